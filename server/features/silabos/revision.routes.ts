import { calls } from '@malla/contracts/calls.ts'
import type { Paso } from '@malla/domain/silabos/revision.ts'
import { type Router, route } from '../../platform/http/router.ts'
import {
  createObservacion,
  deleteObservacion,
  listObservaciones,
  resolverObservacion,
  responderObservacion,
} from './observaciones.service.ts'
import { estar } from './presencia.service.ts'
import { darPaso } from './revision.service.ts'

const { revisiones, presencias } = calls

const HECHO: Readonly<Record<Paso, string>> = {
  entregar: 'El sílabo se ha entregado.',
  retirar: 'El sílabo vuelve a ser un borrador.',
  observar: 'El sílabo ha vuelto a su docente con las observaciones.',
  aprobar: 'El sílabo se ha aprobado.',
  reabrir: 'El sílabo se ha vuelto a abrir.',
}

export function revisionRoutes(r: Router): void {
  route(r, revisiones.paso, async (ctx, input) => ({
    data: await darPaso(ctx, input),
    message: HECHO[input.paso],
  }))
  route(r, revisiones.list, async (ctx, input) => ({ data: await listObservaciones(ctx, input) }))
  route(r, revisiones.observar, async (ctx, input) => ({
    data: await createObservacion(ctx, input),
    message: 'La observación se ha guardado.',
  }))
  route(r, revisiones.responder, async (ctx, input) => ({
    data: await responderObservacion(ctx, input),
    message: 'La respuesta se ha guardado.',
  }))
  route(r, revisiones.resolver, async (ctx, input) => ({
    data: await resolverObservacion(ctx, input),
    message: input.resuelta ? 'La observación queda resuelta.' : 'La observación vuelve a estar abierta.',
  }))
  route(r, revisiones.delete, async (ctx, { id }) => {
    await deleteObservacion(ctx, id)
    return { message: 'Acabamos de eliminar la observación.' }
  })
  route(r, presencias.estar, async (ctx, input) => ({ data: await estar(ctx, input) }))
}
