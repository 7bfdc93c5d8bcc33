import { calls } from '@malla/contracts/calls.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectAsignaturas } from '../asignaturas/asignaturas.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectPlanDeSeccion, selectSeccionesDelPlan } from './secciones.queries.ts'
import { createSeccion, deleteSeccion, saveSeccion } from './secciones.service.ts'

const c = calls.secciones

export function seccionesRoutes(r: Router): void {
  route(r, c.porPlan, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId)
    return { data: await selectSeccionesDelPlan(ctx, plan.id) }
  })
  route(r, c.cursos, async (ctx, { id }) => {
    const plan = await assertPlan(ctx, await selectPlanDeSeccion(ctx, id))
    return { data: await selectAsignaturas(ctx, plan.id, eq(schema.asignaturas.seccion_id, id)) }
  })
  route(r, c.create, async (ctx, input) => {
    const seccion = await createSeccion(ctx, input)
    return { data: seccion, message: `Acabamos de crear la sección «${seccion.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const seccion = await saveSeccion(ctx, input)
    return { data: seccion, message: `Acabamos de editar la sección «${seccion.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id, planestudio_id }) => {
    await deleteSeccion(ctx, id, planestudio_id)
    return { message: 'Acabamos de eliminar la sección.' }
  })
}
