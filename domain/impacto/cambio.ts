import { horasDe, horasTotales } from '../asignaturas/horas.ts'
import type { Semana, Unidad } from '../silabos/contenido.ts'
import { horasDeUnidad } from '../silabos/horas.ts'
import { contar, numero } from '../texto/numero.ts'
import { igual } from '../valores/igual.ts'
import {
  alcanzados,
  cartasDe,
  enPaginaPublica,
  nombreDeSilabo,
  QUEDA_CERRADO,
  silabosDe,
} from './alcanzados.ts'
import { nombran } from './equivalencias.ts'
import { type Efecto, type Impacto, impacto, unaVez } from './impacto.ts'
import type { FilaDeCurso, MundoDeCurso } from './mundoDeCurso.ts'
import type { Fila } from './pasos.ts'

/** What a change of fields of courses does to what was made from them. What names a course by its id follows by itself and is not told. */

/** What is printed of a course, by the word for it. */
const DATOS = {
  nombre: ['nombre'],
  código: ['codigo'],
  créditos: ['credits'],
  horas: ['horasteoria', 'horaspractica', 'horasvirtualteoria', 'horasvirtualpractica'],
  ciclo: ['ciclo_id', 'seccion_id'],
  requisitos: ['requisitos'],
  tipo: ['tipocurso_id'],
  modalidad: ['modalidad'],
} as const
type DatoDeCurso = keyof typeof DATOS

/** Data that stand above a carta and in a table of equivalences. */
const DE_CARTA: readonly DatoDeCurso[] = ['nombre', 'código', 'créditos', 'horas', 'requisitos']
const DE_EQUIVALENCIA: readonly DatoDeCurso[] = ['nombre', 'código', 'créditos']

/** A course before and after. */
export interface CursoCambiado {
  antes: FilaDeCurso
  despues: FilaDeCurso
}

/** Which of the data that are printed differ. */
const datosCambiados = ({ antes, despues }: CursoCambiado): DatoDeCurso[] =>
  (Object.keys(DATOS) as DatoDeCurso[]).filter(d =>
    DATOS[d].some(campo => !igual((antes as Fila)[campo], (despues as Fila)[campo])),
  )

type Silabo = MundoDeCurso['silabos'][number]

const unidadesDe = (s: Silabo): readonly Unidad[] => {
  const clave = s.hijas.find(
    h => h.tabla === 'silabo_claves' && h.antes?.clave === 'unidadesaprendizaje',
  )?.antes
  const valor = clave?.valor
  return Array.isArray(valor) ? (valor as Unidad[]) : []
}

/** Hours of all weeks of a syllabus: those with hours of their own keep them. */
function sumaDeSemanas(s: Silabo, { antes, despues }: CursoCambiado): string {
  const unidades = unidadesDe(s).filter(u => Array.isArray(u.semanas))
  const semanas: Semana[] = unidades.flatMap(u => u.semanas)
  if (semanas.length === 0) return ''
  const suma = (fila: FilaDeCurso): number =>
    unidades.reduce((n, u) => n + Math.round(horasDeUnidad(u, horasDe(fila)) * 10), 0) / 10
  const [era, sera] = [suma(antes), suma(despues)]
  return era === sera
    ? ` Sus semanas siguen sumando ${contar(era, 'hora')}.`
    : ` Sus semanas pasan de sumar ${numero(era)} a ${contar(sera, 'hora')}.`
}

const ESTADOS: Readonly<Record<string, string>> = {
  entregado: ' Está entregado.',
  observado: ' Está observado.',
}

function deSilabo(s: Silabo, c: CursoCambiado, datos: readonly DatoDeCurso[]): string {
  const isOtraCarga = horasTotales(horasDe(c.antes)) !== horasTotales(horasDe(c.despues))
  const semanas = isOtraCarga ? sumaDeSemanas(s, c) : ''
  return `Mostrará los datos nuevos: ${datos.join(', ')}.${semanas}${ESTADOS[String(s.fila.estado)] ?? ''}`
}

/** Versions in force, by base: what others than its own syllabi show of a course. */
function isVigente(mundo: MundoDeCurso, { antes }: CursoCambiado): boolean {
  const base = antes.base_id ?? antes.id
  return !mundo.cursos.some(c => (c.base_id ?? c.id) === base && c.version > antes.version)
}

function deUno(mundo: MundoDeCurso, c: CursoCambiado, datos: readonly DatoDeCurso[]): Efecto[] {
  const { id, nombre, base_id } = c.antes
  const de = { plan_id: mundo.plan.id }
  const suyos = alcanzados([c.antes])
  const silabos = silabosDe(mundo, suyos).map(
    (s): Efecto => ({
      ...de,
      cosa: 'silabo',
      id: s.fila.id,
      nombre: `${nombreDeSilabo(s.periodo)} de «${nombre}»`,
      suerte: s.isCerrado ? 'queda' : 'cambia',
      detalle: s.isCerrado ? QUEDA_CERRADO : deSilabo(s, c, datos),
    }),
  )
  if (!isVigente(mundo, c)) return silabos
  const base = base_id ?? id
  const deCarta = datos.filter(d => DE_CARTA.includes(d))
  const cartas = cartasDe(mundo, new Set([base]))
  const deTabla = datos.filter(d => DE_EQUIVALENCIA.includes(d))
  return [
    ...silabos,
    ...(deCarta.length > 0 && cartas.some(x => x.isEscrita)
      ? [
          {
            ...de,
            cosa: 'carta',
            id: base,
            nombre: `Carta descriptiva de «${nombre}»`,
            suerte: 'cambia',
            detalle: `Mostrará los datos nuevos: ${deCarta.join(', ')}.`,
          } as const,
        ]
      : []),
    ...(deTabla.length > 0 ? nombran(mundo.equivalencias, new Set([base])) : []).map(
      (e): Efecto => ({
        cosa: 'equivalencia',
        id: e.fila.id,
        nombre: `Equivalencia entre «${e.origen}» y «${e.destino}»`,
        plan_id: e.fila.planestudio_id,
        suerte: 'cambia',
        detalle: `Nombra «${nombre}» y mostrará los datos nuevos: ${deTabla.join(', ')}.`,
      }),
    ),
  ]
}

/** «Cambiar «Física I»», «Cambiar 3 cursos». */
export const tituloDeCambio = (nombres: readonly string[]): string =>
  nombres.length === 1 ? `Cambiar «${nombres[0]}»` : `Cambiar ${nombres.length} cursos`

/**
 * What a change of courses of one plan does: to their syllabi that are still written, their carta, tables of equivalences of any plan and the public page.
 * Closed syllabi are told as what stays. `mas`: what rules say of it. Nothing is written by it: the change is saved where it is made.
 */
export function impactoDeCambio(
  mundo: MundoDeCurso,
  cambiados: readonly CursoCambiado[],
  mas: readonly Efecto[] = [],
): Impacto {
  const reales = cambiados.map(c => ({ c, datos: datosCambiados(c) })).filter(({ datos }) => datos.length > 0)
  const efectos = unaVez(reales.flatMap(({ c, datos }) => deUno(mundo, c, datos)))
  const isEnPagina = reales.some(({ c }) => isVigente(mundo, c))
  return impacto(
    tituloDeCambio((reales.length > 0 ? reales.map(r => r.c) : cambiados).map(c => c.antes.nombre)),
    [...efectos, ...(isEnPagina ? enPaginaPublica(mundo.plan) : []), ...mas],
    [],
  )
}
