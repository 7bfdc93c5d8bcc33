import { z } from 'zod'
import { call } from './call.ts'
import { byId, changes, deleted, id, list, obligatorio, texto, written } from './campos.ts'

const nivel = z.object({
  id,
  nombre: z.string(),
  codigo: z.string(),
  tiponivel_id: z.int(),
  revision: z.int(),
})
export type Nivel = z.output<typeof nivel>

const fields = z.object({
  nombre: obligatorio(),
  codigo: texto(10).min(1),
  tiponivel_id: z.int().min(1).max(9).optional(),
})

export const niveles = {
  list: call({
    verb: 'GET',
    path: '/v1/niveles/programas',
    access: 'estructura.ver',
    summary: 'Los niveles',
    input: z.object({}),
    output: list(nivel),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/niveles/programas',
    access: 'estructura.crear',
    summary: 'Crea un nivel',
    input: fields,
    output: written(nivel),
  }),
  update: call({
    verb: 'PUT',
    path: '/v1/niveles/programas/{id}',
    access: 'estructura.editar',
    summary: 'Cambia un nivel',
    input: changes(fields),
    output: written(nivel),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/niveles/programas/{id}',
    access: 'estructura.eliminar',
    summary: 'Elimina un nivel que no se usa',
    input: byId,
    output: deleted,
  }),
}
