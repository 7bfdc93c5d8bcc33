import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectLocales } from './locales.queries.ts'
import { createLocal, deleteLocal, saveLocal } from './locales.service.ts'

const c = calls.locales

export function localesRoutes(r: Router): void {
  route(r, c.list, async (ctx, { filtro }) => ({ data: await selectLocales(ctx, filtro) }))
  route(r, c.create, async (ctx, input) => {
    const local = await createLocal(ctx, input)
    return { data: local, message: `Acabamos de crear el local «${local.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const local = await saveLocal(ctx, input)
    return { data: local, message: `Acabamos de editar el local «${local.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteLocal(ctx, id)
    return { message: 'Acabamos de eliminar el local.' }
  })
}
