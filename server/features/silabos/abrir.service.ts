import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { selectVigentes, toAsignatura } from '../asignaturas/asignaturas.queries.ts'
import { selectCompetencias } from '../competencias/competencias.queries.ts'
import { selectCarta } from './cartas.service.ts'
import { ambitoDeSilabo, assertCurso, type CursoAbierto } from './curso.guard.ts'
import { selectEstructura } from './estructuras.queries.ts'
import { assertPeriodo, selectSilabo } from './silabos.queries.ts'

interface Entorno {
  programa: string
  facultad: string
  ciclo: string | null
  requisitos: string
  competencias: { id: number; nombre: string; nivel: string }[]
}

/** What a syllabus shows of its course and does not change: where it stands, what it asks for, what it serves. */
async function selectEntorno(ctx: Ctx, { curso, base, plan }: CursoAbierto): Promise<Entorno> {
  const { rows } = await ctx.tx.execute(sql`
    select p.nombre as programa, f.nombre as facultad,
      coalesce((select c.descripcion from ciclos c where c.empresa_id = p.empresa_id and c.id = ${curso.ciclo_id}),
        (select s.nombre from secciones s where s.empresa_id = p.empresa_id and s.id = ${curso.seccion_id})) as ciclo,
      coalesce((select string_agg(a.nombre, ', ' order by a.nombre) from prerequisitos r
        join asignaturas a on a.empresa_id = r.empresa_id and a.id = r.requisito_id
        where r.empresa_id = p.empresa_id and r.asignatura_id = ${curso.id}), '') as requisitos,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'nombre', k.nombre, 'nivel', x.nivel) order by k.id), '[]')
        from competencia_cursos x join competencias k on k.empresa_id = x.empresa_id and k.id = x.competencia_id
        where x.empresa_id = p.empresa_id and x.asignatura_id in (${curso.id}, ${base})) as competencias
    from programas p join facultades f on f.empresa_id = p.empresa_id and f.id = p.facultad_id
    where p.empresa_id = ${ctx.empresaId} and p.id = ${plan.programa_id}`)
  return rows[0] as unknown as Entorno
}

/** A syllabus with all that its editor needs. 404 out of scope; a lecturer opens the own courses and what neighbours completed. */
export async function abrirSilabo(
  ctx: Ctx,
  { id, periodo_id = null }: { id: number; periodo_id?: number | null },
): Promise<SilaboAbierto> {
  const curso = await assertCurso(ctx, id, 'silabos.ver')
  await assertPeriodo(ctx, periodo_id)
  const { plan } = curso
  const silabo = await selectSilabo(ctx, curso, periodo_id)
  const { programa, facultad, ciclo, requisitos, competencias } = await selectEntorno(ctx, curso)
  const todas = competencias.length > 0 ? await selectCompetencias(ctx, plan.id) : []
  const codigos = new Map(todas.map(c => [c.id, c.codigo]))
  const { estructura } = await selectEstructura(ctx, {
    programa_id: plan.programa_id,
    planestudio_id: plan.id,
  })
  return {
    silabo,
    curso: toAsignatura(curso.curso, await selectVigentes(ctx, plan.id)),
    plan: { id: plan.id, full_name: plan.full_name, programa_id: plan.programa_id, programa, facultad },
    ciclo,
    requisitos,
    carta: await selectCarta(ctx, curso),
    estructura,
    competencias: competencias.map(c => ({ ...c, codigo: codigos.get(c.id) ?? '' })),
    whyNotEditar:
      whyNot(ctx.sesion.quien, 'silabos.editar', ambitoDeSilabo(curso)) ??
      whyNotEditarPlan(plan) ??
      (silabo.estado === 'aprobado' ? 'Este sílabo está aprobado: ya no se puede cambiar.' : null),
  }
}
