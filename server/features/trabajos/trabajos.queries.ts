import { DIAS_GUARDADO } from '@malla/domain/documentos/guardado.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, desc, eq, gt, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { type EntradaDeTrabajo, isEnLista, type TrabajoRow } from '../../platform/jobs/pedidos.ts'
import { CLAVES_POR_SALIR } from '../../platform/mail/porSalir.ts'

const { trabajos } = schema

/** Most that the list of one's own documents shows. */
const MAXIMO = 50

const mine = ({ empresaId, sesion }: Ctx) =>
  and(eq(trabajos.empresa_id, empresaId), eq(trabajos.usuario_id, sesion.usuario_id), isEnLista)

/** What the person asked for and is still kept, newest first. */
export const selectMisTrabajos = (ctx: Ctx): Promise<TrabajoRow[]> =>
  ctx.tx
    .select()
    .from(trabajos)
    .where(
      and(
        mine(ctx),
        gt(trabajos.created_at, sql`clock_timestamp() - make_interval(days => ${DIAS_GUARDADO})`),
      ),
    )
    .orderBy(desc(trabajos.created_at), desc(trabajos.id))
    .limit(MAXIMO)

/** A work of the person's own; 404 when it is another's, or gone. */
export async function selectTrabajo(ctx: Ctx, id: number): Promise<TrabajoRow> {
  const [row] = await ctx.tx
    .select()
    .from(trabajos)
    .where(and(mine(ctx), eq(trabajos.id, id)))
  if (!row) throw notFound()
  return row
}

/**
 * Takes a work of the person's own off; answers it as it was, null when it is not there. One that was to be mailed is over and hidden, and goes with
 * those of its day (barrerTrabajos.ts): whoever clears the list has not mailed less within the hour.
 */
export async function deleteTrabajo(ctx: Ctx, id: number): Promise<TrabajoRow | null> {
  const which = and(mine(ctx), eq(trabajos.id, id))
  const [row] = await ctx.tx.select().from(trabajos).where(which).for('update')
  if (!row) return null
  const entrada = row.entrada as EntradaDeTrabajo
  if (entrada.correo)
    await ctx.tx
      .update(trabajos)
      .set({
        estado: 'fallido',
        clave: null,
        ended_at: sql`clock_timestamp()`,
        entrada: { ...entrada, quitado: true } satisfies EntradaDeTrabajo,
      })
      .where(which)
  else await ctx.tx.delete(trabajos).where(which)
  return row
}

/** Whether a mail that may still go out carries the file of this key. */
export async function isMailed(ctx: Ctx, clave: string): Promise<boolean> {
  const { rows } = await ctx.tx.execute(
    sql`select 1 from (${sql.raw(CLAVES_POR_SALIR)}) c where clave = ${clave} limit 1`,
  )
  return rows.length > 0
}
