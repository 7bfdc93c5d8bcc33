import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectNiveles } from './niveles.queries.ts'
import { createNivel, deleteNivel, saveNivel } from './niveles.service.ts'

const c = calls.niveles

export function nivelesRoutes(r: Router): void {
  route(r, c.list, async ctx => ({ data: await selectNiveles(ctx) }))
  route(r, c.create, async (ctx, input) => {
    const nivel = await createNivel(ctx, input)
    return { data: nivel, message: `Acabamos de crear el nivel «${nivel.nombre}».` }
  })
  route(r, c.update, async (ctx, input) => {
    const nivel = await saveNivel(ctx, input)
    return { data: nivel, message: `Acabamos de editar el nivel «${nivel.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteNivel(ctx, id)
    return { message: 'Acabamos de eliminar el nivel.' }
  })
}
