import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectEquivalencias } from './equivalencias.queries.ts'
import {
  createEquivalencias,
  deleteEquivalencia,
  moveEquivalencia,
  saveEquivalencia,
} from './equivalencias.service.ts'

const c = calls.equivalencias

const { guardado } = mensajes.exito

export function equivalenciasRoutes(r: Router): void {
  route(r, c.porPlan, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId, 'contenido.ver')
    return { data: await selectEquivalencias(ctx, plan.id) }
  })
  route(r, c.create, async (ctx, { planId, plan_origen_id, ...fila }) => {
    const [made] = await createEquivalencias(
      ctx,
      { planId, plan_origen_id, filas: [fila] },
      (_i, field) => field,
    )
    return { data: made!, message: 'Acabamos de crear la equivalencia.' }
  })
  route(r, c.createMany, async (ctx, input) => {
    const made = await createEquivalencias(ctx, input)
    const cuantas = segun(made.length, 'una equivalencia', '# equivalencias')
    return { data: made, message: `Acabamos de crear ${cuantas}.` }
  })
  route(r, c.update, async (ctx, input) => ({
    data: await saveEquivalencia(ctx, input),
    message: guardado,
  }))
  route(r, c.mover, async (ctx, input) => ({ data: await moveEquivalencia(ctx, input), message: guardado }))
  route(r, c.delete, async (ctx, { id }) => {
    await deleteEquivalencia(ctx, id)
    return { message: 'Acabamos de eliminar la equivalencia.' }
  })
}
