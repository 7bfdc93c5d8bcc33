import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectPeriodo, selectPeriodos } from './periodos.queries.ts'
import { createPeriodo, deletePeriodo, savePeriodo } from './periodos.service.ts'

const c = calls.periodos

export function periodosRoutes(r: Router): void {
  route(r, c.list, async (ctx, { estado }) => ({ data: await selectPeriodos(ctx, estado) }))
  route(r, c.show, async (ctx, { id }) => ({ data: await selectPeriodo(ctx, id) }))
  route(r, c.create, async (ctx, input) => {
    const periodo = await createPeriodo(ctx, input)
    return { data: periodo, message: `Acabamos de crear el periodo «${periodo.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const periodo = await savePeriodo(ctx, input)
    return { data: periodo, message: `Acabamos de editar el periodo «${periodo.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deletePeriodo(ctx, id)
    return { message: 'Acabamos de eliminar el periodo.' }
  })
}
