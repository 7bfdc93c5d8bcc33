import type { PaqueteGuardado, PlanCase } from '@malla/domain/case/planCase.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts'
import { type DocumentoLeido, type Lectura, selectDocumentos, selectGuardado } from './documentos.queries.ts'

const { competencias, grupos_competencias } = schema

const selectFilas = ({ tx, empresaId }: Lectura, planId: number) =>
  tx
    .select({
      id: competencias.id,
      case_id: competencias.case_id,
      competencia_id: sql<number>`coalesce(${competencias.padre_id}, 0)`.mapWith(Number),
      tabcompetencia_id: sql<number>`coalesce(${competencias.grupo_id}, 0)`.mapWith(Number),
      orden: competencias.orden,
      nombre: competencias.nombre,
      tipopadre: competencias.tipopadre,
      termino_id: competencias.termino_id,
      case_extra: competencias.case_extra,
      cambiado: sql<string>`to_json(${competencias.updated_at}) #>> '{}'`,
    })
    .from(competencias)
    .where(and(eq(competencias.empresa_id, empresaId), eq(competencias.planestudio_id, planId)))
    .orderBy(asc(competencias.orden), asc(competencias.id))

const selectGruposDe = ({ tx, empresaId }: Lectura, planId: number) =>
  tx
    .select({
      id: grupos_competencias.id,
      nombre: grupos_competencias.nombre,
    })
    .from(grupos_competencias)
    .where(and(eq(grupos_competencias.empresa_id, empresaId), eq(grupos_competencias.planestudio_id, planId)))
    .orderBy(asc(grupos_competencias.orden), asc(grupos_competencias.id))

/** A plan as CASE sees it, whose document was read; null when there is no such plan. Permission is the caller's. */
export async function selectPlanCase(
  lectura: Lectura,
  planId: number,
): Promise<(PlanCase & DocumentoLeido) | null> {
  const [documento] = await selectDocumentos(lectura, [planId])
  if (!documento) return null
  const filas = await selectFilas(lectura, planId)
  const grupos = (await selectGruposDe(lectura, planId)).map((g, orden) => ({ ...g, orden }))
  const guardado = await selectGuardado(lectura, planId)
  const terminos = terminosDe(documento.config)
  const codigos = codigosDe(
    filas,
    grupos.map(g => g.id),
    terminos,
  )
  const caseDe = new Map(filas.map(f => [f.id, f.case_id]))
  const grupoDe = new Map(grupos.map(g => [g.id, g]))
  return {
    ...documento,
    terminos,
    items: filas.map(f => ({
      id: f.case_id,
      padre: caseDe.get(f.competencia_id) ?? null,
      orden: f.orden,
      nombre: f.nombre,
      codigo: codigos.get(f.id) ?? '',
      termino_id: f.termino_id,
      tipopadre: f.tipopadre,
      grupo: grupoDe.get(f.tabcompetencia_id) ?? null,
      cambiado: f.cambiado,
      extra: f.case_extra,
    })),
    asociaciones: guardado?.asociaciones ?? [],
    guardado: (guardado?.paquete ?? {}) as PaqueteGuardado,
  }
}
