import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { mapCursos } from '@malla/domain/asignaturas/requisitos.ts'
import { vigentePorId, vigentes } from '@malla/domain/asignaturas/versiones.ts'
import type { CursoMedido, PlanMedido } from '@malla/domain/planes/avance.ts'
import type { ItemDeSeccion } from '@malla/domain/planes/estado.ts'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'

const { asignaturas, ciclos, perfil_egreso, plan_laboratorios, plan_secciones } = schema

/** Of the items of a section only what the lights need: texts are long. */
const estados = sql<
  ItemDeSeccion[]
>`(select coalesce(jsonb_agg(jsonb_build_object('status', i -> 'status') order by n), '[]')
  from jsonb_array_elements(plan_secciones.items) with ordinality x(i, n))`

const cursoColumns = {
  id: asignaturas.id,
  planestudio_id: asignaturas.planestudio_id,
  base_id: asignaturas.base_id,
  version: asignaturas.version,
  nombre: asignaturas.nombre,
  codigo: asignaturas.codigo,
  ciclo_id: asignaturas.ciclo_id,
  seccion_id: asignaturas.seccion_id,
  orden: asignaturas.orden,
  credits: asignaturas.credits,
  horasteoria: asignaturas.horasteoria,
  horaspractica: asignaturas.horaspractica,
  horasvirtualteoria: asignaturas.horasvirtualteoria,
  horasvirtualpractica: asignaturas.horasvirtualpractica,
  requisitos: asignaturas.requisitos,
  areacurso_id: asignaturas.areacurso_id,
}

type CursoRow = { [K in keyof typeof cursoColumns]: (typeof asignaturas.$inferSelect)[K] }

/** Courses of one plan, each in its highest version; requisites, which are kept by base, name those too. */
function medidos(rows: readonly CursoRow[]): CursoMedido[] {
  const versionadas = rows.map(row => ({ ...row, asignatura_id: row.base_id ?? 0 }))
  const vigente = vigentePorId(versionadas)
  return vigentes(versionadas).map(row => ({
    id: row.id,
    nombre: row.nombre,
    codigo: row.codigo,
    ciclo_id: row.ciclo_id,
    seccion_id: row.seccion_id,
    orden: row.orden,
    credits: row.credits,
    horasteoria: row.horasteoria,
    horaspractica: row.horaspractica,
    horasvirtual: horasVirtualDe(row),
    requisitos: mapCursos(row.requisitos as Requisito | null, vigente),
    areacurso_id: row.areacurso_id,
    partes: {},
  }))
}

/** What the figures of these plans are made of, by plan: five queries whatever their number. Permission is the caller's. */
export async function selectMedidos(ctx: Ctx, ids: number[]): Promise<Map<number, PlanMedido>> {
  if (ids.length === 0) return new Map()
  const { tx, empresaId } = ctx
  const [textos, perfiles, laboratorios, cicloRows, cursoRows] = await Promise.all([
    tx
      .select({ plan: plan_secciones.planestudio_id, key: plan_secciones.key, items: estados })
      .from(plan_secciones)
      .where(and(eq(plan_secciones.empresa_id, empresaId), inArray(plan_secciones.planestudio_id, ids))),
    tx
      .select({ plan: perfil_egreso.planestudio_id, n: count() })
      .from(perfil_egreso)
      .where(and(eq(perfil_egreso.empresa_id, empresaId), inArray(perfil_egreso.planestudio_id, ids)))
      .groupBy(perfil_egreso.planestudio_id),
    tx
      .select({ plan: plan_laboratorios.planestudio_id, n: count() })
      .from(plan_laboratorios)
      .where(and(eq(plan_laboratorios.empresa_id, empresaId), inArray(plan_laboratorios.planestudio_id, ids)))
      .groupBy(plan_laboratorios.planestudio_id),
    tx
      .select({ plan: ciclos.planestudio_id, id: ciclos.id, numero: ciclos.numero, nombre: ciclos.nombre })
      .from(ciclos)
      .where(and(eq(ciclos.empresa_id, empresaId), inArray(ciclos.planestudio_id, ids)))
      .orderBy(asc(ciclos.numero)),
    tx
      .select(cursoColumns)
      .from(asignaturas)
      .where(and(eq(asignaturas.empresa_id, empresaId), inArray(asignaturas.planestudio_id, ids)))
      .orderBy(asc(asignaturas.orden), asc(asignaturas.id)),
  ])
  const deCursos = Map.groupBy(cursoRows, c => c.planestudio_id)
  const deTextos = Map.groupBy(textos, x => x.plan)
  const deCiclos = Map.groupBy(cicloRows, x => x.plan)
  const cuantos = (rows: { plan: number; n: number }[], plan: number) =>
    rows.find(r => r.plan === plan)?.n ?? 0
  return new Map(
    ids.map(plan => [
      plan,
      {
        textos: Object.fromEntries((deTextos.get(plan) ?? []).map(x => [x.key, x.items])),
        perfilEgreso: cuantos(perfiles, plan),
        laboratorios: cuantos(laboratorios, plan),
        cursos: medidos(deCursos.get(plan) ?? []),
        ciclos: deCiclos.get(plan) ?? [],
      },
    ]),
  )
}
