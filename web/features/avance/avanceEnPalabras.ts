import type { AvanceDetallado } from '@malla/contracts/avance.ts'
import { isCesado } from '@malla/domain/planes/cese.ts'
import { type Luz, palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { paths } from '../../paths.ts'

type Cuenta = AvanceDetallado['cuentas']['secciones']
type Curso = AvanceDetallado['cursos'][number]

interface CuentaConNombre {
  nombre: string
  cuenta: Cuenta
  /** Where it is done; null where no list says which. */
  href: string | null
}

/** Cartas with something to do in this part: `solo` of their screen. */
type SoloDeCartas = 'cartas' | 'elementos' | 'sumillas'

/**
 * What is counted of a plan, with its name; what this version does not keep yet is left out. Syllabi are counted by the latest of each course, and so are those
 * of their list: it has none of a plan that has ceased.
 */
export function cuentasDe(a: Pick<AvanceDetallado, 'id' | 'fechacese' | 'cuentas'>): CuentaConNombre[] {
  const { secciones, registro, cartas, silabos, elementos, sumillas } = a.cuentas
  const deCartas = (solo: SoloDeCartas) => paths.carta({ plan: a.id, solo })
  const deSilabos = isCesado(a) ? null : paths.silabos({ plan: a.id, modo: 'ultimos' })
  return [
    { nombre: 'Secciones', cuenta: secciones, href: null },
    { nombre: 'Cursos con horas y área', cuenta: registro, href: null },
    { nombre: 'Cartas descriptivas', cuenta: cartas, href: deCartas('cartas') },
    { nombre: 'Sílabos', cuenta: silabos, href: deSilabos },
    { nombre: 'Elementos de competencia', cuenta: elementos, href: deCartas('elementos') },
    { nombre: 'Sumillas', cuenta: sumillas, href: deCartas('sumillas') },
  ].flatMap(({ cuenta, ...resto }) => (cuenta ? [{ cuenta, ...resto }] : []))
}

/** «1 de 4»; of none only courses are counted: a plan without any is as far from complete in them as it can be. */
export const cifraDe = ({ completos, total }: Cuenta): string =>
  total === 0 ? 'sin cursos' : `${completos} de ${total}`

/** A share of a count in percent, for a bar. */
export const parteDe = (n: number, { total }: Cuenta): number => (total === 0 ? 0 : (100 * n) / total)

const NOMBRES = { horas: 'horas', area: 'área' } as const

/** What a course lacks: «Falta área», «Faltan horas y área», and what is wrong with its requisites. */
export function faltasDe({ faltas, problemas }: Pick<Curso, 'faltas' | 'problemas'>): string[] {
  const dichas = faltas.map(f => NOMBRES[f])
  const lacks =
    dichas.length === 0 ? [] : [`${dichas[0] === 'área' ? 'Falta' : 'Faltan'} ${dichas.join(' y ')}`]
  return [...lacks, ...problemas]
}

/** Courses that lack something or have a problem. */
export const pendientes = (cursos: readonly Curso[]): Curso[] =>
  cursos.filter(c => c.faltas.length > 0 || c.problemas.length > 0)

/** The light of a section in words; one that is done by its first entry (§4) says how many of the others are not. */
export const luzDe = ({ luz, incompletos }: { luz: Luz; incompletos: number }): string =>
  luz === 'success' && incompletos > 0 ? `${palabraDeLuz.success}, salvo ${incompletos}` : palabraDeLuz[luz]

/** «3 entradas, 1 incompleta»; what a section that is missing says instead. */
export function cuantoDe({ cuantos, incompletos }: { cuantos: number; incompletos: number }): string {
  if (cuantos === 0) return 'Sin contenido'
  const entradas = contar(cuantos, 'entrada')
  return incompletos === 0 ? entradas : `${entradas}, ${contar(incompletos, 'incompleta')}`
}
