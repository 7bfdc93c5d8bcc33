import type { borradores as calls } from '@malla/contracts/borradores.ts'
import type { OutputOf, ParsedOf } from '@malla/contracts/call.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, inArray, ne, or, sql } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { assertPropio } from '../sesion/demostracion.service.ts'

const { borradores } = schema

/** Far more than anybody has open; a script that fills the disk stops here, at so many drafts or so many bytes of them as they lie there. */
const MOST_DRAFTS = 300
const MOST_ON_DISK = 32 * 1024 * 1024
/** Tabs in which one thing waits to be saved. */
const MOST_TABS = 10
/** Bytes of one draft as it is told, and of those that are told at once: twice what a call may bring. */
const MOST_TOLD = 4 * 1024 * 1024
const DAYS_KEPT = 90

const mios = (ctx: Ctx) =>
  and(eq(borradores.empresa_id, ctx.empresaId), eq(borradores.usuario_id, ctx.sesion.usuario_id))
/** The name of a row: no name of a thing holds a «~». */
const nombreDe = (objeto: string, pestana: string | undefined): string =>
  pestana === undefined ? objeto : `${objeto}~${pestana}`
const objeto = sql<string>`split_part(${borradores.objeto}, '~', 1)`

type Borrador = NonNullable<OutputOf<typeof calls.show>['data']>

/**
 * The person's own drafts of a thing, the newest with the others; null where there is none. Nobody sees another one's. Of many long ones the oldest are told
 * once the newer are gone.
 */
export async function selectOptionalBorrador(ctx: Ctx, de: string): Promise<Borrador | null> {
  const { rows } = await ctx.tx.execute(sql`
    select nombre as objeto, nullif(split_part(objeto, '~', 2), '') as pestana, contenido, sobre_revision, ${instante(sql`updated_at`)} as updated_at
    from (
      select *, sum(octet_length(contenido::text)) over (order by updated_at desc, objeto) as bytes
      from (select *, ${objeto} as nombre from ${borradores} where ${and(mios(ctx), eq(objeto, de))} order by updated_at desc, objeto limit ${MOST_TABS}) x
    ) y where bytes <= ${MOST_TOLD} order by y.updated_at desc, y.objeto`)
  const [ultimo, ...otros] = rows as unknown as Omit<Borrador, 'otros'>[]
  return ultimo ? { ...ultimo, otros } : null
}

/** Of one thing the newest are kept: who left it in so many tabs has them before their eyes. */
async function dropOldest(ctx: Ctx, de: string): Promise<void> {
  const which = and(mios(ctx), eq(objeto, de))
  const rest = ctx.tx
    .select({ objeto: borradores.objeto })
    .from(borradores)
    .where(which)
    .orderBy(desc(borradores.updated_at), borradores.objeto)
    .offset(MOST_TABS)
  await ctx.tx.delete(borradores).where(and(which, inArray(borradores.objeto, rest)))
}

/**
 * Keeps what a person typed and did not save yet, in the place of what was kept before by the same tab. It makes no change record: the
 * save that follows does. Of many tabs of one thing the oldest draft goes.
 * 409 when there are too many, 422 for one that is larger than it may be told; 403 in the account that visitors share: the next one would find it.
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
    .select({ n: count(), bytes: sql<number>`coalesce(sum(pg_column_size(${borradores.contenido})), 0)` })
    .from(borradores)
    .where(and(mios(ctx), ne(borradores.objeto, nombre)))
  if (otros!.n >= MOST_DRAFTS || otros!.bytes >= MOST_ON_DISK)
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
    .returning({
      objeto,
      updated_at: instante(borradores.updated_at),
      // Kept as jsonb a text grows: «1e300» becomes three hundred digits.
      bytes: sql<number>`octet_length(${borradores.contenido}::text)`,
    })
  const { bytes, ...kept } = row!
  if (bytes > MOST_TOLD) throw invalidField('contenido', mensajesDeError.demasiadoGrande)
  await dropOldest(ctx, de)
  return kept
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
