import { calls } from '@malla/contracts/calls.ts'
import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { tiposDeLaboratorio } from '@malla/domain/laboratorios/catalogos.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { mail } from '../../platform/mailReport.ts'
import { paginationOf } from '../../platform/page.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { saveLaboratoriosDePlan } from './delPlan.service.ts'
import { equipoEnPdf, laboratorioEnPdf, laboratoriosEnPdf } from './informes.ts'
import { selectLaboratorio, selectLaboratorios, selectLaboratoriosDePlan } from './laboratorios.queries.ts'
import { createLaboratorio, deleteLaboratorios, saveLaboratorio } from './laboratorios.service.ts'

const c = calls.laboratorios

/** «el laboratorio «Física»», «el taller «Costura»». */
const dicho = ({ tipo, nombre }: Laboratorio): string => {
  const cosa = tiposDeLaboratorio.find(t => t.valor === tipo)!.nombre.toLowerCase()
  return `el ${cosa} «${nombre}»`
}

export function laboratoriosRoutes(r: Router, reports: Reports): void {
  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectLaboratorios(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.show, async (ctx, { id }) => ({ data: await selectLaboratorio(ctx, id) }))
  route(r, c.create, async (ctx, input) => {
    const laboratorio = await createLaboratorio(ctx, input)
    return { data: laboratorio, message: `Acabamos de crear ${dicho(laboratorio)}.` }
  })
  route(r, c.update, async (ctx, input) => {
    const laboratorio = await saveLaboratorio(ctx, input)
    return { data: laboratorio, message: `Acabamos de editar ${dicho(laboratorio)}.` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deleteLaboratorios(ctx, [id])
    return { message: mensajes.exito.eliminados(1) }
  })
  route(r, c.deleteMany, async (ctx, { ids }) => {
    await deleteLaboratorios(ctx, ids)
    return { message: mensajes.exito.eliminados(ids.length) }
  })
  route(r, c.porPlan, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId)
    return { data: await selectLaboratoriosDePlan(ctx, plan.id) }
  })
  route(r, c.guardarPorPlan, async (ctx, input) => ({
    data: await saveLaboratoriosDePlan(ctx, input),
    message: mensajes.exito.guardado,
  }))
  informes(r, reports)
}

function informes(r: Router, reports: Reports): void {
  report(r, reports, c.pdfFiltro, laboratoriosEnPdf)
  mail(r, reports, c.mailFiltro, ({ correo: _c, ...input }) => ({ of: c.pdfFiltro, input }))
  report(r, reports, c.pdf, (ctx, { id }) => laboratorioEnPdf(ctx, id))
  mail(r, reports, c.mail, ({ id }) => ({ of: c.pdf, input: { id } }))
  report(r, reports, c.pdfEquipo, (ctx, { labId, equipoId }) => equipoEnPdf(ctx, labId, equipoId))
  mail(r, reports, c.mailEquipo, ({ labId, equipoId }) => ({ of: c.pdfEquipo, input: { labId, equipoId } }))
}
