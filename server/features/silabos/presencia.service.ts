import type { ParsedOf } from '@malla/contracts/call.ts'
import type { presencias as calls, Presente } from '@malla/contracts/presencias.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { assertCurso, isDeColega } from './curso.guard.ts'
import { selectPeriodoDe } from './periodo.queries.ts'

/** Who looks at a syllabus now. Kept in the database, so that the nodes of one installation see the same people. */

/** Who was not heard of for so long is gone. */
const VIVE = sql`interval '45 seconds'`
/** Tabs of one person on one syllabus that are remembered, and people that are told: a notice must stay small. */
const PESTANAS = 8
const PERSONAS = 20
const MAS_LARGA = 300

interface Silabo {
  asignatura_id: number
  periodo_id: number
}

const suyas = (ctx: Ctx, s: Silabo): SQL =>
  sql`empresa_id = ${ctx.empresaId} and asignatura_id = ${s.asignatura_id} and periodo_id = ${s.periodo_id}`

/** The people there, one row each: where they wrote or were last. */
async function selectPresentes(ctx: Ctx, s: Silabo): Promise<Presente[]> {
  const { rows } = await ctx.tx.execute(sql`
    select u.id as usuario_id, pe.nombres, case when length(pe.imagen_url) <= ${MAS_LARGA} then pe.imagen_url end as imagen_url,
      v.donde, v.escribe
    from (select distinct on (usuario_id) usuario_id, donde, escribe from presencias
      where ${suyas(ctx, s)} and vista_at > clock_timestamp() - ${VIVE}
      order by usuario_id, escribe desc, donde is null, vista_at desc) v
    join usuarios u on u.id = v.usuario_id and u.deleted_at is null join personas pe on pe.id = u.persona_id
    order by pe.nombres, u.id limit ${PERSONAS}`)
  return rows as unknown as Presente[]
}

/** Forgets who is gone; what somebody else forgets at this moment is left to them. */
const olvidar = (ctx: Ctx, s: Silabo) =>
  ctx.tx.execute(sql`delete from presencias where (empresa_id, asignatura_id, periodo_id, usuario_id, pestana) in (
    select empresa_id, asignatura_id, periodo_id, usuario_id, pestana from presencias
    where ${suyas(ctx, s)} and vista_at <= clock_timestamp() - ${VIVE} for update skip locked)`)

const salir = (ctx: Ctx, s: Silabo, pestana: string) =>
  ctx.tx.execute(
    sql`delete from presencias where ${suyas(ctx, s)} and usuario_id = ${ctx.sesion.usuario_id} and pestana = ${pestana}`,
  )

async function entrar(
  ctx: Ctx,
  s: Silabo,
  {
    pestana,
    donde = null,
    escribe = false,
  }: Pick<ParsedOf<typeof calls.estar>, 'pestana' | 'donde' | 'escribe'>,
) {
  await ctx.tx.execute(sql`
    insert into presencias (empresa_id, asignatura_id, periodo_id, usuario_id, pestana, donde, escribe, vista_at)
    values (${ctx.empresaId}, ${s.asignatura_id}, ${s.periodo_id}, ${ctx.sesion.usuario_id}, ${pestana}, ${donde}, ${escribe}, clock_timestamp())
    on conflict (empresa_id, asignatura_id, periodo_id, usuario_id, pestana)
      do update set donde = excluded.donde, escribe = excluded.escribe, vista_at = excluded.vista_at`)
  await ctx.tx.execute(sql`delete from presencias where ${suyas(ctx, s)} and usuario_id = ${ctx.sesion.usuario_id}
    and pestana not in (select pestana from presencias where ${suyas(ctx, s)} and usuario_id = ${ctx.sesion.usuario_id}
      order by vista_at desc limit ${PESTANAS})`)
}

const sin = (usuario: number, todos: readonly Presente[]): Presente[] =>
  todos.filter(p => p.usuario_id !== usuario)

/**
 * Notes that the person looks at a syllabus and answers who else does. When that changed, the others hear of it on their own channel
 * (`presencia.updated`). 404 for who may not see the syllabus; a colleague who reads it is neither seen nor sees anybody.
 */
export async function estar(
  ctx: Ctx,
  { id, sale = false, ...donde }: ParsedOf<typeof calls.estar>,
): Promise<Presente[]> {
  const periodo_id = donde.periodo_id ?? null
  const curso = await assertCurso(ctx, id, 'silabos.ver')
  await selectPeriodoDe(ctx, periodo_id, curso.plan.programa_id)
  if (isDeColega(ctx, curso)) return []
  const s = { asignatura_id: id, periodo_id: periodo_id ?? 0 }
  const antes = await selectPresentes(ctx, s)
  await olvidar(ctx, s)
  if (sale) await salir(ctx, s, donde.pestana)
  else await entrar(ctx, s, donde)
  const ahora = await selectPresentes(ctx, s)
  const yo = ctx.sesion.usuario_id
  if (JSON.stringify(antes) !== JSON.stringify(ahora))
    ctx.afterCommit(async () => {
      for (const { usuario_id } of sin(yo, ahora))
        ctx.platform.tell({
          usuarioId: usuario_id,
          empresaId: ctx.empresaId,
          event: 'presencia.updated',
          data: { id, periodo_id, data: sin(usuario_id, ahora) } as { id: number },
        })
    })
  return sin(yo, ahora)
}
