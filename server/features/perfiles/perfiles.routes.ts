import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectPerfil } from './perfiles.queries.ts'
import { createLinea, createLineas, deleteLinea, moveLinea, saveLinea } from './perfiles.service.ts'

const c = calls.perfiles

const { guardado } = mensajes.exito

export function perfilesRoutes(r: Router): void {
  route(r, c.porPlan, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId, 'contenido.ver')
    return { data: await selectPerfil(ctx, plan.id) }
  })
  route(r, c.create, async (ctx, input) => ({
    data: await createLinea(ctx, input),
    message: 'Acabamos de añadir una línea al perfil de egreso.',
  }))
  route(r, c.createMany, async (ctx, input) => ({
    data: await createLineas(ctx, input),
    message: `Acabamos de añadir ${segun(input.descripciones.length, 'una línea', '# líneas')} al perfil de egreso.`,
  }))
  route(r, c.update, async (ctx, input) => ({ data: await saveLinea(ctx, input), message: guardado }))
  route(r, c.mover, async (ctx, input) => ({ data: await moveLinea(ctx, input), message: guardado }))
  route(r, c.delete, async (ctx, { id }) => {
    await deleteLinea(ctx, id)
    return { message: 'Acabamos de eliminar la línea del perfil de egreso.' }
  })
}
