import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectModalidades } from './modalidades.queries.ts'
import { createModalidad, deleteModalidad, saveModalidad } from './modalidades.service.ts'

const c = calls.modalidades

export function modalidadesRoutes(r: Router): void {
  route(r, c.list, async ctx => ({ data: await selectModalidades(ctx) }))
  route(r, c.create, async (ctx, input) => {
    const modalidad = await createModalidad(ctx, input)
    return { data: modalidad, message: `Acabamos de crear la modalidad «${modalidad.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const modalidad = await saveModalidad(ctx, input)
    return { data: modalidad, message: `Acabamos de editar la modalidad «${modalidad.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteModalidad(ctx, id)
    return { message: 'Acabamos de eliminar la modalidad.' }
  })
}
