import { consultaDeVista, isConsulta, LARGO_DE_CONSULTA } from '@malla/domain/listas/consulta.ts'
import { nombresDeListas } from '@malla/domain/listas/listas.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, deleted, id, instante, list, obligatorio, revision, written } from './campos.ts'
import { motivo } from './errores.ts'

/** Views of lists that people keep: a name for a query of the address. */

/** `mia`: kept by whoever asks. `quien`: who keeps one that is for all. */
const vista = z.object({
  id,
  lista: z.enum(nombresDeListas),
  nombre: z.string(),
  consulta: z.string(),
  para_todos: z.boolean(),
  mia: z.boolean(),
  quien: z.string().nullable(),
  revision: z.int(),
  created_at: instante,
})
export type Vista = z.output<typeof vista>

/** Most views of one person in an institution, and most for all of one list. */
export const MAX_VISTAS = 50

const consulta = z
  .string()
  .max(LARGO_DE_CONSULTA)
  .refine(isConsulta, {
    error: motivo('debe ser lo que filtra una lista, como está en su dirección y sin la página'),
  })
  .overwrite(consultaDeVista)

const path = '/v1/vistas'

export const vistas = {
  list: call({
    verb: 'GET',
    path,
    access: 'propio',
    summary: 'Las vistas guardadas de una lista: las propias y las que son para todos',
    input: z.object({ lista: z.enum(nombresDeListas) }),
    output: list(vista),
  }),
  create: call({
    verb: 'POST',
    path,
    access: 'propio',
    summary: 'Guarda una vista de una lista',
    input: z.object({
      lista: z.enum(nombresDeListas),
      nombre: obligatorio(60),
      consulta,
      para_todos: z.boolean().optional(),
    }),
    output: written(vista),
  }),
  update: call({
    verb: 'PUT',
    path: `${path}/{id}`,
    access: 'propio',
    summary: 'Cambia el nombre de una vista guardada, lo que muestra o para quién es',
    input: byId.extend({
      nombre: obligatorio(60).optional(),
      consulta: consulta.optional(),
      para_todos: z.boolean().optional(),
      revision,
    }),
    output: written(vista),
  }),
  delete: call({
    verb: 'DELETE',
    path: `${path}/{id}`,
    access: 'propio',
    summary: 'Elimina una vista guardada',
    input: byId,
    output: deleted,
  }),
}
