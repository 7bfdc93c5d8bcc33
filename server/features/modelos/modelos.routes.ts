import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { uploadRoute } from '../../platform/http/uploadRoute.ts'
import { mail } from '../../platform/mailReport.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { modeloEnPdf } from './informe.ts'
import { selectModelos } from './modelos.queries.ts'
import { createModelo, deleteModelo, saveModelo } from './modelos.service.ts'

const c = calls.modelos

export function modelosRoutes(r: Router, reports: Reports): void {
  route(r, c.list, async ctx => ({ data: await selectModelos(ctx) }))
  uploadRoute(r, c.create, async (ctx, input) => {
    const data = await createModelo(ctx, input)
    return { data, message: `Acabamos de crear el modelo educativo «${data.nombre}».` }
  })
  uploadRoute(r, c.update, async (ctx, input) => {
    const { modelo: data, hecho } = await saveModelo(ctx, input)
    return { data, message: `Acabamos de ${hecho} el modelo educativo «${data.nombre}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteModelo(ctx, id)
    return { message: 'Acabamos de eliminar el modelo educativo.' }
  })
  report(r, reports, c.pdf, (ctx, { id }) => modeloEnPdf(ctx, id))
  mail(r, reports, c.mail, ({ id }) => ({ of: c.pdf, input: { id } }))
}
