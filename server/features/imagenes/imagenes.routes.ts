import { calls } from '@malla/contracts/calls.ts'
import { notFound } from '../../platform/errors.ts'
import {
  empresaOrNone,
  installationRoute,
  preparedRoute,
  type Router,
  route,
} from '../../platform/http/router.ts'
import { deleteImagen, listBiblioteca } from './biblioteca.service.ts'
import { bytesOf, selectImagen } from './imagenes.queries.ts'
import { keepImagen, prepareImagen } from './imagenes.service.ts'
import { createMiniaturas } from './miniaturas.ts'
import { imagenUrl } from './usos.ts'

const c = calls.imagenes

export function imagenesRoutes(r: Router): void {
  const { platform } = r
  preparedRoute(
    r,
    c.upload,
    (input, sesion, attempt) => prepareImagen(platform, input, sesion, attempt),
    keepImagen,
    empresaOrNone,
    ({ limpia, externa }) => (externa === null ? [limpia.bytes] : []),
  )
  installationRoute(r, c.show, async (ctx, { public_id }, wantsJson) => {
    const { clave, formato } = await selectImagen(ctx, public_id)
    if (wantsJson) return { url: imagenUrl(public_id) }
    return {
      // A picture's content never changes: another one has another id.
      etag: `"imagen-${public_id}"`,
      render: async () => {
        const bytes = await bytesOf(platform, clave)
        if (!bytes) throw notFound()
        return { bytes, name: `${public_id}.${formato}`, type: `image/${formato}` }
      },
    }
  })
  const miniaturas = createMiniaturas()
  installationRoute(r, c.miniatura, async (ctx, { public_id }, wantsJson) => {
    const { clave } = await selectImagen(ctx, public_id)
    if (wantsJson) return { url: `${imagenUrl(public_id)}/miniatura` }
    return {
      etag: `"miniatura-${public_id}"`,
      render: async () => {
        const bytes = await miniaturas.of(public_id, () => bytesOf(platform, clave))
        if (!bytes) throw notFound()
        return { bytes, name: `${public_id}.webp`, type: 'image/webp' }
      },
    }
  })
  route(r, c.list, listBiblioteca)
  route(r, c.delete, async (ctx, input) => {
    await deleteImagen(ctx, input)
    return { message: 'Acabamos de eliminar la imagen.' }
  })
}
