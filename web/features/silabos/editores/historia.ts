import { conDecision, fundirClave } from '@malla/domain/silabos/fusion.ts'
import { igual } from '@malla/domain/valores/igual.ts'

/** What was done in an editor and can be undone. Others may have written meanwhile: undoing takes away only what the step did. */

/** `que`: for people: «quitar la semana 5». The values of the key before and after it. */
export interface Paso {
  que: string
  antes: unknown
  despues: unknown
}

export interface Historia {
  hechos: readonly Paso[]
  deshechos: readonly Paso[]
}

export const SIN_HISTORIA: Historia = { hechos: [], deshechos: [] }

/** So many steps are remembered. */
const PASOS = 100

/** With one more step; what was undone before it cannot be done again. */
export const anotar = (h: Historia, paso: Paso): Historia => ({
  hechos: [...h.hechos, paso].slice(-PASOS),
  deshechos: [],
})

export interface Vuelta {
  historia: Historia
  valor: unknown
  que: string
  /** False: others have changed all of it since, and nothing is left to go back to. */
  isAlgo: boolean
}

/** `ahora` led from one state to another; where somebody else wrote since, theirs stays. */
function llevar(clave: string, desde: unknown, hasta: unknown, ahora: unknown): unknown {
  if (igual(ahora, desde)) return hasta
  const { valor, choques } = fundirClave(clave, desde, hasta, ahora)
  return choques.reduce((v, c) => conDecision(clave, v, c, c.suyo), valor)
}

/** A step gone from one of its sides to the other. `vuelta`: the way back from there, over what was done and no more; empty where that is nothing. */
function ir(clave: string, que: string, desde: unknown, hasta: unknown, ahora: unknown) {
  const valor = llevar(clave, desde, hasta, ahora)
  const isAlgo = !igual(valor, ahora)
  return { valor, que, isAlgo, vuelta: isAlgo ? [{ que, desde: valor, hasta: ahora }] : [] }
}

/** Takes the last step back; null when there is none. */
export function deshacer(clave: string, { hechos, deshechos }: Historia, ahora: unknown): Vuelta | null {
  const paso = hechos.at(-1)
  if (!paso) return null
  const { vuelta, ...ida } = ir(clave, paso.que, paso.despues, paso.antes, ahora)
  const otros = vuelta.map(({ que, desde, hasta }) => ({ que, antes: desde, despues: hasta }))
  return { ...ida, historia: { hechos: hechos.slice(0, -1), deshechos: [...deshechos, ...otros] } }
}

/** Does again what was taken back last; null when there is nothing. */
export function rehacer(clave: string, { hechos, deshechos }: Historia, ahora: unknown): Vuelta | null {
  const paso = deshechos.at(-1)
  if (!paso) return null
  const { vuelta, ...ida } = ir(clave, paso.que, paso.antes, paso.despues, ahora)
  const otros = vuelta.map(({ que, desde, hasta }) => ({ que, antes: hasta, despues: desde }))
  return { ...ida, historia: { hechos: [...hechos, ...otros], deshechos: deshechos.slice(0, -1) } }
}

/** What is told once a step was gone: «Deshecho: quitar la semana 5.» */
export const dichoDeVuelta = (
  como: 'deshacer' | 'rehacer',
  { que, isAlgo }: Pick<Vuelta, 'que' | 'isAlgo'>,
) =>
  isAlgo
    ? `${como === 'deshacer' ? 'Deshecho' : 'Rehecho'}: ${que}.`
    : `Ya no hay nada que ${como} de «${que}»: otra persona lo cambió después.`
