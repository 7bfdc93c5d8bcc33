import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { deleteBorrador, saveBorrador, selectOptionalBorrador } from './borradores.service.ts'

const c = calls.borradores

export function borradoresRoutes(r: Router): void {
  route(r, c.show, async (ctx, { objeto }) => ({ data: await selectOptionalBorrador(ctx, objeto) }))
  route(r, c.save, async (ctx, input) => ({ data: await saveBorrador(ctx, input) }))
  route(r, c.delete, async (ctx, input) => {
    await deleteBorrador(ctx, input)
    return { message: 'Acabamos de quitar el borrador.' }
  })
}
