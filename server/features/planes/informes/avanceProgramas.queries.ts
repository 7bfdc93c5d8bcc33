import type { DatosAvanceProgramas } from '@malla/documents/programas/pdfAvanceProgramas.ts'
import { avanceDePlan } from '@malla/domain/planes/avance.ts'
import { facultadInAlcance, programaInAlcance } from '../../../platform/alcance.ts'
import { alfabetico } from '../../../platform/alfabetico.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../../platform/context.ts'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import { invalidField } from '../../../platform/errors.ts'
import { selectMedidos } from '../../avance/medir.queries.ts'
import { institucionDe } from './datosPlan.queries.ts'

/** Which programmes the report speaks of; without ids, or with none among them, every one that the person sees. */
export interface FiltroDeProgramas {
  programas_ids?: readonly number[]
  facultad_id?: number
}

interface PlanRow {
  id: number
  full_name: string
  programa: string
  facultad: string
}

const intoList = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`

/** Holds that what a filter names is there for this person: 422 under its field, the same where it is out of scope. */
async function assertNombrados(
  ctx: Ctx,
  { programas_ids = [], facultad_id }: FiltroDeProgramas,
): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    select (select count(*)::int from programas g where g.empresa_id = ${ctx.empresaId} and g.id = ${intoList(programas_ids)}
        and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}) as programas,
      exists (select 1 from facultades f where f.empresa_id = ${ctx.empresaId} and f.id = ${facultad_id ?? null}::bigint
        and ${facultadInAlcance(ctx, sql`f.id`)}) as facultad`)
  const { programas, facultad } = rows[0] as { programas: number; facultad: boolean }
  if (programas < new Set(programas_ids).size)
    throw invalidField('programas_ids', 'Uno de los programas ya no existe.')
  if (facultad_id !== undefined && !facultad)
    throw invalidField('facultad_id', 'Esa facultad ya no existe: elija otra.')
}

/** Plans in force that the person sees, faculty by faculty. */
async function selectVigentes(ctx: Ctx, f: FiltroDeProgramas): Promise<PlanRow[]> {
  const { rows } = await ctx.tx.execute(sql`
    select l.id, l.full_name, g.nombre as programa, f.nombre as facultad
    from planes l
    join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id and g.estado = 'Activado'
    join facultades f on f.empresa_id = l.empresa_id and f.id = g.facultad_id and f.estado = 'Activado'
    where l.empresa_id = ${ctx.empresaId} and l.deleted_at is null and l.fechacese is null
      and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}
      ${f.programas_ids?.length ? sql`and g.id = ${intoList(f.programas_ids)}` : sql``}
      ${f.facultad_id ? sql`and f.id = ${f.facultad_id}` : sql``}
    order by ${alfabetico(sql`f.nombre`)}, ${alfabetico(sql`g.nombre`)}, ${alfabetico(sql`l.full_name`)}, l.id`)
  return rows as unknown as PlanRow[]
}

/** How far every plan in force is (domain/planes/avance.ts), measured as their own pages do: a fixed number of queries. 422 where the filter names what is not there. */
export async function selectAvanceProgramas(
  ctx: Ctx,
  filtro: FiltroDeProgramas,
  emitido: string,
): Promise<DatosAvanceProgramas> {
  // A lecturer has the reports of own syllabi alone.
  assertMay(ctx, 'informes.ver', DE_LA_INSTITUCION)
  await assertNombrados(ctx, filtro)
  const planes = await selectVigentes(ctx, filtro)
  const [institucion, medidos] = await Promise.all([
    institucionDe(ctx),
    selectMedidos(
      ctx,
      planes.map(p => p.id),
    ),
  ])
  return {
    institucion,
    emitido,
    planes: planes.map(p => ({
      plan: p.full_name,
      programa: p.programa,
      facultad: p.facultad,
      avance: avanceDePlan(medidos.get(p.id)!),
    })),
  }
}
