import type { Hallazgo } from './evaluar.ts'
import type { Hallado } from './medidas/medible.ts'

/** A finding that somebody accepted, with what was found then. */
export interface Aceptado {
  regla: string
  lugar: string
  hallado: Hallado
}

/** The light of a plan: what is not accepted decides. `sin_medir`: it has no courses yet. */
export type LuzLegal = 'cumple' | 'aviso' | 'falta' | 'sin_medir'

/** The light in words, since colour alone says nothing. */
export const palabraDeLuzLegal: Readonly<Record<LuzLegal, string>> = {
  cumple: 'Cumple',
  aviso: 'Por revisar',
  falta: 'No cumple',
  sin_medir: 'Sin cursos',
}

/** What a plan comes to, for lights and lists. */
export interface ResumenLegal {
  luz: LuzLegal
  faltas: number
  avisos: number
  aceptados: number
}

/** The same for the same thing found, whatever the order in which its parts are kept. */
export const claveDeHallado = (hallado: Hallado): string =>
  JSON.stringify(Object.entries(hallado).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const lugarDe = (x: { regla: string; lugar: string }): string => `${x.regla} ${x.lugar}`

/** Each finding with its acceptance, null where nobody accepted it or something else is found there now. */
export function conAceptados<A extends Aceptado>(
  hallazgos: readonly Hallazgo[],
  aceptados: readonly A[],
): { hallazgo: Hallazgo; aceptado: A | null }[] {
  const por = new Map(aceptados.map(a => [lugarDe(a), a]))
  return hallazgos.map(hallazgo => {
    const a = por.get(lugarDe(hallazgo))
    const isMismo = a !== undefined && claveDeHallado(a.hallado) === claveDeHallado(hallazgo.hallado)
    return { hallazgo, aceptado: isMismo ? a : null }
  })
}

/** The light of a plan and what it comes from. `cursos`: how many it has. */
export function resumenLegal(
  hallazgos: readonly Hallazgo[],
  aceptados: readonly Aceptado[],
  cursos: number,
): ResumenLegal {
  const vistos = conAceptados(hallazgos, aceptados)
  const abiertos = vistos.filter(v => v.aceptado === null)
  const faltas = abiertos.filter(v => v.hallazgo.gravedad === 'falta').length
  const avisos = abiertos.length - faltas
  const luz = cursos === 0 ? 'sin_medir' : faltas > 0 ? 'falta' : avisos > 0 ? 'aviso' : 'cumple'
  return { luz, faltas, avisos, aceptados: vistos.length - abiertos.length }
}
