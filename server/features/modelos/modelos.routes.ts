import { calls } from '@malla/contracts/calls.ts'
import type { Ctx } from '../../platform/context.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { uploadRoute } from '../../platform/http/uploadRoute.ts'
import { mail } from '../../platform/mailReport.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { modeloEnPdf } from './informe.ts'
import { selectModelos } from './modelos.queries.ts'
import {
  assertMayEditar,
  assertModeloNuevo,
  createModelo,
  deleteModelo,
  leerArchivo,
  saveModelo,
} from './modelos.service.ts'

const c = calls.modelos

export function modelosRoutes(r: Router, reports: Reports): void {
  route(r, c.list, async ctx => ({ data: await selectModelos(ctx) }))
  const nuevo = { leer: leerArchivo, permite: assertModeloNuevo }
  uploadRoute(r, c.create, nuevo, async (ctx, input, archivo) => {
    const data = await createModelo(ctx, { ...input, archivo })
    return { data, message: `Acabamos de crear el modelo educativo «${data.nombre}».` }
  })
  const cambiado = { leer: leerArchivo, permite: async (ctx: Ctx) => assertMayEditar(ctx) }
  uploadRoute(r, c.update, cambiado, async (ctx, input, archivo) => {
    const { modelo: data, hecho } = await saveModelo(ctx, { ...input, archivo })
    return { data, message: `Acabamos de ${hecho} el modelo educativo «${data.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteModelo(ctx, id)
    return { message: 'Acabamos de eliminar el modelo educativo.' }
  })
  report(r, reports, c.pdf, (ctx, { id }) => modeloEnPdf(ctx, id))
  mail(r, reports, c.mail, ({ id }) => ({ of: c.pdf, input: { id } }))
}
