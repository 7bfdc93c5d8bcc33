import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectPublicacionDePlan, selectPublicaciones } from './publicaciones.queries.ts'
import { deletePublicacion, savePublicacion } from './publicaciones.service.ts'

const c = calls.publicaciones

export function publicacionesRoutes(r: Router): void {
  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectPublicaciones(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.show, async (ctx, { id }) => ({
    data: await selectPublicacionDePlan(ctx, await assertPlan(ctx, id, 'curricular.ver')),
  }))
  route(r, c.save, async (ctx, input) => {
    const data = await savePublicacion(ctx, input)
    const message = data.publicacion?.url
      ? 'El plan está publicado.'
      : 'El plan se verá cuando la institución permita publicar planes.'
    return { data, message }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deletePublicacion(ctx, id)
    return { message: 'El plan ya no es público.' }
  })
}
