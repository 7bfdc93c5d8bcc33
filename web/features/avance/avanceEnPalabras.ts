import type { AvanceDetallado } from '@malla/contracts/avance.ts'
import { contar } from '@malla/domain/texto/numero.ts'

type Cuenta = AvanceDetallado['cuentas']['secciones']
type Curso = AvanceDetallado['cursos'][number]

/** Cartas with something to do in this part: `solo` of their screen. */
type SoloDeCartas = 'cartas' | 'elementos' | 'sumillas'

interface CuentaConNombre {
  nombre: string
  cuenta: Cuenta
  /** Where the cartas are that lack it. */
  cartas?: SoloDeCartas
  /** It is the list of syllabi that says which. */
  isDeSilabos?: boolean
}

/** What is counted of a plan, with its name; what this version does not keep yet is left out. */
export function cuentasDe(a: Pick<AvanceDetallado, 'cuentas'>): CuentaConNombre[] {
  const { secciones, registro, cartas, silabos, elementos, sumillas } = a.cuentas
  return [
    { nombre: 'Secciones', cuenta: secciones },
    { nombre: 'Cursos con horas y área', cuenta: registro },
    { nombre: 'Cartas descriptivas', cuenta: cartas, cartas: 'cartas' as const },
    { nombre: 'Sílabos', cuenta: silabos, isDeSilabos: true },
    { nombre: 'Elementos de competencia', cuenta: elementos, cartas: 'elementos' as const },
    { nombre: 'Sumillas', cuenta: sumillas, cartas: 'sumillas' as const },
  ].flatMap(({ cuenta, ...resto }) => (cuenta && cuenta.total > 0 ? [{ cuenta, ...resto }] : []))
}

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

/** «3 entradas, 1 incompleta»; what a section that is missing says instead. */
export function cuantoDe({ cuantos, incompletos }: { cuantos: number; incompletos: number }): string {
  if (cuantos === 0) return 'Sin contenido'
  const entradas = contar(cuantos, 'entrada')
  return incompletos === 0 ? entradas : `${entradas}, ${contar(incompletos, 'incompleta')}`
}
