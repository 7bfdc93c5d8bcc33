import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { mapCursos } from '@malla/domain/asignaturas/requisitos.ts'
import type { Efecto } from '@malla/domain/impacto/impacto.ts'
import { cambioDeLuz } from '@malla/domain/impacto/luz.ts'
import type { CursoLegal } from '@malla/domain/legal/plan.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import type { AsignaturaRow } from '../asignaturas/asignaturas.queries.ts'
import type { PlanAbierto } from '../asignaturas/planAbierto.ts'
import { baseOf, ultimas } from '../asignaturas/ultimas.ts'
import { selectAceptados } from '../legal/aceptados.queries.ts'
import { ajustesLegales } from '../legal/legal.queries.ts'
import { selectPlanesLegales } from '../legal/planes.queries.ts'
import { bigints } from './cargar.queries.ts'

/** Lights of plans that a change would turn to another colour. Four statements however many plans. */

async function cambios(
  ctx: Ctx,
  planes: readonly number[],
  otro: (curso: CursoLegal) => CursoLegal,
): Promise<Efecto[]> {
  const [leidos, aceptados] = await Promise.all([
    selectPlanesLegales(ctx, planes),
    selectAceptados(ctx, planes),
  ])
  const porPlan = Map.groupBy(aceptados, a => a.planestudio_id)
  const con = { ajustes: ajustesLegales(ctx), hoy: hoyAqui() }
  return leidos.flatMap(({ id, legal }) => {
    const cursos = legal.partes.cursos.map(otro)
    return cambioDeLuz(
      id,
      legal,
      { ...legal, partes: { ...legal.partes, cursos } },
      porPlan.get(id) ?? [],
      con,
    )
  })
}

async function selectNombres(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.tx.execute(sql`
    select id, nombre from parametros where empresa_id = ${ctx.empresaId} and id = any(${bigints(ids)})`)
  return new Map((rows as unknown as { id: number; nombre: string }[]).map(r => [Number(r.id), r.nombre]))
}

/** Of a plan whose courses would be others. */
export async function luzDeCursos(
  ctx: Ctx,
  abierto: PlanAbierto,
  despues: ReadonlyMap<number, AsignaturaRow>,
): Promise<Efecto[]> {
  const distintos = [...despues.values()].filter(row => row !== abierto.cursos.get(row.id))
  if (distintos.length === 0) return []
  const tipologias = await selectNombres(ctx, [
    ...new Set(distintos.flatMap(row => row.tipologiaespecial_id ?? [])),
  ])
  // Requisites are kept by base; the law looks at what is in force.
  const enVigor = new Map(ultimas(abierto.cursos.values()).map(row => [baseOf(row), row.id]))
  const porId = new Map(distintos.map(row => [row.id, row]))
  return cambios(ctx, [abierto.plan.id], curso => {
    const row = porId.get(curso.id)
    return row
      ? {
          ...curso,
          nombre: row.nombre,
          ciclo_id: row.ciclo_id,
          seccion_id: row.seccion_id,
          orden: row.orden,
          credits: row.credits,
          horasteoria: row.horasteoria,
          horaspractica: row.horaspractica,
          horasvirtual: horasVirtualDe(row),
          horasvirtualteoria: row.horasvirtualteoria,
          horasvirtualpractica: row.horasvirtualpractica,
          tipoestudio: row.tipoestudio as CursoLegal['tipoestudio'],
          tipologia:
            row.tipologiaespecial_id === null ? null : (tipologias.get(row.tipologiaespecial_id) ?? null),
          requisitos: mapCursos(row.requisitos, enVigor),
        }
      : curso
  })
}

/** Of plans with courses of a special typology that would be called otherwise. */
export const luzDeTipologia = (
  ctx: Ctx,
  planes: readonly number[],
  era: string,
  sera: string,
): Promise<Efecto[]> =>
  cambios(ctx, planes, curso => (curso.tipologia === era ? { ...curso, tipologia: sera } : curso))
