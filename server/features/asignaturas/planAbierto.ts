import type { Accion } from '@malla/domain/permisos/acciones.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Entidad } from '../../platform/rows.ts'
import { COLUMNA } from '../parametros/parametros.queries.ts'
import { ambitoDePlan, assertVigente, lockPlan, type PlanRow } from '../planes/planes.guard.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'

const { asignaturas, ciclos, parametros, secciones } = schema

/** A plan open for writing its courses: locked, with all that rules about courses look at. */
export interface PlanAbierto {
  plan: PlanRow
  /** Every course and version of the plan, by id. */
  cursos: Map<number, AsignaturaRow>
  ciclos: Map<number, { id: number; numero: number; nombre: string; descripcion: string }>
  secciones: Map<number, { id: number; nombre: string }>
  /** Catalogue of each row that a course may point at. */
  parametros: Map<number, string>
  entidad: Entidad<typeof asignaturas>
}

const byId = <T extends { id: number }>(rows: T[]): Map<number, T> => new Map(rows.map(r => [r.id, r]))

/**
 * Opens a plan for writing its courses. Its row is locked alone: rules about requisites look at all courses at once, so two writers of one
 * plan take turns. 404 not there, 403 not allowed, 409 ceased.
 */
export async function openPlan(ctx: Ctx, planId: number, accion: Accion): Promise<PlanAbierto> {
  const plan = await lockPlan(ctx, planId, accion)
  assertVigente(plan)
  return leerPlan(ctx, plan)
}

/** A plan with all that rules about courses look at, to reckon with: whoever writes has to open it. */
export async function leerPlan(ctx: Ctx, plan: PlanRow): Promise<PlanAbierto> {
  const planId = plan.id
  const mine = and(eq(asignaturas.empresa_id, ctx.empresaId), eq(asignaturas.planestudio_id, planId))
  const [cursoRows, cicloRows, seccionRows, parametroRows] = await Promise.all([
    ctx.tx.select().from(asignaturas).where(mine),
    ctx.tx
      .select({
        id: ciclos.id,
        numero: ciclos.numero,
        nombre: ciclos.nombre,
        descripcion: ciclos.descripcion,
      })
      .from(ciclos)
      .where(and(eq(ciclos.empresa_id, ctx.empresaId), eq(ciclos.planestudio_id, planId))),
    ctx.tx
      .select({ id: secciones.id, nombre: secciones.nombre })
      .from(secciones)
      .where(and(eq(secciones.empresa_id, ctx.empresaId), eq(secciones.planestudio_id, planId))),
    ctx.tx
      .select({ id: parametros.id, tipo: parametros.tipo })
      .from(parametros)
      .where(
        and(
          eq(parametros.empresa_id, ctx.empresaId),
          sql`${parametros.tipo} in (${sql.join(
            Object.keys(COLUMNA).map(t => sql`${t}`),
            sql`, `,
          )})`,
        ),
      ),
  ])
  return {
    plan,
    cursos: byId(cursoRows),
    ciclos: byId(cicloRows),
    secciones: byId(seccionRows),
    parametros: new Map(parametroRows.map(p => [p.id, p.tipo])),
    entidad: {
      table: asignaturas,
      evento: 'asignatura',
      ambito: row => ({ ...ambitoDePlan(plan), asignatura_id: row.id }),
    },
  }
}
