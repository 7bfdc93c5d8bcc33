import type { NodoDeCompetencia } from '@malla/domain/competencias/arbol.ts'
import { type ParteDeLista, ramasDePagina } from '@malla/domain/competencias/recorrido.ts'
import { dato, hojaA4, nota, parrafo, pendiente, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento, SeccionDocumento } from '../document.ts'
import { cuantos, numero } from '../formato.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { avisoDeCese, hojaDePlan } from '../planes/hoja.ts'
import { palabrasDe } from '../planes/palabras.ts'
import { arbolDeCompetencias } from './arbol.ts'
import { competenciasConCursos, cuentaDeNiveles } from './cursos.ts'
import type { DatosCompetencias } from './datos.ts'
import { perfilServido, resultadosVinculados } from './enlaces.ts'
import { paginaDeMatriz } from './matriz.ts'
import { tablasPorTipo } from './tabla.ts'
import { palabrasDeCompetencias as t } from './textos.ts'

/** Which competencies a report speaks of: of one kind, of one group, or one page of branches; without `page` and `per_page` all of them. */
export interface FiltroDeCompetencias extends Partial<ParteDeLista> {
  tipopadre?: number
  tabcompetencia_id?: number
}

/** Branches on a page of a report that is asked for by pages (§9). */
const POR_PAGINA = 10

/** Of the competencies of a plan, what says on which page each stands. */
export interface Competencias<T extends NodoDeCompetencia = NodoDeCompetencia> {
  grupos: readonly { id: number }[]
  todas: readonly T[]
}

/** Those of a kind and of a group. */
const elegidasDe = <T extends NodoDeCompetencia>({ todas }: Competencias<T>, f: FiltroDeCompetencias): T[] =>
  todas.filter(
    c =>
      (f.tipopadre === undefined || c.tipopadre === f.tipopadre) &&
      (f.tabcompetencia_id === undefined || c.tabcompetencia_id === f.tabcompetencia_id),
  )

/** One page of them, the first unless said otherwise, and how many there are. */
const paginaDe = <T extends NodoDeCompetencia>(c: Competencias<T>, f: FiltroDeCompetencias) =>
  ramasDePagina(
    elegidasDe(c, f),
    c.grupos.map(g => g.id),
    { page: f.page ?? 1, per_page: f.per_page ?? POR_PAGINA },
  )

/** How many pages a filter leaves; one where it leaves nothing, for that is said on a page too. */
export const paginasDeCompetencias = (c: Competencias, f: FiltroDeCompetencias): number =>
  Math.max(1, paginaDe(c, f).total)

/** The same data with those competencies alone, and what is said of it in words. */
function soloEstas(d: DatosDiseno, f: FiltroDeCompetencias): { datos: DatosDiseno; dicho: string[] } {
  const { grupos } = d.competencias
  const con = (quedan: DatosCompetencias['todas']): DatosDiseno => {
    const ids = new Set(quedan.map(c => c.id))
    const resultados = new Set(quedan.flatMap(c => c.resultados_ids))
    return {
      ...d,
      competencias: {
        grupos,
        todas: quedan,
        resultados: d.competencias.resultados.filter(r => resultados.has(r.id)),
        celdas: d.competencias.celdas.filter(c => ids.has(c.competencia_id)),
      },
    }
  }
  if (f.page === undefined && f.per_page === undefined)
    return { datos: con(elegidasDe(d.competencias, f)), dicho: [] }
  const { ramas, total } = paginaDe(d.competencias, f)
  return {
    datos: con(ramas),
    dicho: total > 1 && ramas.length ? [t.parte(numero(f.page ?? 1), numero(total))] : [],
  }
}

function documentoDe(
  d: DatosDiseno,
  tituloDe: (nombre: string) => string,
  filtro: FiltroDeCompetencias,
  bloquesDe: (d: DatosDiseno, entero: boolean) => readonly Bloque[],
  paginasDe: (d: DatosDiseno, entero: boolean) => readonly SeccionDocumento[] = () => [],
): Documento {
  const { datos, dicho } = soloEstas(d, filtro)
  // Of a part nothing can be said about what the plan leaves out.
  const entero = datos.competencias.todas.length === d.competencias.todas.length
  const { todas } = datos.competencias
  const nombre = d.terminos.nombreCompetencias
  const cuenta = cuantos(todas.length, d.terminos.nombreCompetencia, nombre).toLowerCase()
  const nada = d.competencias.todas.length ? nota(t.ninguna) : parrafo(pendiente)
  return hojaDePlan(d, nombre, {
    portada: null,
    indice: null,
    imagenes: d.imagenes,
    secciones: [
      hojaA4([
        ...avisoDeCese(d),
        titulo(1, 'documento', tituloDe(nombre)),
        parrafo(tramo([d.programa, d.full_name, cuenta, ...dicho].join(' · ')), 'subtitulo'),
        ...(todas.length ? bloquesDe(datos, entero) : [nada]),
      ]),
      ...(todas.length ? paginasDe(datos, entero) : []),
    ],
  })
}

/** The competencies of a plan as a tree, with the profile and the outcomes that they serve. */
export const pdfArbol = (d: DatosDiseno, filtro: FiltroDeCompetencias = {}): Documento =>
  documentoDe(d, t.titulos.arbol, filtro, (datos, entero) => [
    ...arbolDeCompetencias(datos),
    ...(entero ? perfilServido(datos) : []),
    ...resultadosVinculados(datos),
  ])

/** The competencies in a table a kind, with the outcomes in full. */
export const pdfTabla = (d: DatosDiseno, filtro: FiltroDeCompetencias = {}): Documento =>
  documentoDe(d, t.titulos.tabla, filtro, datos => [...tablasPorTipo(datos), ...resultadosVinculados(datos)])

/** The competencies with the courses that serve each, and the matrix. */
export const pdfConCursos = (d: DatosDiseno, filtro: FiltroDeCompetencias = {}): Documento =>
  documentoDe(
    d,
    nombre => t.titulos.cursos(nombre, palabrasDe(d.institucion)),
    filtro,
    datos => [
      { tipo: 'franja', datos: cuentaDeNiveles(datos).map(x => dato(x.rotulo, numero(x.n))) },
      ...competenciasConCursos(datos),
    ],
    (datos, entero) => paginaDeMatriz(datos, entero),
  )
