import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { uploadRoute } from '../../platform/http/uploadRoute.ts'
import { assertAdmiteMalla, leerMalla, removeMalla, uploadMalla } from './malla.service.ts'

const c = calls.planes

/** The file of the malla, beside the live one (§7). */
export function mallaRoutes(r: Router): void {
  const antes = { leer: leerMalla, permite: assertAdmiteMalla }
  uploadRoute(r, c.subirMalla, antes, async (ctx, { planestudio_id }, leida) => ({
    data: await uploadMalla(ctx, planestudio_id, leida),
    message: 'Acabamos de actualizar la malla curricular.',
  }))
  route(r, c.quitarMalla, async (ctx, { planestudio_id }) => {
    await removeMalla(ctx, planestudio_id)
    return { message: 'Acabamos de eliminar la malla curricular.' }
  })
}
