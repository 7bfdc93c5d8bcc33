import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { cursosDe } from '@malla/domain/asignaturas/requisitos.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { contar, segun } from '@malla/domain/texto/numero.ts'
import type { Matriz } from '@malla/domain/texto/tsv.ts'
import type { Rango } from '../../../ui/celdas.ts'
import type { Cambio } from './borrador.ts'
import { cambioDeTextos, type Entrada, siguienteId } from './cambios.ts'
import { type ColumnaId, type Contexto, columnaDe, isEditable } from './columnas.ts'
import { type CamposDeFila, type Fila, nuevaFila } from './fila.ts'
import type { CeldaCopiada } from './html.ts'
import { escribirCelda } from './leer.ts'
import { enLugar } from './lugares.ts'
import { pegar } from './pegar.ts'
import type { Lienzo } from './seleccion.ts'
import { idDeClave, isParaNueva, type Linea } from './vista.ts'

/** The grid as its commands see it: rows, what is on the screen, and what cells are read with. */
export interface Hoja {
  filas: readonly Fila[]
  borradas: ReadonlySet<Id>
  lineas: ReadonlyMap<string, Linea>
  lienzo: Lienzo
  ctx: Contexto
  /** Whether the institution is a school. */
  enColegio: boolean
}

const filaDe = (hoja: Hoja, clave: string): Fila | null => {
  const linea = hoja.lineas.get(clave)
  return linea?.tipo === 'fila' && !hoja.borradas.has(linea.fila.id) ? linea.fila : null
}

const clavesDe = ({ lienzo }: Hoja, r: Rango): string[] => lienzo.filas.slice(r.desdeFila, r.hastaFila + 1)
const columnasDe = ({ lienzo }: Hoja, r: Rango): ColumnaId[] =>
  lienzo.columnas.slice(r.desdeColumna, r.hastaColumna + 1)

/** The courses that a selection touches; those to be deleted are not among them. */
export const filasDeRango = (hoja: Hoja, rango: Rango): Fila[] =>
  clavesDe(hoja, rango).flatMap(clave => filaDe(hoja, clave) ?? [])

const celdas = (n: number): string => contar(n, 'celda')

/** The cells of a selection as they go to the clipboard. */
export const copiar = (hoja: Hoja, rango: Rango): CeldaCopiada[][] =>
  filasDeRango(hoja, rango).map(fila =>
    columnasDe(hoja, rango).map(id => ({
      texto: escribirCelda(id, fila, hoja.ctx),
      isNumero: (columnaDe(id).clase === 'numero' || id === 'total') && fila.crudo[id] === undefined,
    })),
  )

/** Empties the cells of a selection; the cycle or section stays, since every course has one. */
export function vaciar(hoja: Hoja, rango: Rango): Cambio {
  const columnas = columnasDe(hoja, rango).filter(c => isEditable(c) && c !== 'lugar')
  const entradas = filasDeRango(hoja, rango).flatMap(f =>
    columnas.map(columna => ({ id: f.id, columna, texto: '' })),
  )
  return cambioDeTextos(`vaciar ${celdas(entradas.length)}`, hoja.filas, entradas, hoja.ctx)
}

/** Ctrl D: the first row of the selection into those below; of one row alone, the row above into it. Null where there is none above. */
export function rellenar(hoja: Hoja, rango: Rango): Cambio | null {
  const filas = filasDeRango(hoja, rango)
  const arriba = hoja.lienzo.filas.slice(0, rango.desdeFila).findLast(c => filaDe(hoja, c))
  const modelo = filas.length > 1 ? filas[0] : arriba && filaDe(hoja, arriba)
  if (!modelo) return null
  const entradas = columnasDe(hoja, rango).flatMap(columna => {
    const texto = escribirCelda(columna, modelo, hoja.ctx)
    return filas.filter(f => f.id !== modelo.id).map(f => ({ id: f.id, columna, texto }))
  })
  return cambioDeTextos(`rellenar ${celdas(entradas.length)}`, hoja.filas, entradas, hoja.ctx)
}

/** Where new courses go that are written or pasted at a line: its group, or where the last course above it stands. */
function lugarEn(hoja: Hoja, clave: string): Partial<CamposDeFila> {
  const linea = hoja.lineas.get(clave)
  if (linea?.tipo === 'nueva') return linea.grupo.lugar ? enLugar(linea.grupo.lugar) : {}
  if (linea?.tipo !== 'fila') return {}
  return { ciclo_id: linea.fila.ciclo_id, seccion_id: linea.fila.seccion_id }
}

const nuevas = (hoja: Hoja, n: number, campos: Partial<CamposDeFila>): Fila[] => {
  const primera = siguienteId(hoja.filas)
  return Array.from({ length: n }, (_, i) => nuevaFila(primera - i, campos))
}

/** Pastes a table at a selection: over the courses there, and into new ones where it is longer. */
export function pegarEn(hoja: Hoja, rango: Rango, matriz: Matriz): Cambio {
  const isFija = (clave: string) => filaDe(hoja, clave) === null && !isParaNueva(clave)
  const pegado = pegar(matriz, rango, hoja.lienzo, { isParaNueva, isFija, enColegio: hoja.enColegio })
  const inicio = hoja.lienzo.filas[rango.desdeFila]!
  const ultima = isParaNueva(inicio) ? inicio : hoja.lienzo.filas.findLast(c => filaDe(hoja, c) !== null)
  const creadas = nuevas(hoja, pegado.nuevas, lugarEn(hoja, ultima ?? inicio))
  const entradas = pegado.celdas.map(
    ({ fila, columna, texto }): Entrada => ({
      id: 'nueva' in fila ? creadas[fila.nueva]!.id : idDeClave(fila.clave)!,
      columna,
      texto,
    }),
  )
  return cambioDeTextos(`pegar ${celdas(entradas.length)}`, hoja.filas, entradas, hoja.ctx, creadas)
}

/** Writes a text into the cells of a selection. In the row for new courses it makes one. */
export function escribirEn(hoja: Hoja, rango: Rango, texto: string): Cambio {
  const columnas = columnasDe(hoja, rango).filter(isEditable)
  const primera = clavesDe(hoja, rango)[0]!
  const creadas = isParaNueva(primera) && texto.trim() !== '' ? nuevas(hoja, 1, lugarEn(hoja, primera)) : []
  const filas = creadas.length > 0 ? creadas : filasDeRango(hoja, rango)
  const entradas = filas.flatMap(f => columnas.map(columna => ({ id: f.id, columna, texto })))
  const titulo =
    creadas.length > 0
      ? 'añadir un curso'
      : entradas.length === 1
        ? `cambiar ${columnaDe(columnas[0]!).nombre.toLowerCase()} de ${filas[0]!.nombre || 'un curso'}`
        : `cambiar ${celdas(entradas.length)}`
  return cambioDeTextos(titulo, hoja.filas, entradas, hoja.ctx, creadas)
}

/** Writes one text into one column of many courses. */
export const escribirEnFilas = (
  hoja: Hoja,
  filas: readonly Fila[],
  columna: ColumnaId,
  texto: string,
): Cambio =>
  cambioDeTextos(
    `cambiar ${columnaDe(columna).nombre.toLowerCase()} de ${segun(filas.length, 'un curso', '# cursos')}`,
    hoja.filas,
    filas.map(f => ({ id: f.id, columna, texto })),
    hoja.ctx,
  )

/** A new empty course at the end of a cycle or section. */
export const agregar = (hoja: Hoja, clave: string): Cambio =>
  cambioDeTextos('añadir un curso', hoja.filas, [], hoja.ctx, nuevas(hoja, 1, lugarEn(hoja, clave)))

/**
 * Why courses cannot be deleted: others that stay ask for them. Empty when they can. An older version takes the place of a newer one, so that
 * one can always go.
 */
export function whyNotBorrar(hoja: Hoja, ids: ReadonlySet<Id>): string[] {
  const quedan = hoja.filas.filter(f => !ids.has(f.id) && !hoja.borradas.has(f.id))
  return hoja.filas
    .filter(f => ids.has(f.id) && f.version === 1)
    .flatMap(f => {
      const por = quedan.filter(q => cursosDe(q.requisitos).some(c => c.asignatura_id === f.id))
      if (por.length === 0) return []
      return [
        `No se puede eliminar «${f.nombre}»: es requisito de ${enLista(por.map(q => `«${q.nombre}»`))}.`,
      ]
    })
}
