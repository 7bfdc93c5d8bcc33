import type { DatosAvanceProgramas } from '@malla/documents/programas/pdfAvanceProgramas.ts'
import { avanceDePlan, type CursoMedido, type PlanMedido } from '@malla/domain/planes/avance.ts'
import { luzDeSilabo } from '@malla/domain/silabos/estado.ts'
import { type SQL, sql } from 'drizzle-orm'
import { programaInAlcance } from '../../../platform/alcance.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../../platform/context.ts'
import { isVigente } from '../../asignaturas/vigente.ts'
import { institucionDe } from './datosPlan.queries.ts'

/** Which programmes the report speaks of; without ids every one that the person sees. */
export interface FiltroDeProgramas {
  programas_ids?: readonly number[]
  facultad_id?: number
}

interface PlanRow {
  id: number
  full_name: string
  programa: string
  facultad: string
  perfil: number
  laboratorios: number
}

const intoList = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`

/** Plans in force that the person sees, faculty by faculty. */
async function selectVigentes(ctx: Ctx, f: FiltroDeProgramas): Promise<PlanRow[]> {
  const cuantos = (tabla: string) =>
    sql`(select count(*)::int from ${sql.identifier(tabla)} x where x.empresa_id = l.empresa_id and x.planestudio_id = l.id)`
  const { rows } = await ctx.tx.execute(sql`
    select l.id, l.full_name, g.nombre as programa, f.nombre as facultad, ${cuantos('perfil_egreso')} as perfil,
      ${cuantos('plan_laboratorios')} as laboratorios
    from planes l
    join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id and g.estado = 'Activado'
    join facultades f on f.empresa_id = l.empresa_id and f.id = g.facultad_id and f.estado = 'Activado'
    where l.empresa_id = ${ctx.empresaId} and l.deleted_at is null and l.fechacese is null
      and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}
      ${f.programas_ids ? sql`and g.id = ${intoList(f.programas_ids)}` : sql``}
      ${f.facultad_id ? sql`and f.id = ${f.facultad_id}` : sql``}
    order by f.nombre, g.nombre, l.full_name, l.id`)
  return rows as unknown as PlanRow[]
}

interface TextoRow {
  planestudio_id: number
  key: string
  estados: (number | null)[]
}

/** Of each section of these plans the states of its entries, without their texts. */
async function selectEstados(ctx: Ctx, ids: readonly number[]): Promise<TextoRow[]> {
  const { rows } = await ctx.tx.execute(sql`
    select s.planestudio_id, s.key, (select coalesce(jsonb_agg(x -> 'status' order by n), '[]')
      from jsonb_array_elements(s.items) with ordinality as e (x, n)) as estados
    from plan_secciones s where s.empresa_id = ${ctx.empresaId} and s.planestudio_id = ${intoList(ids)}`)
  return rows as unknown as TextoRow[]
}

interface CursoRow extends Omit<CursoMedido, 'partes' | 'requisitos'> {
  planestudio_id: number
  silabo: number
}

/** The courses of these plans as the figures see them: hours, area, state of the syllabus. Their requisites do not count. */
async function selectCursos(ctx: Ctx, ids: readonly number[]): Promise<CursoRow[]> {
  const { rows } = await ctx.tx.execute(sql`
    select a.id, a.planestudio_id, a.nombre, a.codigo, a.ciclo_id, a.seccion_id, a.orden, a.credits, a.areacurso_id, a.horasteoria,
      a.horaspractica, a.horasvirtualteoria + a.horasvirtualpractica as horasvirtual, a.silabo_estado as silabo
    from asignaturas a where a.empresa_id = ${ctx.empresaId} and a.planestudio_id = ${intoList(ids)} and ${isVigente('a')}`)
  return rows as unknown as CursoRow[]
}

/** How far every plan in force is (domain/planes/avance.ts), in three queries whatever their number. */
export async function selectAvanceProgramas(
  ctx: Ctx,
  filtro: FiltroDeProgramas,
  emitido: string,
): Promise<DatosAvanceProgramas> {
  // A lecturer has the reports of own syllabi alone.
  assertMay(ctx, 'informes.ver', DE_LA_INSTITUCION)
  const planes = await selectVigentes(ctx, filtro)
  const ids = planes.map(p => p.id)
  const [institucion, textos, cursos] = await Promise.all([
    institucionDe(ctx),
    selectEstados(ctx, ids),
    selectCursos(ctx, ids),
  ])
  const textosDe = Map.groupBy(textos, t => t.planestudio_id)
  const cursosDe = Map.groupBy(cursos, c => c.planestudio_id)
  return {
    institucion,
    emitido,
    planes: planes.map(p => ({
      plan: p.full_name,
      programa: p.programa,
      facultad: p.facultad,
      avance: avanceDePlan(toMedido(p, textosDe.get(p.id) ?? [], cursosDe.get(p.id) ?? [])),
    })),
  }
}

const toMedido = (p: PlanRow, textos: readonly TextoRow[], cursos: readonly CursoRow[]): PlanMedido => ({
  perfilEgreso: p.perfil,
  laboratorios: p.laboratorios,
  textos: Object.fromEntries(textos.map(t => [t.key, t.estados.map(status => ({ status }))])),
  ciclos: [],
  cursos: cursos.map(c => ({ ...c, requisitos: null, partes: { silabos: luzDeSilabo(c.silabo) } })),
})
