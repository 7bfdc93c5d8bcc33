import { calls } from '@malla/contracts/calls.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectAsignaturas } from '../asignaturas/asignaturas.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectCiclosDelPlan, selectPlanDelCiclo } from './ciclos.queries.ts'
import { createCiclo, createPrimeros, deleteCiclo, ordenarCiclos, saveCiclo } from './ciclos.service.ts'

const c = calls.ciclos

export function ciclosRoutes(r: Router): void {
  route(r, c.porPlan, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId)
    return { data: await selectCiclosDelPlan(ctx, plan.id) }
  })
  route(r, c.cursos, async (ctx, { id }) => {
    const plan = await assertPlan(ctx, await selectPlanDelCiclo(ctx, id))
    return { data: await selectAsignaturas(ctx, plan.id, eq(schema.asignaturas.ciclo_id, id)) }
  })
  route(r, c.create, async (ctx, input) => {
    const ciclo = await createCiclo(ctx, input)
    return { data: ciclo, message: `Acabamos de crear el ciclo «${ciclo.nombre}».` }
  })
  route(r, c.primeros, async (ctx, { planId, ciclos }) => ({
    data: await createPrimeros(ctx, planId, ciclos),
    message: segun(ciclos, 'Acabamos de crear 1 ciclo.', 'Acabamos de crear # ciclos.'),
  }))
  route(r, c.update, async (ctx, input) => {
    const ciclo = await saveCiclo(ctx, input)
    return { data: ciclo, message: `Acabamos de editar el ciclo «${ciclo.nombre}».` }
  })
  route(r, c.ordenar, async (ctx, orden) => ({
    data: await ordenarCiclos(ctx, orden),
    message: 'Los ciclos están en su nuevo orden.',
  }))
  route(r, c.delete, async (ctx, { id }) => {
    await deleteCiclo(ctx, id)
    return { message: 'Acabamos de eliminar el ciclo.' }
  })
}
