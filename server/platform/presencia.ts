import { isDeepStrictEqual } from 'node:util'
import type { Presente } from '@malla/contracts/presencias.ts'
import { alfabetico } from './alfabetico.ts'
import type { Ctx } from './context.ts'
import { type SQL, sql } from './db/drizzle.ts'

/** Who looks at a thing now. Kept in the database, so that the nodes of one installation see the same people. */

/** Who was not heard of for so long is gone. */
const VIVE = sql`interval '45 seconds'`
/** Tabs of one person on one thing that are remembered, and people that are told: a notice must stay small. */
const PESTANAS = 8
const PERSONAS = 20
const MAS_LARGA = 300

/** A thing that is looked at: where its people are kept, by which columns (besides the institution), and what the others are told. */
export interface Mirado {
  tabla: 'presencias' | 'presencias_de_plan'
  clave: Readonly<Record<string, number>>
  aviso: string
  /** What a notice says of the thing itself. */
  noticia: { id: number }
}

/** What a sign of life says: the tab of the browser, where in the thing, whether something was typed, whether the person leaves. */
export interface Senal {
  pestana: string
  donde?: string | null | undefined
  escribe?: boolean | undefined
  sale?: boolean | undefined
}

const tablaDe = (m: Mirado): SQL => sql.identifier(m.tabla) as unknown as SQL
const columnasDe = (m: Mirado): SQL =>
  sql.join(
    ['empresa_id', ...Object.keys(m.clave)].map(c => sql.identifier(c)),
    sql`, `,
  )
const suyas = (ctx: Ctx, m: Mirado): SQL =>
  sql.join(
    Object.entries({ empresa_id: ctx.empresaId, ...m.clave }).map(
      ([c, v]) => sql`${sql.identifier(c)} = ${v}`,
    ),
    sql` and `,
  )

/** The people there, one row each: where they wrote or were last. */
async function selectPresentes(ctx: Ctx, m: Mirado): Promise<Presente[]> {
  const { rows } = await ctx.tx.execute(sql`
    select u.id as usuario_id, pe.nombres, case when length(pe.imagen_url) <= ${MAS_LARGA} then pe.imagen_url end as imagen_url,
      v.donde, v.escribe
    from (select distinct on (usuario_id) usuario_id, donde, escribe from ${tablaDe(m)}
      where ${suyas(ctx, m)} and vista_at > clock_timestamp() - ${VIVE}
      order by usuario_id, escribe desc, donde is null, vista_at desc) v
    join usuarios u on u.id = v.usuario_id and u.deleted_at is null join personas pe on pe.id = u.persona_id
    order by ${alfabetico(sql`pe.nombres`)}, u.id limit ${PERSONAS}`)
  return rows as unknown as Presente[]
}

/** Forgets who is gone; what somebody else forgets at this moment is left to them. */
const olvidar = (ctx: Ctx, m: Mirado) =>
  ctx.tx.execute(sql`delete from ${tablaDe(m)} where (${columnasDe(m)}, usuario_id, pestana) in (
    select ${columnasDe(m)}, usuario_id, pestana from ${tablaDe(m)}
    where ${suyas(ctx, m)} and vista_at <= clock_timestamp() - ${VIVE} for update skip locked)`)

const salir = (ctx: Ctx, m: Mirado, pestana: string) =>
  ctx.tx.execute(
    sql`delete from ${tablaDe(m)} where ${suyas(ctx, m)} and usuario_id = ${ctx.sesion.usuario_id} and pestana = ${pestana}`,
  )

async function entrar(ctx: Ctx, m: Mirado, { pestana, donde = null, escribe = false }: Senal) {
  const yo = ctx.sesion.usuario_id
  const valores = sql.join(
    [ctx.empresaId, ...Object.values(m.clave), yo, pestana, donde, escribe].map(v => sql`${v}`),
    sql`, `,
  )
  await ctx.tx.execute(sql`
    insert into ${tablaDe(m)} (${columnasDe(m)}, usuario_id, pestana, donde, escribe, vista_at)
    values (${valores}, clock_timestamp())
    on conflict (${columnasDe(m)}, usuario_id, pestana)
      do update set donde = excluded.donde, escribe = excluded.escribe, vista_at = excluded.vista_at`)
  await ctx.tx.execute(sql`delete from ${tablaDe(m)} where ${suyas(ctx, m)} and usuario_id = ${yo}
    and pestana not in (select pestana from ${tablaDe(m)} where ${suyas(ctx, m)} and usuario_id = ${yo}
      order by vista_at desc limit ${PESTANAS})`)
}

const sin = (usuario: number, todos: readonly Presente[]): Presente[] =>
  todos.filter(p => p.usuario_id !== usuario)

/**
 * Notes that the person looks at a thing and answers who else does. When that changed, the others hear of it on their own channel. Whether the person may
 * look at it is the caller's.
 */
export async function estarEn(ctx: Ctx, m: Mirado, senal: Senal): Promise<Presente[]> {
  const antes = await selectPresentes(ctx, m)
  await olvidar(ctx, m)
  if (senal.sale) await salir(ctx, m, senal.pestana)
  else await entrar(ctx, m, senal)
  const ahora = await selectPresentes(ctx, m)
  const yo = ctx.sesion.usuario_id
  if (!isDeepStrictEqual(antes, ahora))
    ctx.afterCommit(async () => {
      for (const { usuario_id } of sin(yo, ahora))
        ctx.platform.tell({
          usuarioId: usuario_id,
          empresaId: ctx.empresaId,
          event: m.aviso,
          data: { ...m.noticia, data: sin(usuario_id, ahora) } as { id: number },
        })
    })
  return sin(yo, ahora)
}
