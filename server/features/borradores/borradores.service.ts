import type { borradores as calls } from '@malla/contracts/borradores.ts'
import type { OutputOf, ParsedOf } from '@malla/contracts/call.ts'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import { schema } from '../../platform/db/db.ts'
import { conflict } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'

const { borradores } = schema

/** Far more than anybody has open; a script that fills the disk stops here. */
const MOST_DRAFTS = 300
const DAYS_KEPT = 90

const mios = (ctx: Ctx) =>
  and(eq(borradores.empresa_id, ctx.empresaId), eq(borradores.usuario_id, ctx.sesion.usuario_id))
const mio = (ctx: Ctx, objeto: string) => and(mios(ctx), eq(borradores.objeto, objeto))

type Borrador = NonNullable<OutputOf<typeof calls.show>['data']>

/** The person's own draft of a thing, or null. Nobody sees another one's. */
export async function selectOptionalBorrador(ctx: Ctx, objeto: string): Promise<Borrador | null> {
  const [row] = await ctx.tx
    .select({
      objeto: borradores.objeto,
      contenido: borradores.contenido,
      sobre_revision: borradores.sobre_revision,
      updated_at: instante(borradores.updated_at),
    })
    .from(borradores)
    .where(mio(ctx, objeto))
  return row ?? null
}

/**
 * Keeps what a person typed and did not save yet, in the place of what was kept before. It makes no change record: the save that follows does.
 * 409 when there are too many.
 */
export async function saveBorrador(
  ctx: Ctx,
  { objeto, contenido, sobre_revision }: ParsedOf<typeof calls.save>,
): Promise<Pick<Borrador, 'objeto' | 'updated_at'>> {
  const [otros] = await ctx.tx
    .select({ n: count() })
    .from(borradores)
    .where(and(mios(ctx), ne(borradores.objeto, objeto)))
  if (otros!.n >= MOST_DRAFTS)
    throw conflict('Tiene demasiados textos sin guardar. Guarde o descarte alguno.')
  const now = sql`clock_timestamp()`
  const [row] = await ctx.tx
    .insert(borradores)
    .values({
      empresa_id: ctx.empresaId,
      usuario_id: ctx.sesion.usuario_id,
      objeto,
      contenido,
      sobre_revision,
      updated_at: now,
    })
    .onConflictDoUpdate({
      target: [borradores.empresa_id, borradores.usuario_id, borradores.objeto],
      set: { contenido, sobre_revision, updated_at: now },
    })
    .returning({ objeto: borradores.objeto, updated_at: instante(borradores.updated_at) })
  return row!
}

/** Forgets the person's draft of a thing, if there is one. */
export async function deleteBorrador(ctx: Ctx, objeto: string): Promise<void> {
  await ctx.tx.delete(borradores).where(mio(ctx, objeto))
}

/** Forgets, in every institution, drafts that nobody has touched for three months. */
export async function forgetBorradores(db: Db): Promise<void> {
  await forEachEmpresa(db, async id => {
    await db.write(id, null, tx =>
      tx
        .delete(borradores)
        .where(
          and(
            eq(borradores.empresa_id, id),
            sql`${borradores.updated_at} < clock_timestamp() - make_interval(days => ${DAYS_KEPT})`,
          ),
        ),
    )
  })
}
