import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { mapCursos } from '@malla/domain/asignaturas/requisitos.ts'
import { vigentePorId, vigentes } from '@malla/domain/asignaturas/versiones.ts'
import type { CursoMedido, PlanMedido } from '@malla/domain/planes/avance.ts'
import type { ItemDeSeccion } from '@malla/domain/planes/estado.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, count, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import { selectPartes } from './partes.queries.ts'

const {
  asignaturas,
  ciclos,
  equivalencias,
  facultades,
  niveles,
  perfil_egreso,
  plan_laboratorios,
  plan_secciones,
  planes,
  programas,
} = schema

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
  silabo_estado: asignaturas.silabo_estado,
}

type CursoRow = { [K in keyof typeof cursoColumns]: (typeof asignaturas.$inferSelect)[K] }

/** Courses of one plan, each in its highest version; requisites, which are kept by base, name those too. */
function medidos(
  rows: readonly CursoRow[],
  partesDe: (row: CursoRow) => CursoMedido['partes'],
): CursoMedido[] {
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
    partes: partesDe(row),
  }))
}

/** What decides which sections each of these plans has. */
async function selectVistos(ctx: Ctx, ids: number[]): Promise<Map<number, PlanMedido['visto']>> {
  const { tx, empresaId } = ctx
  const rows = await tx
    .select({
      id: planes.id,
      facultad_tipo: facultades.txt_type,
      nivel: niveles.codigo,
      configDisenoCurricular: planes.config_diseno_curricular,
      configNodesTree: planes.config_nodes_tree,
    })
    .from(planes)
    .innerJoin(programas, and(eq(programas.empresa_id, empresaId), eq(programas.id, planes.programa_id)))
    .innerJoin(
      facultades,
      and(eq(facultades.empresa_id, empresaId), eq(facultades.id, programas.facultad_id)),
    )
    .innerJoin(niveles, and(eq(niveles.empresa_id, empresaId), eq(niveles.id, programas.nivel_id)))
    .where(and(eq(planes.empresa_id, empresaId), inArray(planes.id, ids)))
  return new Map(
    rows.map(({ id, facultad_tipo, ...visto }) => [id, { ...visto, isCepre: facultad_tipo === 'isCepre' }]),
  )
}

/** Rows of the tables of equivalences of these plans; as there, those of a plan in the Papelera do not count. */
const selectEquivalenciasPorPlan = (ctx: Ctx, ids: number[]): Promise<{ plan: number; n: number }[]> =>
  ctx.tx
    .select({ plan: equivalencias.planestudio_id, n: count() })
    .from(equivalencias)
    .innerJoin(
      planes,
      and(eq(planes.empresa_id, equivalencias.empresa_id), eq(planes.id, equivalencias.plan_origen_id)),
    )
    .where(
      and(
        eq(equivalencias.empresa_id, ctx.empresaId),
        inArray(equivalencias.planestudio_id, ids),
        isNull(planes.deleted_at),
      ),
    )
    .groupBy(equivalencias.planestudio_id)

/** What the figures of these plans are made of, by plan: nine queries whatever their number. Permission is the caller's. */
export async function selectMedidos(ctx: Ctx, ids: number[]): Promise<Map<number, PlanMedido>> {
  if (ids.length === 0) return new Map()
  const { tx, empresaId } = ctx
  const [vistos, textos, perfiles, laboratorios, tablas, cicloRows, cursoRows, partesDe] = await Promise.all([
    selectVistos(ctx, ids),
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
    selectEquivalenciasPorPlan(ctx, ids),
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
    selectPartes(ctx, ids),
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
        visto: vistos.get(plan)!,
        textos: Object.fromEntries((deTextos.get(plan) ?? []).map(x => [x.key, x.items])),
        perfilEgreso: cuantos(perfiles, plan),
        laboratorios: cuantos(laboratorios, plan),
        equivalencias: cuantos(tablas, plan),
        cursos: medidos(deCursos.get(plan) ?? [], partesDe),
        ciclos: deCiclos.get(plan) ?? [],
      },
    ]),
  )
}
