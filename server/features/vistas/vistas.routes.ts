import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { createVista, deleteVista, listVistas, saveVista } from './vistas.service.ts'

const c = calls.vistas

export function vistasRoutes(r: Router): void {
  route(r, c.list, async (ctx, { lista }) => ({ data: await listVistas(ctx, lista) }))
  route(r, c.create, async (ctx, input) => {
    const data = await createVista(ctx, input)
    return { data, message: `Acabamos de guardar la vista «${data.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const data = await saveVista(ctx, input)
    return { data, message: `Acabamos de editar la vista «${data.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteVista(ctx, id)
    return { message: 'Acabamos de eliminar la vista.' }
  })
}
