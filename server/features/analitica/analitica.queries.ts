import type { Analisis } from '@malla/contracts/analitica.ts'
import type { AnaliticaDeUno } from '@malla/documents/planes/pdfAnaliticaDeDos.ts'
import type { Periodicidad } from '@malla/domain/analitica/analitica.ts'
import { analiticaDePlan, periodicidadDe, resumirAnalitica } from '@malla/domain/analitica/plan.ts'
import { comoSeLlama } from '@malla/domain/ciclos/ciclo.ts'
import { type Malla, mallaDe } from '@malla/domain/malla/malla.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { selectAsignaturas } from '../asignaturas/asignaturas.queries.ts'
import { selectCiclosDelPlan } from '../ciclos/ciclos.queries.ts'
import { toInforme } from '../planes/informes/datosPlan.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectSeccionesDelPlan } from '../secciones/secciones.queries.ts'

const { niveles, programas } = schema

/** A plan with all that its analysis looks at. */
export interface PlanAnalizable {
  id: number
  full_name: string
  programa: string
  nivel: string
  periodicidad: Periodicidad
  malla: Malla
}

/** Of a programme what its analysis needs. */
export async function selectPrograma(ctx: Ctx, id: number) {
  const [row] = await ctx.tx
    .select({ nombre: programas.nombre, tipociclo_id: programas.tipociclo_id, nivel: niveles.nombre })
    .from(programas)
    .leftJoin(niveles, and(eq(niveles.empresa_id, ctx.empresaId), eq(niveles.id, programas.nivel_id)))
    .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, id)))
  return row!
}

/** 404 when the person may not see the plan, 403 when they may see it and not do this with it. */
export async function selectPlanAnalizable(
  ctx: Ctx,
  planId: number,
  accion: Accion = 'estructura.ver',
): Promise<PlanAnalizable> {
  const plan = await assertPlan(ctx, planId, accion)
  const [programa, ciclos, secciones, cursos] = await Promise.all([
    selectPrograma(ctx, plan.programa_id),
    selectCiclosDelPlan(ctx, planId),
    selectSeccionesDelPlan(ctx, planId),
    selectAsignaturas(ctx, planId),
  ])
  return {
    id: plan.id,
    full_name: plan.full_name,
    programa: programa.nombre,
    nivel: programa.nivel ?? '',
    periodicidad: periodicidadDe(programa.tipociclo_id),
    malla: mallaDe({ cursos: cursos.map(toInforme), ciclos: ciclos.map(comoSeLlama), secciones }),
  }
}

/** What a report that sets two plans side by side prints of one. */
export async function selectAnalizado(ctx: Ctx, planId: number): Promise<AnaliticaDeUno> {
  const { full_name, programa, periodicidad, malla } = await selectPlanAnalizable(ctx, planId, 'informes.ver')
  return { ...resumirAnalitica(malla, analiticaDePlan(malla, periodicidad)), plan: { full_name, programa } }
}

/** The analysis of a plan as it is answered. */
export async function selectAnalisis(ctx: Ctx, planId: number): Promise<Analisis> {
  const { id, full_name, programa, periodicidad, malla } = await selectPlanAnalizable(ctx, planId)
  const resumen = resumirAnalitica(malla, analiticaDePlan(malla, periodicidad))
  return { plan: { id, full_name, programa }, ...(resumen as Omit<Analisis, 'plan'>) }
}
