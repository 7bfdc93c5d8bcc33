import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  deleted,
  estado,
  id,
  instante,
  list,
  obligatorio,
  revision,
  texto,
  written,
} from './campos.ts'

/** An outcome of a list of the institution: tuning, general, especifico (§3, fixed lists), or one of its own. */
const resultado = z.object({
  id,
  lista: z.string(),
  numero: z.int(),
  nombre: z.string(),
  estado,
  revision: z.int(),
  created_at: instante,
})
export type Resultado = z.output<typeof resultado>

const fields = z.object({
  lista: obligatorio(60),
  numero: z.int().min(1).max(9999),
  nombre: obligatorio(500),
  estado: estado.optional(),
})
const path = '/v1/resultados'

export const resultados = {
  list: call({
    verb: 'GET',
    path,
    access: 'estructura.ver',
    summary: 'Los resultados de la institución, por lista y número',
    input: z.object({ lista: texto(60).optional() }),
    output: list(resultado),
  }),
  create: call({
    verb: 'POST',
    path,
    access: 'estructura.crear',
    summary: 'Crea un resultado en una lista',
    input: fields,
    output: written(resultado),
  }),
  update: call({
    verb: 'PUT',
    path: `${path}/{id}`,
    access: 'estructura.editar',
    summary: 'Cambia un resultado',
    input: changes(fields).extend({ revision }),
    output: written(resultado),
  }),
  delete: call({
    verb: 'DELETE',
    path: `${path}/{id}`,
    access: 'estructura.eliminar',
    summary: 'Elimina un resultado al que ninguna competencia está enlazada',
    input: byId,
    output: deleted,
  }),
}
