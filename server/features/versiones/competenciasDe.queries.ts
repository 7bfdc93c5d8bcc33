import { enOrden } from '@malla/domain/competencias/recorrido.ts'
import type { CompetenciasCopiadas } from '@malla/domain/planes/copiarCompetencias.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, inArray, sql } from '../../platform/db/drizzle.ts'

const {
  asignaturas,
  competencia_cursos,
  competencia_resultados,
  competencias,
  grupos_competencias,
  resultados,
} = schema

const columns = {
  id: competencias.id,
  padre_id: competencias.padre_id,
  grupo_id: competencias.grupo_id,
  orden: competencias.orden,
  nombre: competencias.nombre,
  tipopadre: competencias.tipopadre,
  iscompetencia: competencias.iscompetencia,
  termino_id: competencias.termino_id,
  perfil_egreso_id: competencias.perfil_egreso_id,
}

const selectVinculos = ({ tx, empresaId }: Ctx, planId: number) =>
  tx
    .select({
      competencia_id: competencia_resultados.competencia_id,
      resultado_id: competencia_resultados.resultado_id,
    })
    .from(competencia_resultados)
    .innerJoin(
      competencias,
      and(eq(competencias.empresa_id, empresaId), eq(competencias.id, competencia_resultados.competencia_id)),
    )
    .where(and(eq(competencia_resultados.empresa_id, empresaId), eq(competencias.planestudio_id, planId)))
    .orderBy(asc(competencia_resultados.competencia_id), asc(competencia_resultados.resultado_id))

/** The matrix of a plan by base courses, once each: the latest version of a course speaks for it. Permission is the caller's. */
export const selectCeldasDeBases = (
  { tx, empresaId }: Ctx,
  planId: number,
): Promise<CompetenciasCopiadas['celdas']> => {
  const base = sql<number>`coalesce(asignaturas.base_id, asignaturas.id)`
  return tx
    .selectDistinctOn([competencia_cursos.competencia_id, base], {
      competencia_id: competencia_cursos.competencia_id,
      asignatura_id: base.mapWith(Number),
      nivel: competencia_cursos.nivel,
    })
    .from(competencia_cursos)
    .innerJoin(
      asignaturas,
      and(eq(asignaturas.empresa_id, empresaId), eq(asignaturas.id, competencia_cursos.asignatura_id)),
    )
    .where(and(eq(competencia_cursos.empresa_id, empresaId), eq(competencia_cursos.planestudio_id, planId)))
    .orderBy(asc(competencia_cursos.competencia_id), base, sql`asignaturas.version desc`)
}

/** Groups, competencies, outcomes and matrix of a plan, as they can be written into another; five queries. Permission is the caller's. */
export async function selectCompetenciasCopiadas(ctx: Ctx, planId: number): Promise<CompetenciasCopiadas> {
  const { tx, empresaId } = ctx
  const [grupos, rows, vinculos, celdas] = await Promise.all([
    tx
      .select({
        id: grupos_competencias.id,
        orden: grupos_competencias.orden,
        nombre: grupos_competencias.nombre,
      })
      .from(grupos_competencias)
      .where(
        and(eq(grupos_competencias.empresa_id, empresaId), eq(grupos_competencias.planestudio_id, planId)),
      )
      .orderBy(asc(grupos_competencias.orden), asc(grupos_competencias.id)),
    tx
      .select(columns)
      .from(competencias)
      .where(and(eq(competencias.empresa_id, empresaId), eq(competencias.planestudio_id, planId))),
    selectVinculos(ctx, planId),
    selectCeldasDeBases(ctx, planId),
  ])
  const nodos = rows.map(row => ({
    row,
    id: row.id,
    orden: row.orden,
    tipopadre: row.tipopadre,
    competencia_id: row.padre_id ?? 0,
    tabcompetencia_id: row.grupo_id ?? 0,
  }))
  const atados = [...new Set(vinculos.map(v => v.resultado_id))]
  const lista = atados.length
    ? await tx
        .select({
          id: resultados.id,
          lista: resultados.lista,
          numero: resultados.numero,
          nombre: resultados.nombre,
        })
        .from(resultados)
        .where(and(eq(resultados.empresa_id, empresaId), inArray(resultados.id, atados)))
        .orderBy(asc(resultados.lista), asc(resultados.numero))
    : []
  const leidas = enOrden(
    nodos,
    grupos.map(g => g.id),
  )
  return { grupos, competencias: leidas.map(l => l.una.row), resultados: lista, vinculos, celdas }
}
