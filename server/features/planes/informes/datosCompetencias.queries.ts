import type { DatosCompetencias } from '@malla/documents/competencias/datos.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { asc, eq } from '../../../platform/db/drizzle.ts'
import { selectCompetencias, selectGrupos } from '../../competencias/competencias.queries.ts'
import { selectPerfil } from '../../perfiles/perfiles.queries.ts'
import { selectCeldasDeBases } from '../../versiones/competenciasDe.queries.ts'

const { resultados } = schema

/** The competencies of a plan as documents print them. Permission is the caller's. */
export async function selectDatosCompetencias(ctx: Ctx, planId: number): Promise<DatosCompetencias> {
  const [grupos, todas, perfil, celdas, lista] = await Promise.all([
    selectGrupos(ctx, planId),
    selectCompetencias(ctx, planId),
    selectPerfil(ctx, planId),
    selectCeldasDeBases(ctx, planId),
    ctx.tx
      .select({
        id: resultados.id,
        lista: resultados.lista,
        numero: resultados.numero,
        nombre: resultados.nombre,
      })
      .from(resultados)
      .where(eq(resultados.empresa_id, ctx.empresaId))
      .orderBy(asc(resultados.lista), asc(resultados.numero)),
  ])
  const lugar = new Map(perfil.map((l, i) => [l.id, i + 1]))
  const atados = new Set(todas.flatMap(c => c.resultados_ids))
  return {
    grupos: grupos.map(({ id, nombre }) => ({ id, nombre })),
    todas: todas.map(c => ({
      id: c.id,
      competencia_id: c.competencia_id,
      orden: c.orden,
      tipopadre: c.tipopadre,
      tabcompetencia_id: c.tabcompetencia_id,
      nombre: c.nombre,
      codigo: c.codigo,
      iscompetencia: c.iscompetencia,
      termino_id: c.termino_id,
      linea: lugar.get(c.perfil_egreso_id ?? 0) ?? null,
      resultados_ids: c.resultados_ids,
    })),
    resultados: lista.filter(r => atados.has(r.id)),
    celdas: celdas as DatosCompetencias['celdas'],
  }
}
