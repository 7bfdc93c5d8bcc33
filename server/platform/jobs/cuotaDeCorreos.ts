import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Ctx } from '../context.ts'
import { sql } from '../db/drizzle.ts'
import { takeTurn } from '../db/turno.ts'
import { HttpError } from '../errors.ts'

/** Reports that one person mails within an hour: more than anybody does by hand, and too few to bother somebody with the institution's name. */
export const POR_HORA = 100
/** Of them the same one to the same address. */
export const IGUALES_POR_HORA = 10

/**
 * Holds that a person does not mail reports without end: 429. Those who ask at once take turns, so that none slips through.
 */
export async function assertCuotaDeCorreos(
  { tx, empresaId, sesion }: Pick<Ctx, 'tx' | 'empresaId' | 'sesion'>,
  { llamada, input, correo }: { llamada: string; input: unknown; correo: string },
): Promise<void> {
  const { usuario_id } = sesion
  await takeTurn(tx, 'correos', usuario_id)
  const { rows } = await tx.execute(sql`
    select count(*)::int as todos, (count(*) filter (where llamada = ${llamada} and lower(entrada ->> 'correo') = lower(${correo})
      and entrada -> 'input' = ${JSON.stringify(input)}::jsonb))::int as iguales
    from trabajos where empresa_id = ${empresaId} and usuario_id = ${usuario_id} and entrada ? 'correo'
      and created_at > clock_timestamp() - interval '1 hour'`)
  const { todos, iguales } = rows[0] as { todos: number; iguales: number }
  if (todos >= POR_HORA || iguales >= IGUALES_POR_HORA)
    throw new HttpError(429, mensajesDeError.demasiadosCorreos)
}
