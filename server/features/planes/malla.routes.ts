import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { uploadRoute } from '../../platform/http/uploadRoute.ts'
import { removeMalla, uploadMalla } from './malla.service.ts'

const c = calls.planes

/** The file of the malla, beside the live one (§7). */
export function mallaRoutes(r: Router): void {
  uploadRoute(r, c.subirMalla, async (ctx, { planestudio_id, archivo }) => ({
    data: await uploadMalla(ctx, planestudio_id, archivo),
    message: 'Acabamos de actualizar la malla curricular.',
  }))
  route(r, c.quitarMalla, async (ctx, { planestudio_id }) => {
    await removeMalla(ctx, planestudio_id)
    return { message: 'Acabamos de eliminar la malla curricular.' }
  })
}
