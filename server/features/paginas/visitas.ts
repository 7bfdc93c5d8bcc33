import { formularios } from '@malla/contracts/formularios.ts'
import type { PaginaVisitada } from '@malla/contracts/paginas.ts'
import { whyNotAbrir } from '@malla/domain/sesion/formularios.ts'
import { subentradasDe } from '@malla/domain/sesion/menus.ts'
import { sql } from 'drizzle-orm'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { instante } from '../../platform/instante.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { assertFormulario, assertSubruta, isFormulario, pathOf } from './formularios.ts'

/** Most visited pages that are answered, and that are kept of a person. */
const ANSWERED = 8
const KEPT = 30

/** What was opened, as it is kept: «planes», «planes/areas_cursos», «planes:12» for plan 12. */
const SHAPE = /^([a-z]+)(?:\/([\w-]+)|:(\d+))?$/

/**
 * Notes that a person opened a page, once a page: the visit before it is only moved up. 404 for what is not there, 403 for what the person
 * may not open. Nothing of it goes into the log.
 */
export async function noteVisit(
  ctx: Ctx,
  { form, subruta, plan }: { form: string; subruta?: string; plan?: number },
): Promise<void> {
  const entrada = assertFormulario(ctx, form)
  if (subruta) assertSubruta(ctx, entrada, subruta)
  if (plan) await assertPlan(ctx, plan)
  const pagina = plan ? `planes:${plan}` : subruta ? `${entrada}/${subruta}` : entrada
  const mine = sql`empresa_id = ${ctx.empresaId} and usuario_id = ${ctx.sesion.usuario_id}`
  await ctx.tx.execute(sql`
    insert into visitas (empresa_id, usuario_id, formulario) values (${ctx.empresaId}, ${ctx.sesion.usuario_id}, ${pagina})
    on conflict (empresa_id, usuario_id, formulario) do update set veces = visitas.veces + 1, visitada_at = clock_timestamp()`)
  await ctx.tx.execute(sql`
    delete from visitas where ${mine} and id in (
      select id from visitas where ${mine} order by visitada_at desc, id desc offset ${KEPT})`)
}

interface Visita {
  formulario: string
  veces: number
  visitada_at: string
  plan: string | null
  programa: string | null
}

/** A kept visit as a page; null when the person may not open it any more, or it is gone. */
function asPagina({ sesion }: Ctx, v: Visita): PaginaVisitada | null {
  const [, entrada = '', subruta = null, plan = null] = SHAPE.exec(v.formulario) ?? []
  if (!isFormulario(entrada) || whyNotAbrir(sesion.quien, entrada)) return null
  const rest = { entrada, veces: v.veces, visitada_at: v.visitada_at }
  const { titulo } = formularios[entrada]
  if (plan) {
    if (v.plan === null) return null
    const path = pathOf(entrada, plan)
    return { ...rest, subruta: null, plan_id: Number(plan), titulo: v.plan, detalle: v.programa ?? '', path }
  }
  if (!subruta) return { ...rest, subruta: null, plan_id: null, titulo, detalle: '', path: pathOf(entrada) }
  const sub = subentradasDe(entrada, sesion.rol).find(s => s.subruta === subruta)
  if (!sub) return null
  return {
    ...rest,
    subruta,
    plan_id: null,
    titulo: sub.titulo,
    detalle: titulo,
    path: pathOf(entrada, subruta),
  }
}

/**
 * The pages that the person opened last in this institution, the latest first; only what may still be opened. The plan's number is read in a
 * `case`: of two conditions joined by `and` PostgreSQL may try either first, and what is no plan has no number.
 */
export async function selectVisitas(ctx: Ctx): Promise<PaginaVisitada[]> {
  const { rows } = await ctx.tx.execute(sql`
    select v.formulario, v.veces, ${instante(sql`v.visitada_at`)} as visitada_at, l.full_name as plan, g.nombre as programa
    from visitas v
    left join planes l on l.empresa_id = v.empresa_id and l.deleted_at is null
      and l.id = case when v.formulario like 'planes:%' then substring(v.formulario from 8)::bigint end
      and exists (select 1 from programas p where p.empresa_id = l.empresa_id and p.id = l.programa_id
        and ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})
    left join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
    where v.empresa_id = ${ctx.empresaId} and v.usuario_id = ${ctx.sesion.usuario_id}
    order by v.visitada_at desc, v.id desc limit ${KEPT}`)
  return (rows as unknown as Visita[])
    .map(v => asPagina(ctx, v))
    .filter(x => x !== null)
    .slice(0, ANSWERED)
}
