import { z } from 'zod'
import { call } from './call.ts'
import { byId, changes, deleted, id, list, obligatorio, written } from './campos.ts'

const modalidad = z.object({ id, nombre: z.string(), revision: z.int() })
export type Modalidad = z.output<typeof modalidad>

const fields = z.object({ nombre: obligatorio() })

export const modalidades = {
  list: call({
    verb: 'GET',
    path: '/v1/modalidades/programas',
    access: 'estructura.ver',
    summary: 'Las modalidades',
    input: z.object({}),
    output: list(modalidad),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/modalidades/programas',
    access: 'estructura.crear',
    summary: 'Crea una modalidad',
    input: fields,
    output: written(modalidad),
  }),
  update: call({
    verb: 'PUT',
    path: '/v1/modalidades/programas/{id}',
    access: 'estructura.editar',
    summary: 'Cambia una modalidad',
    input: changes(fields),
    output: written(modalidad),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/modalidades/programas/{id}',
    access: 'estructura.eliminar',
    summary: 'Elimina una modalidad que no se usa',
    input: byId,
    output: deleted,
  }),
}
