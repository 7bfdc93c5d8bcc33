import type { borradores as calls } from '@malla/contracts/borradores.ts'
import type { OutputOf, ParsedOf } from '@malla/contracts/call.ts'
import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, ne, or, sql } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { conflict } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { assertPropio } from '../sesion/demostracion.service.ts'

const { borradores } = schema

/** Far more than anybody has open; a script that fills the disk stops here. */
const MOST_DRAFTS = 300
const DAYS_KEPT = 90

const mios = (ctx: Ctx) =>
  and(eq(borradores.empresa_id, ctx.empresaId), eq(borradores.usuario_id, ctx.sesion.usuario_id))
/** The name of a row: no name of a thing holds a «~». */
const nombreDe = (objeto: string, pestana: string | undefined): string =>
  pestana === undefined ? objeto : `${objeto}~${pestana}`
const objeto = sql<string>`split_part(${borradores.objeto}, '~', 1)`

type Borrador = NonNullable<OutputOf<typeof calls.show>['data']>

/** The person's own drafts of a thing, the newest with the others; null where there is none. Nobody sees another one's. */
export async function selectOptionalBorrador(ctx: Ctx, de: string): Promise<Borrador | null> {
  const [ultimo, ...otros] = await ctx.tx
    .select({
      objeto,
      pestana: sql<string | null>`nullif(split_part(${borradores.objeto}, '~', 2), '')`,
      contenido: borradores.contenido,
      sobre_revision: borradores.sobre_revision,
      updated_at: instante(borradores.updated_at),
    })
    .from(borradores)
    .where(and(mios(ctx), eq(objeto, de)))
    .orderBy(desc(borradores.updated_at), borradores.objeto)
  return ultimo ? { ...ultimo, otros } : null
}

/**
 * Keeps what a person typed and did not save yet, in the place of what was kept before by the same tab. It makes no change record: the
 * save that follows does.
 * 409 when there are too many; 403 in the account that visitors share: the next one would find it.
 */
export async function saveBorrador(
  ctx: Ctx,
  { objeto: de, pestana, contenido, sobre_revision }: ParsedOf<typeof calls.save>,
): Promise<Pick<Borrador, 'objeto' | 'updated_at'>> {
  assertPropio(ctx.platform, ctx.sesion)
  const nombre = nombreDe(de, pestana)
  // Of one person's that come at once each sees those before it.
  await takeTurn(ctx.tx, 'borradores', ctx.sesion.usuario_id)
  const [otros] = await ctx.tx
    .select({ n: count() })
    .from(borradores)
    .where(and(mios(ctx), ne(borradores.objeto, nombre)))
  if (otros!.n >= MOST_DRAFTS)
    throw conflict('Tiene demasiados textos sin guardar. Guarde o descarte alguno.')
  const now = sql`clock_timestamp()`
  const [row] = await ctx.tx
    .insert(borradores)
    .values({
      empresa_id: ctx.empresaId,
      usuario_id: ctx.sesion.usuario_id,
      objeto: nombre,
      contenido,
      sobre_revision,
      updated_at: now,
    })
    .onConflictDoUpdate({
      target: [borradores.empresa_id, borradores.usuario_id, borradores.objeto],
      set: { contenido, sobre_revision, updated_at: now },
    })
    .returning({ objeto, updated_at: instante(borradores.updated_at) })
  return row!
}

type Este = Omit<ParsedOf<typeof calls.delete>, 'objeto'>

/** Forgets these drafts of the person of one thing, those that there are; told of when, only where nothing was written into it since. */
export async function dropBorradores(ctx: Ctx, de: string, estos: readonly Este[]): Promise<void> {
  if (estos.length === 0) return
  const isEste = ({ pestana, updated_at }: Este) =>
    and(
      eq(borradores.objeto, nombreDe(de, pestana)),
      updated_at === undefined ? undefined : eq(instante(borradores.updated_at), updated_at),
    )
  await ctx.tx.delete(borradores).where(and(mios(ctx), or(...estos.map(isEste))))
}

/** The same of one, on its own. 403 as `saveBorrador`. */
export async function deleteBorrador(
  ctx: Ctx,
  { objeto: de, ...este }: ParsedOf<typeof calls.delete>,
): Promise<void> {
  assertPropio(ctx.platform, ctx.sesion)
  await dropBorradores(ctx, de, [este])
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
