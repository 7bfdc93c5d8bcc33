import { formularios } from '@malla/contracts/formularios.ts'
import type { PaginaVisitada } from '@malla/contracts/paginas.ts'
import { whyNotAbrir } from '@malla/domain/sesion/formularios.ts'
import { isSoloDesdeAlgo, subentradasDe } from '@malla/domain/sesion/menus.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { instante } from '../../platform/instante.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { assertCurso } from '../silabos/curso.guard.ts'
import { assertFormulario, assertSubruta, isFormulario, pathOf } from './formularios.ts'

/** Most visited pages that are answered, and that are kept of a person. */
const ANSWERED = 8
const KEPT = 30

/** What was opened, as it is kept: «planes», «planes/areas_cursos», «planes:12» for plan 12, «silabos:7» for the syllabus of course 7. */
const SHAPE = /^([a-z]+)(?:\/([\w-]+)|:(\d+))?$/

interface Visitada {
  form: string
  subruta?: string
  plan?: number
  /** Whose syllabus was opened. */
  asignatura_id?: number
}

/**
 * Notes that a person opened a page, once a page: the visit before it is only moved up. 404 for what is not there, 403 for what the person
 * may not open. Nothing of it goes into the log.
 */
export async function noteVisit(
  ctx: Ctx,
  { form, subruta, plan, asignatura_id: curso }: Visitada,
): Promise<void> {
  const entrada = assertFormulario(ctx, form)
  if (subruta) assertSubruta(ctx, entrada, subruta)
  if (plan) await assertPlan(ctx, plan)
  if (curso) await assertCurso(ctx, curso, 'silabos.ver')
  if (subruta && !curso && isSoloDesdeAlgo(entrada, subruta)) return
  const pagina = curso
    ? `silabos:${curso}`
    : plan
      ? `planes:${plan}`
      : subruta
        ? `${entrada}/${subruta}`
        : entrada
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
  curso: string | null
  /** The course itself, or the one it is a version of: that is what lecturers are given. */
  base: number | null
  programa_de_curso: string | null
}

/** The syllabus of a course, while whoever opened it may still write or read it: a lecturer, of the own courses. */
function asSilabo({ sesion }: Ctx, v: Visita, id: string): PaginaVisitada | null {
  if (v.curso === null) return null
  if (sesion.rol === 'docente' && !sesion.quien.cursos_ids.includes(Number(v.base))) return null
  return {
    entrada: 'silabos',
    subruta: 'silabo',
    plan_id: null,
    titulo: v.curso,
    detalle: ['Sílabo', v.programa_de_curso].filter(Boolean).join(' · '),
    path: `${pathOf('silabos', 'silabo')}?curso=${id}`,
    veces: v.veces,
    visitada_at: v.visitada_at,
  }
}

/** A kept visit as a page; null when the person may not open it any more, or it is gone. */
function asPagina(ctx: Ctx, v: Visita): PaginaVisitada | null {
  const { sesion } = ctx
  const [, entrada = '', subruta = null, cual = null] = SHAPE.exec(v.formulario) ?? []
  if (!isFormulario(entrada) || whyNotAbrir(sesion.quien, entrada)) return null
  if (entrada === 'silabos' && cual) return asSilabo(ctx, v, cual)
  const rest = { entrada, veces: v.veces, visitada_at: v.visitada_at }
  const { titulo } = formularios[entrada]
  if (cual) {
    if (v.plan === null) return null
    const path = pathOf(entrada, cual)
    return { ...rest, subruta: null, plan_id: Number(cual), titulo: v.plan, detalle: v.programa ?? '', path }
  }
  if (!subruta) return { ...rest, subruta: null, plan_id: null, titulo, detalle: '', path: pathOf(entrada) }
  const sub = subentradasDe(entrada, sesion.rol).find(s => s.subruta === subruta)
  if (!sub || isSoloDesdeAlgo(entrada, subruta)) return null
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
 * The pages that the person opened last in this institution, the latest first; only what may still be opened. The number after the colon is read in a
 * `case`: of two conditions joined by `and` PostgreSQL may try either first, and what is no plan has no number.
 */
export async function selectVisitas(ctx: Ctx): Promise<PaginaVisitada[]> {
  const { rows } = await ctx.tx.execute(sql`
    select v.formulario, v.veces, ${instante(sql`v.visitada_at`)} as visitada_at, l.full_name as plan, g.nombre as programa,
      a.nombre as curso, coalesce(a.base_id, a.id) as base, a.programa as programa_de_curso
    from visitas v
    left join planes l on l.empresa_id = v.empresa_id and l.deleted_at is null
      and l.id = case when v.formulario like 'planes:%' then substring(v.formulario from 8)::bigint end
      and exists (select 1 from programas p where p.empresa_id = l.empresa_id and p.id = l.programa_id
        and ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})
    left join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
    left join lateral (
      select c.nombre, c.id, c.base_id, p.nombre as programa from asignaturas c
      join planes m on m.empresa_id = c.empresa_id and m.id = c.planestudio_id and m.deleted_at is null
      join programas p on p.empresa_id = m.empresa_id and p.id = m.programa_id
      where c.empresa_id = v.empresa_id
        and c.id = case when v.formulario like 'silabos:%' then substring(v.formulario from 9)::bigint end
        and (${ctx.sesion.rol === 'docente'} or ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})
    ) a on true
    where v.empresa_id = ${ctx.empresaId} and v.usuario_id = ${ctx.sesion.usuario_id}
    order by v.visitada_at desc, v.id desc limit ${KEPT}`)
  return (rows as unknown as Visita[])
    .map(v => asPagina(ctx, v))
    .filter(x => x !== null)
    .slice(0, ANSWERED)
}
