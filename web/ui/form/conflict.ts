import { refusalOf } from '../reasons.ts'
import { type Disputed, type Encima, mergeEdits } from './merge.ts'

/** The record changed under the form: what both sides changed differently. */
export interface Conflict<V> {
  theirs: V
  merged: V
  disputed: Disputed[]
  /** It was the person themselves who changed it, in another tab or on another device. */
  propia?: boolean
}

type Values = Record<string, unknown>

/** The newer record that a stale edit (409) is refused with. Of what another thing has taken the place of (`reemplaza`) there is none: undefined, as of any other refusal. */
export function newerOf(error: unknown): unknown {
  const refusal = refusalOf(error)
  return refusal?.status === 409 && refusal.body.reemplaza === undefined ? refusal.body.actual : undefined
}

/** Whether the server knows that a stale edit met what this very person saved elsewhere. */
export const isPropia = (error: unknown): boolean => refusalOf(error)?.body.propia === true

/**
 * Whether the key of a save is that of another one by now: it was done, its answer was lost, and these values are no longer those. Under a key of its own this
 * one is done too, so that is said only of values whose revision lets nothing be done twice.
 */
export const isDeOtraClave = (error: unknown, sent: object): boolean =>
  refusalOf(error)?.body.repetida === true && Number((sent as Values).revision ?? 0) > 0

/** What the person is told of it: whose change it is, and what there is to do. */
export function palabrasDe({ propia, disputed }: Pick<Conflict<unknown>, 'propia' | 'disputed'>): {
  titulo: string
  texto: string
} {
  const juntas = 'Se pueden guardar los dos cambios juntos.'
  const elija = 'Elija qué versión queda en cada dato.'
  if (propia)
    return {
      titulo: 'Usted guardó antes, en otra pestaña o equipo',
      texto:
        disputed.length === 0
          ? `Allí cambió otros datos, que aquí no ha tocado. ${juntas}`
          : `${elija} Lo que cambió en uno solo de los dos lugares se conserva.`,
    }
  return {
    titulo: 'Otra persona guardó antes',
    texto:
      disputed.length === 0
        ? `Cambió otros datos que usted no ha tocado. ${juntas}`
        : `${elija} Lo que cambió solo uno de los dos se conserva.`,
  }
}

/** What a form has and the newer record does not say. */
function missingIn(theirs: Values, base: Values): string[] {
  const lacks = (name: string) =>
    !(name in theirs) || (name === 'revision' && theirs[name] === undefined && base[name] !== undefined)
  return Object.keys(base).filter(lacks)
}

/**
 * A save that was refused, brought together with the newer record in the words of the form (`actual`). Throws where that does not have all that the
 * form has: the rest would pass for untouched, and the other person's work would be written over while they are told that both are kept.
 */
export function conflictOf<V extends object>(
  base: V,
  sent: V,
  actual: object,
  encima?: Encima<V>,
): Conflict<V> {
  const [b, a] = [base as Values, actual as Values]
  const missing = missingIn(a, b)
  if (missing.length > 0)
    throw new Error(`The record of the 409 does not say ${missing.join(', ')}: the form needs its actualOf`)
  const names = Object.keys({ ...b, ...sent }).filter(name => name in a)
  const theirs = Object.fromEntries(names.map(name => [name, a[name]])) as V
  return { theirs, ...mergeEdits(base, sent, theirs, encima) }
}
