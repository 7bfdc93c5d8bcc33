import { numero } from '../texto/numero.ts'

/** Credits have one decimal (institutes use 1.5); null where there are none, as in schools. */

/** The most credits that a course, a requisite or a plan can ask for. */
export const MAX_CREDITOS = 999

/** «4», «1,5»; an empty text where there are none. */
export const formatCreditos = (n: number | null): string => (n === null ? '' : numero(n, 1))

/** Credits as people write them («4», «1,5», «1.50»), to one decimal; null when it is not such a number. */
export function parseCreditos(escrito: string): number | null {
  const partes = /^(\d{1,3})(?:[.,](\d)0*)?$/.exec(escrito.trim())
  return partes ? Number(`${partes[1]}.${partes[2] ?? 0}`) : null
}

/**
 * Sum of credits, exact to the tenth. Those without credits do not count; null when none has any, so that a school is
 * never told that its plan has 0 credits.
 */
export function sumCreditos(creditos: Iterable<number | null>): number | null {
  let decimas = 0
  let alguno = false
  for (const c of creditos) {
    if (c === null) continue
    alguno = true
    decimas += Math.round(c * 10)
  }
  return alguno ? decimas / 10 : null
}

/**
 * Credits that a student takes in all: obligatory ones and those that sections of electives require. Null in a plan whose courses have none, as a
 * school's, whatever its sections ask.
 */
export const creditosConElectivos = (
  cursos: readonly { credits: number | null }[],
  obligatorios: number | null,
  requeridos: number | null,
): number | null => (cursos.some(c => c.credits !== null) ? sumCreditos([obligatorios, requeridos]) : null)
