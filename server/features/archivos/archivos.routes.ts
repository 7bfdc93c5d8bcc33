import { calls } from '@malla/contracts/calls.ts'
import { notFound } from '../../platform/errors.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectArchivo } from './archivos.queries.ts'
import { archivoUrl } from './archivos.service.ts'

export function archivosRoutes(r: Router): void {
  const { storage } = r.platform
  route(r, calls.sistema.archivo, async (ctx, { id }, wantsJson) => {
    const { clave, nombre, tipo } = await selectArchivo(ctx, id)
    if (wantsJson) return { url: archivoUrl(id)! }
    return {
      // A file's content never changes: another one is another row.
      etag: `"archivo-${id}"`,
      render: async () => {
        const bytes = await storage.get(clave)
        if (!bytes) throw notFound()
        return { bytes, name: nombre, type: tipo }
      },
    }
  })
}
