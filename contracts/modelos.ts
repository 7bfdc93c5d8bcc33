import { z } from 'zod'
import { MAYOR_ARCHIVO } from './archivos.ts'
import { call } from './call.ts'
import {
  archivo,
  byId,
  changes,
  deleted,
  fecha,
  fileAnswer,
  id,
  instante,
  list,
  obligatorio,
  written,
} from './campos.ts'
import { correo } from './personas.ts'
import { textoRico } from './textoRico/campo.ts'

/** A version of the educational model of the institution (§3). Days are ISO dates without time. */
const modelo = z.object({
  id,
  nombre: z.string(),
  /** Rich text. */
  descripcion: z.string(),
  /** From which day it holds. */
  fechavigencia: z.string().nullable(),
  /** From which day it no longer does; null while it is in force. */
  fechacese: z.string().nullable(),
  status_vigente: z.boolean(),
  /** The attached file. `bytes`: its size. */
  adjunto: z.object({ id, nombre: z.string(), tipo: z.string(), bytes: z.int(), url: z.string() }).nullable(),
  revision: z.int(),
  created_at: instante,
})
export type Modelo = z.output<typeof modelo>

const fields = z.object({
  nombre: obligatorio(160),
  descripcion: textoRico().optional(),
  fechavigencia: fecha.nullable().optional(),
  fechacese: fecha.nullable().optional(),
  /** Null takes the attached file off; the empty field of a form leaves it, as those of a plan and a programme do. */
  archivo: archivo.nullable().optional(),
})

const base = '/v1/modelos/educativos'

export const modelos = {
  list: call({
    verb: 'GET',
    path: base,
    access: 'estructura.ver',
    summary: 'Las versiones del modelo educativo, la última primero',
    input: z.object({}),
    output: list(modelo),
  }),
  create: call({
    verb: 'POST',
    path: base,
    access: 'estructura.crear',
    summary: 'Crea una versión del modelo educativo',
    input: fields,
    output: written(modelo),
    maxFile: MAYOR_ARCHIVO,
  }),
  update: call({
    verb: 'PUT',
    path: `${base}/{id}`,
    access: 'estructura.editar',
    summary: 'Cambia, cesa (con fechacese) o restaura (fechacese vacía) una versión del modelo educativo',
    input: changes(fields),
    output: written(modelo),
    maxFile: MAYOR_ARCHIVO,
  }),
  delete: call({
    verb: 'DELETE',
    path: `${base}/{id}`,
    access: 'estructura.eliminar',
    summary: 'Elimina una versión del modelo educativo, con su archivo',
    input: byId,
    output: deleted,
  }),
  pdf: call({
    verb: 'GET',
    path: `${base}/pdf/{id}`,
    access: 'informes.ver',
    summary: 'Una versión del modelo educativo, en PDF',
    input: byId,
    output: fileAnswer,
    file: true,
  }),
  mail: call({
    verb: 'POST',
    path: `${base}/mail/{id}`,
    access: 'informes.enviar',
    summary: 'Envía por correo una versión del modelo educativo',
    input: byId.extend({ correo }),
    output: z.object({ message: z.string(), job: id }),
  }),
}
