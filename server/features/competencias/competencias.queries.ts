import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import type { CeldaDeCompetencia } from '@malla/contracts/matriz.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { selectVigentes, type Vigentes } from '../asignaturas/asignaturas.queries.ts'

const { competencia_cursos, competencias, grupos_competencias, planes } = schema

const columnsOfGrupo = {
  id: grupos_competencias.id,
  planestudio_id: grupos_competencias.planestudio_id,
  nombre: grupos_competencias.nombre,
  orden: grupos_competencias.orden,
  revision: grupos_competencias.revision,
  created_at: instante(grupos_competencias.created_at),
}

/** The groups of a plan, in their order. Permission is the caller's. */
export const selectGrupos = (ctx: Ctx, planId: number): Promise<GrupoDeCompetencias[]> =>
  ctx.tx
    .select(columnsOfGrupo)
    .from(grupos_competencias)
    .where(
      and(eq(grupos_competencias.empresa_id, ctx.empresaId), eq(grupos_competencias.planestudio_id, planId)),
    )
    .orderBy(asc(grupos_competencias.orden), asc(grupos_competencias.id))

/** One group; 404 when it is not there. Permission is the caller's. */
export async function selectGrupo(ctx: Ctx, id: number): Promise<GrupoDeCompetencias> {
  const [row] = await ctx.tx
    .select(columnsOfGrupo)
    .from(grupos_competencias)
    .where(and(eq(grupos_competencias.empresa_id, ctx.empresaId), eq(grupos_competencias.id, id)))
  if (!row) throw notFound()
  return row
}

// Written out: a bare column inside the subquery would be the inner table's.
const resultadosIds = sql<number[]>`coalesce((select json_agg(r.resultado_id order by r.resultado_id)
  from competencia_resultados r
  where r.empresa_id = competencias.empresa_id and r.competencia_id = competencias.id), '[]'::json)`

const columns = {
  id: competencias.id,
  planestudio_id: competencias.planestudio_id,
  competencia_id: sql<number>`coalesce(${competencias.padre_id}, 0)`.mapWith(Number),
  tabcompetencia_id: sql<number>`coalesce(${competencias.grupo_id}, 0)`.mapWith(Number),
  orden: competencias.orden,
  nombre: competencias.nombre,
  tipopadre: competencias.tipopadre,
  iscompetencia: competencias.iscompetencia,
  termino_id: competencias.termino_id,
  perfil_egreso_id: competencias.perfil_egreso_id,
  resultados_ids: resultadosIds,
  revision: competencias.revision,
  created_at: instante(competencias.created_at),
}

/** What the codes of a plan's competencies are made of, beside their places. */
export async function selectNumeracion(ctx: Ctx, planId: number) {
  const [plan] = await ctx.tx
    .select({ config: planes.config_terminos })
    .from(planes)
    .where(and(eq(planes.empresa_id, ctx.empresaId), eq(planes.id, planId)))
  return { grupos: (await selectGrupos(ctx, planId)).map(g => g.id), terminos: terminosDe(plan?.config) }
}

/** The competencies of a plan with what they are called by their place; siblings in their order. Permission is the caller's. */
export async function selectCompetencias(ctx: Ctx, planId: number): Promise<Competencia[]> {
  const rows = await ctx.tx
    .select(columns)
    .from(competencias)
    .where(and(eq(competencias.empresa_id, ctx.empresaId), eq(competencias.planestudio_id, planId)))
    .orderBy(asc(competencias.orden), asc(competencias.id))
  const { grupos, terminos } = await selectNumeracion(ctx, planId)
  const codigos = codigosDe(rows, grupos, terminos)
  return rows.map(row => ({ ...row, codigo: codigos.get(row.id) ?? '' }))
}

/** The plan in which a competency stands; 404 when it is not there. */
export async function selectPlanDe(ctx: Ctx, id: number): Promise<number> {
  const [row] = await ctx.tx
    .select({ plan: competencias.planestudio_id })
    .from(competencias)
    .where(and(eq(competencias.empresa_id, ctx.empresaId), eq(competencias.id, id)))
  if (!row) throw notFound()
  return row.plan
}

/** One competency with its code; 404 when it is not there. Permission is the caller's. */
export async function selectCompetencia(ctx: Ctx, id: number): Promise<Competencia> {
  const todas = await selectCompetencias(ctx, await selectPlanDe(ctx, id))
  return todas.find(c => c.id === id)!
}

/** The matrix of a plan as it is kept: by competency and base of the course. Permission is the caller's. */
export const selectCeldas = (ctx: Ctx, planId: number): Promise<CeldaDeCompetencia[]> =>
  ctx.tx
    .select({
      competencia_id: competencia_cursos.competencia_id,
      asignatura_id: competencia_cursos.asignatura_id,
      nivel: sql<CeldaDeCompetencia['nivel']>`${competencia_cursos.nivel}`,
    })
    .from(competencia_cursos)
    .where(
      and(eq(competencia_cursos.empresa_id, ctx.empresaId), eq(competencia_cursos.planestudio_id, planId)),
    )
    .orderBy(asc(competencia_cursos.competencia_id), asc(competencia_cursos.asignatura_id))

/** Cells by the version of each course that is in force: a new version serves what the old one did. */
export const enVigor = (celdas: readonly CeldaDeCompetencia[], vigentes: Vigentes): CeldaDeCompetencia[] =>
  celdas.map(c => ({ ...c, asignatura_id: vigentes.get(c.asignatura_id) ?? c.asignatura_id }))

/** The matrix of a plan as it is shown, by competency and course. Permission is the caller's. */
export async function selectMatriz(ctx: Ctx, planId: number): Promise<CeldaDeCompetencia[]> {
  const [celdas, vigentes] = await Promise.all([selectCeldas(ctx, planId), selectVigentes(ctx, planId)])
  return enVigor(celdas, vigentes)
}
