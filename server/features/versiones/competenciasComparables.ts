import { tiposDeCompetencia } from '@malla/domain/competencias/catalogos.ts'
import { resultadoEnBreve } from '@malla/domain/competencias/listas.ts'
import { enOrden } from '@malla/domain/competencias/recorrido.ts'
import type { CompetenciaComparable } from '@malla/domain/planes/compararCompetencias.ts'
import type { CursoComparable } from '@malla/domain/planes/compararCursos.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import type { Ctx } from '../../platform/context.ts'
import { selectPerfil } from '../perfiles/perfiles.queries.ts'
import { selectDatosCompetencias } from '../planes/informes/datosCompetencias.queries.ts'

/** A course in force with the id of its base, by which the matrix names it; in the order of the malla. */
export interface CursoDeMatriz {
  base: number
  curso: Pick<CursoComparable, 'id' | 'nombre'>
}

/** The competencies of a plan as comparing needs them, in reading order. Permission is the caller's. */
export async function selectCompetenciasComparables(
  ctx: Ctx,
  planId: number,
  cursos: readonly CursoDeMatriz[],
): Promise<CompetenciaComparable[]> {
  const [d, perfil] = await Promise.all([selectDatosCompetencias(ctx, planId), selectPerfil(ctx, planId)])
  const grupos = new Map(d.grupos.map(g => [g.id, g.nombre]))
  const porCompetencia = Map.groupBy(d.celdas, c => c.competencia_id)
  const leidas = enOrden(d.todas, [...grupos.keys()])
  return leidas.map(({ una }): CompetenciaComparable => {
    const niveles = new Map((porCompetencia.get(una.id) ?? []).map(c => [c.asignatura_id, c.nivel]))
    return {
      id: una.id,
      codigo: una.codigo,
      nombre: una.nombre,
      tipo: tiposDeCompetencia.find(t => t.valor === una.tipopadre)?.nombre ?? '',
      grupo: grupos.get(una.tabcompetencia_id) ?? '',
      perfil: una.linea === null ? '' : sinEtiquetas(perfil[una.linea - 1]?.descripcion ?? ''),
      resultados: d.resultados
        .filter(r => una.resultados_ids.includes(r.id))
        .map(resultadoEnBreve)
        .join(', '),
      cursos: cursos.flatMap(({ base, curso }) => {
        const nivel = niveles.get(base)
        return nivel ? [{ id: curso.id, nombre: curso.nombre, nivel }] : []
      }),
    }
  })
}
