import type { ParsedOf } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import type { Ctx } from '../../platform/context.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { uploadRoute } from '../../platform/http/uploadRoute.ts'
import { paginationOf } from '../../platform/page.ts'
import { bytesDeAdjuntos, leerAdjuntos, mensajeDeAdjuntos } from '../textos/adjuntos.service.ts'
import { assertAdmiteAdjuntos, deleteAdjuntoDePlan, saveAdjuntosDePlan } from './adjuntos.service.ts'
import { selectPapelera } from './papelera.queries.ts'
import { deletePlan, recuperarPlan } from './papelera.service.ts'
import { assertPlan } from './planes.guard.ts'
import { selectPlan, selectPlanes } from './planes.queries.ts'
import {
  assertAdmiteResolucion,
  assertPlanNuevo,
  createPlan,
  deleteResolucion,
  savePlan,
  saveTerminos,
} from './planes.service.ts'
import { estarEnPlan } from './presencia.service.ts'
import { leerResolucion } from './resolucion.ts'
import { selectCuentas, selectTextos } from './textos.queries.ts'
import { saveTexto } from './textos.service.ts'

const c = calls.planes

const { guardado } = mensajes.exito

export function planesRoutes(r: Router): void {
  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectPlanes(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.papelera, async ctx => ({ data: await selectPapelera(ctx) }))
  route(r, c.show, async (ctx, { id }) => ({ data: await selectPlan(ctx, id) }))
  const nuevo = {
    leer: leerResolucion,
    permite: (ctx: Ctx, input: ParsedOf<typeof c.create>) => assertPlanNuevo(ctx, input, null),
  }
  uploadRoute(r, c.create, nuevo, async (ctx, input, archivo_resolucion) => {
    const plan = await createPlan(ctx, { ...input, archivo_resolucion })
    return { data: plan, message: `Acabamos de crear el plan de estudios «${plan.full_name}».` }
  })
  const cambiado = { leer: leerResolucion, permite: assertAdmiteResolucion }
  uploadRoute(r, c.update, cambiado, async (ctx, input, archivo_resolucion) => {
    const { plan, hecho } = await savePlan(ctx, { ...input, archivo_resolucion })
    return { data: plan, message: `Acabamos de ${hecho} el plan de estudios «${plan.full_name}».` }
  })
  route(r, c.delete, async (ctx, { id }) => {
    await deletePlan(ctx, id)
    return {
      message: 'Acabamos de eliminar el plan de estudios. Puede recuperarlo de la Papelera durante 30 días.',
    }
  })
  route(r, c.recuperar, async (ctx, { id }) => {
    const plan = await recuperarPlan(ctx, id)
    return { data: plan, message: `Acabamos de recuperar el plan de estudios «${plan.full_name}».` }
  })
  route(r, c.deleteResolucion, async (ctx, { id }) => {
    await deleteResolucion(ctx, id)
    return { message: 'Acabamos de eliminar el archivo de la resolución.' }
  })
  route(r, c.terminos, async (ctx, input) => {
    const plan = await saveTerminos(ctx, input)
    return {
      data: plan,
      message: 'Acabamos de guardar la configuración de los términos de las competencias.',
    }
  })
  route(r, c.secciones, async (ctx, { id }) => {
    const plan = await assertPlan(ctx, id)
    return { data: await selectTextos(ctx, plan) }
  })
  route(r, c.cuentas, async (ctx, { id }) => {
    const plan = await assertPlan(ctx, id)
    return { data: await selectCuentas(ctx, plan.id) }
  })
  route(r, calls.presencias.estarEnPlan, async (ctx, input) => ({ data: await estarEnPlan(ctx, input) }))
  route(r, c.guardarJson, async (ctx, input) => ({ data: await saveTexto(ctx, input), message: guardado }))
  const adjuntos = { leer: leerAdjuntos, permite: assertAdmiteAdjuntos, guarda: bytesDeAdjuntos }
  uploadRoute(r, c.guardarArchivos, adjuntos, async (ctx, input, leidos) => ({
    data: await saveAdjuntosDePlan(ctx, input, leidos),
    message: mensajeDeAdjuntos(leidos),
  }))
  route(r, c.deleteArchivo, async (ctx, { parent_id, id }) => ({
    message: `Acabamos de quitar el archivo «${await deleteAdjuntoDePlan(ctx, parent_id, id)}».`,
  }))
}
