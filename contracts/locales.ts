import { z } from 'zod'
import { call } from './call.ts'
import { byId, changes, deleted, id, instante, list, obligatorio, texto, written } from './campos.ts'

/** Premises of the institution (§3, Local). `laboratorios_count`: laboratories and workshops in it. */
const local = z.object({
  id,
  nombre: z.string(),
  laboratorios_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type Local = z.output<typeof local>

const camposDeLocal = z.object({ nombre: obligatorio(120) })
const pathDeLocal = '/v1/locales/{id}'

export const locales = {
  list: call({
    verb: 'GET',
    path: '/v1/locales',
    access: 'estructura.ver',
    summary: 'Los locales de la institución, por nombre',
    input: z.object({ filtro: texto(200).optional() }),
    output: list(local),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/locales',
    access: 'estructura.crear',
    summary: 'Crea un local',
    input: camposDeLocal,
    output: written(local),
  }),
  update: call({
    verb: 'PUT',
    path: pathDeLocal,
    access: 'estructura.editar',
    summary: 'Cambia un local',
    input: changes(camposDeLocal),
    output: written(local),
  }),
  delete: call({
    verb: 'DELETE',
    path: pathDeLocal,
    access: 'estructura.eliminar',
    summary: 'Elimina un local sin laboratorios ni talleres',
    input: byId,
    output: deleted,
  }),
}
