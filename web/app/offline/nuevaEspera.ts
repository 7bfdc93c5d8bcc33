import type { CallName } from '../api.ts'
import type { ParaLaCola } from '../opciones.ts'
import { esperan } from './esperan.ts'
import { baseDe } from './pintar.ts'
import { AL_FINAL, type Espera } from './reglas.ts'
import { textoDe } from './textoDe.ts'

/** What a call is told that waits, by why it does: it is neither done nor refused. */
export const GUARDADO = {
  ausente: 'Guardado en este equipo: se enviará cuando vuelva la conexión.',
  detras: 'Guardado en este equipo: se enviará después de los cambios que van delante.',
  tarde: 'Guardado en este equipo: el servidor no contestó a tiempo y el cambio se envía otra vez.',
} as const

/** Why a write waits: the server is away, something that was made before waits, or its own answer did not come in its time. */
export type PorQue = keyof typeof GUARDADO

export interface Pedida {
  llamada: CallName
  input: Record<string, unknown>
  clave: string
  dueno: string
  cola: ParaLaCola | undefined
  por: PorQue
}

/** A write as it is kept, in the place of the refused one that it mends, or else behind all others. */
export function nuevaEspera(
  { llamada, input, clave, dueno, cola, por }: Pedida,
  corregida: Espera | undefined,
): Espera {
  const base = baseDe(llamada, input, cola?.base)
  return {
    orden: corregida?.orden ?? AL_FINAL,
    dueno,
    llamada,
    // As the wire has it: what cannot be kept is not sent either.
    input: JSON.parse(JSON.stringify(input)),
    clave,
    cuando: Date.now(),
    texto: cola?.texto ?? textoDe(esperan[llamada]!, input, base),
    donde: location.pathname + location.search,
    base,
    estado: 'espera',
    ...(cola?.borrador && { borrador: cola.borrador }),
    ...(por === 'tarde' && { tarde: true as const }),
  }
}
