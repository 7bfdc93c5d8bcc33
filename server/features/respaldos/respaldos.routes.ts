import { calls } from '@malla/contracts/calls.ts'
import { globalRoute, installationRoute, type Router } from '../../platform/http/router.ts'
import { askRespaldo, deleteRespaldo, selectResumen, takeRespaldo } from './respaldos.service.ts'

const c = calls.respaldos

export function respaldosRoutes(r: Router): void {
  installationRoute(r, c.list, async ctx => ({ data: await selectResumen(ctx) }))
  installationRoute(r, c.create, async ctx => ({
    data: await askRespaldo(ctx),
    message: 'El respaldo se está haciendo. Aparecerá en la lista cuando termine.',
  }))
  installationRoute(r, c.delete, async (ctx, { id }) => {
    await deleteRespaldo(ctx, id)
    return { message: 'Acabamos de eliminar el respaldo.' }
  })
  globalRoute(r, c.archivo, async (ctx, { id }, { req, reply }) => {
    if (/\bapplication\/json\b/.test(req.headers.accept ?? ''))
      return { url: `/api${c.archivo.path.replace('{id}', String(id))}` }
    const { nombre, bytes, length } = await takeRespaldo(ctx, id)
    reply.header('content-disposition', `attachment; filename="${nombre}"`)
    if (length !== null) reply.header('content-length', length)
    reply.type('application/gzip')
    // As it comes: it may be larger than memory.
    return bytes as never
  })
}
