import type { OutputOf } from '@malla/contracts/call.ts'
import type { planes as calls } from '@malla/contracts/planes.ts'
import { DIAS_EN_PAPELERA } from '@malla/domain/planes/papelera.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { ofPrograma } from './plan.answer.ts'
import { ambitoDePlan, type PlanRow } from './planes.guard.ts'
import { cursosDelPlan } from './totales.queries.ts'

const { planes, programas, usuarios, personas } = schema

type PlanEliminado = OutputOf<typeof calls.papelera>['data'][number]

const plazo = sql`make_interval(days => ${DIAS_EN_PAPELERA})`
/** Condition: the plan was deleted and can still be brought back. */
const isRecuperable: SQL = sql`${planes.deleted_at} > clock_timestamp() - ${plazo}`
/** Condition: the plan's days in the Papelera are over. */
export const isVencido: SQL = sql`${planes.deleted_at} <= clock_timestamp() - ${plazo}`

/** Plans within the person's scope that were deleted in the last 30 days, the last deleted first. */
export async function selectPapelera(ctx: Ctx): Promise<PlanEliminado[]> {
  const cursos = cursosDelPlan(ctx)
  return ctx.tx
    .select({
      id: planes.id,
      full_name: planes.full_name,
      programa: programas.nombre,
      cursos_count: cursos.cursos_count,
      deleted_at: instante(planes.deleted_at),
      deleted_by: personas.nombres,
      dias_restantes: sql<number>`ceil(extract(epoch from ${planes.deleted_at} + ${plazo} - clock_timestamp()) / 86400)::int`,
    })
    .from(planes)
    .innerJoin(programas, ofPrograma)
    .crossJoinLateral(cursos)
    .leftJoin(usuarios, eq(usuarios.id, planes.deleted_by))
    .leftJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(
      and(
        eq(planes.empresa_id, ctx.empresaId),
        isRecuperable,
        programaInAlcance(ctx, programas.facultad_id, planes.programa_id),
      ),
    )
    .orderBy(desc(planes.deleted_at), desc(planes.id))
}

/** A plan of the Papelera, locked, that the person may bring back; 404 when it is not there, out of scope or its 30 days are over. */
export async function lockEliminado(ctx: Ctx, id: number): Promise<PlanRow> {
  const [found] = await ctx.tx
    .select({ plan: planes, facultad_id: programas.facultad_id })
    .from(planes)
    .innerJoin(programas, ofPrograma)
    .where(and(eq(planes.empresa_id, ctx.empresaId), eq(planes.id, id), isRecuperable))
    .for('update', { of: planes })
  if (!found) throw notFound()
  const plan = { ...found.plan, facultad_id: found.facultad_id }
  assertMay(ctx, 'papelera', ambitoDePlan(plan))
  return plan
}
