import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectDatos } from './datos.queries.ts'
import { assertFormulario, showFormulario } from './formularios.ts'
import { noteVisit, selectVisitas } from './visitas.ts'

const c = calls.paginas

export function paginasRoutes(r: Router): void {
  route(r, c.show, async (ctx, { form }) => ({ data: showFormulario(ctx, form) }))
  route(r, c.data, async (ctx, { form }) => ({
    data: { id: form, ...(await selectDatos(ctx, assertFormulario(ctx, form))) },
  }))
  route(r, c.visited, async (ctx, input) => {
    await noteVisit(ctx, input)
    return { data: await selectVisitas(ctx) }
  })
  route(r, c.visitadas, async ctx => ({ data: await selectVisitas(ctx) }))
}
