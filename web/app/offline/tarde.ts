import { isSinRespuesta } from '../../ui/reasons.ts'
import { PLAZO } from '../pausas.ts'
import { filasDe } from './celdas.ts'
import type { Espera } from './reglas.ts'

/** Writes whose answer did not come in its time while everything else was answered. Pure. */

/** What the person is told of one that was late again. */
const SIN_SABER =
  'El servidor no contestó a tiempo a este cambio, ni siquiera al enviarlo de nuevo, aunque sí contesta a lo demás. Puede que lo haya guardado y puede que no: véalo en la página. Puede enviarlo otra vez, y no se guardará dos veces, o descartarlo; si ya se guardó, descartarlo no lo deshace.'

/** How long the answer to a write is waited for: one of many rows takes longer. */
export const plazoDeEspera = (input: object): number =>
  Object.values(input).some(v => filasDe(v).length > 1) ? PLAZO.deMuchas : PLAZO.deUna

/** A write that was answered, or is another one by now: that it was late before says nothing any more. */
export const contestada = ({ tarde: _tarde, ...otra }: Espera): Espera => otra

/** A write that was refused: answered, or, after a fault of the server, one that may be done all the same. */
export const trasContestar = (uno: Espera, error: unknown): Espera =>
  isSinRespuesta(error) ? { ...uno, tarde: true } : contestada(uno)

/**
 * A write that was late. Where nobody was there that says nothing of it, and it waits as it did. Where the server was there it goes once more, under its key;
 * late again, it waits for its person, and keeps nothing else back: it may be done or not.
 */
export function trasTardar(uno: Espera, isAhi: boolean): Espera {
  if (!isAhi) return contestada(uno)
  return uno.tarde ? { ...uno, estado: 'rechazado', motivo: SIN_SABER } : { ...uno, tarde: true }
}
