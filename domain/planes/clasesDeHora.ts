import type { HorasAsignatura } from '../asignaturas/asignatura.ts'
import { horasTotales } from '../asignaturas/horas.ts'
import { numero } from '../texto/numero.ts'

const LETRAS = [
  ['T', 'horasteoria'],
  ['P', 'horaspractica'],
  ['V', 'horasvirtual'],
] as const

/** «TP»: which kinds of weekly hours the courses of a plan have, by their letters; of the others no card of its malla speaks. */
export const clasesDeHora = (cursos: readonly HorasAsignatura[]): string =>
  LETRAS.flatMap(([letra, campo]) => (cursos.some(c => c[campo] > 0) ? [letra] : [])).join('')

/** «T3 P2 V0», of the kinds of hours that the plan has (`clasesDeHora`): one alone needs no letter, «3 h». An empty text when a course says no hours. */
export function horasEnCorto(c: HorasAsignatura, clases: string): string {
  const total = horasTotales(c)
  if (total === 0) return ''
  if (clases.length === 1) return `${numero(total)} h`
  return LETRAS.flatMap(([letra, campo]) =>
    clases.includes(letra) ? [`${letra}${numero(c[campo])}`] : [],
  ).join(' ')
}
