import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { remedirVersiones } from './medir.service.ts'

/**
 * A new version of a course begins with what its syllabi say in the periods that are not over (and with the one without a period), as drafts: the version
 * before keeps its own, with whatever was handed in and approved.
 */
export async function copiarAVersion(ctx: Ctx, desde: number, hasta: number): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id, revision)
    select s.empresa_id, s.planestudio_id, ${hasta}::bigint, s.periodo_id, 1
    from silabos s left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id = ${desde}
      and (s.periodo_id is null or p.fechafin >= ${hoyAqui()})
    returning id`)
  if (rows.length === 0) return
  await copiarClaves(ctx, [{ desde, hasta }])
  await remedirVersiones(ctx, [hasta])
}

/** What one version of a course has written, into the syllabi that another one has just been given in the same periods. */
async function copiarClaves(ctx: Ctx, pares: readonly { desde: number; hasta: number }[], periodo?: number) {
  await ctx.tx.execute(sql`
    insert into silabo_claves (empresa_id, silabo_id, clave, valor)
    select n.empresa_id, n.id, k.clave, k.valor
    from jsonb_to_recordset(${JSON.stringify(pares)}::jsonb) as v(desde bigint, hasta bigint)
    join silabos n on n.empresa_id = ${ctx.empresaId} and n.asignatura_id = v.hasta
    join silabos s on s.empresa_id = n.empresa_id and s.asignatura_id = v.desde
      and s.periodo_id is not distinct from n.periodo_id
    join silabo_claves k on k.empresa_id = s.empresa_id and k.silabo_id = s.id
    where ${periodo === undefined ? sql`true` : sql`n.periodo_id = ${periodo}`}`)
}

/**
 * A period that was over and lasts again, because its end was moved: a course that got a version meanwhile has its syllabus in the one before alone, where
 * nobody works on any more. What that says goes into the version in force, as a draft, as if the version had been made today; what was approved stays, and so
 * do plans in which nobody writes.
 */
export async function copiarAlReabrir(ctx: Ctx, periodo: number): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    with vigentes as (
      select distinct on (coalesce(base_id, id)) coalesce(base_id, id) as base, id from asignaturas
      where empresa_id = ${ctx.empresaId} order by coalesce(base_id, id), version desc, id desc),
    suyos as (
      select distinct on (v.id) v.id as hasta, s.asignatura_id as desde, s.planestudio_id, s.estado
      from silabos s join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
      join vigentes v on v.base = coalesce(a.base_id, a.id)
      join planes l on l.empresa_id = s.empresa_id and l.id = s.planestudio_id and l.deleted_at is null and l.fechacese is null
      where s.empresa_id = ${ctx.empresaId} and s.periodo_id = ${periodo}
      order by v.id, a.version desc, a.id desc),
    hechos as (
      insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id, revision)
      select ${ctx.empresaId}, planestudio_id, hasta, ${periodo}, 1 from suyos where hasta <> desde and estado <> 'aprobado'
      on conflict do nothing returning asignatura_id)
    select s.desde, s.hasta from suyos s join hechos h on h.asignatura_id = s.hasta`)
  const pares = rows as unknown as { desde: number; hasta: number }[]
  if (pares.length === 0) return
  await copiarClaves(ctx, pares, periodo)
  await remedirVersiones(
    ctx,
    pares.map(p => p.hasta),
  )
}

/**
 * A period that is over once more, because its end was moved back: of what `copiarAlReabrir` gave to the versions in force that goes again in which nobody has
 * written, so that the period shows what there was in it.
 */
export async function quitarSinTocar(ctx: Ctx, periodo: number): Promise<void> {
  const clavesDe = (silabo: string) => sql`(select k.clave, k.valor from silabo_claves k
    where k.empresa_id = n.empresa_id and k.silabo_id = ${sql.raw(silabo)}.id)`
  await ctx.tx.execute(sql`
    delete from silabos n using asignaturas v
    where n.empresa_id = ${ctx.empresaId} and n.periodo_id = ${periodo} and n.revision = 1 and n.estado = 'borrador'
      and v.empresa_id = n.empresa_id and v.id = n.asignatura_id
      and exists (select 1 from silabos s join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
        where s.empresa_id = n.empresa_id and s.periodo_id = n.periodo_id and coalesce(a.base_id, a.id) = coalesce(v.base_id, v.id)
          and a.version < v.version
          and not exists (${clavesDe('n')} except ${clavesDe('s')}) and not exists (${clavesDe('s')} except ${clavesDe('n')}))`)
}
