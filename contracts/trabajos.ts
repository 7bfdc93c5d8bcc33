import { z } from 'zod'
import { call } from './call.ts'
import { byId, deleted, fileAnswer, id, instante, list, one } from './campos.ts'

const estadosDeTrabajo = ['pendiente', 'en_curso', 'listo', 'fallido'] as const

/**
 * Long work that a person asked for: a report that is made meanwhile. It waits for them a day. `correo`: it goes there by mail; it is then
 * `listo` when the mail went out. Progress is told on the person's own channel as `trabajo.updated`, with these fields as `data`.
 */
const trabajo = z.object({
  id,
  /** What people call it: «Diseño curricular - Plan 2026». */
  titulo: z.string(),
  estado: z.enum(estadosDeTrabajo),
  /** 0 to 100. */
  progreso: z.int(),
  /** Why it could not be made, or sent. */
  error: z.string().nullable(),
  correo: z.string().nullable(),
  /** Its mail went nowhere: without a mail server it is kept among the mails of the installation. */
  guardado: z.boolean(),
  /** Name and type of the file, once it is there. */
  nombre: z.string().nullable(),
  tipo: z.string().nullable(),
  created_at: instante,
  ended_at: instante.nullable(),
})
export type Trabajo = z.output<typeof trabajo>

/** Answer 202 of a report call with `Prefer: respond-async`: the id of the work. */
const trabajoPedido = z.object({ job: id })
export type TrabajoPedido = z.output<typeof trabajoPedido>

/** Everyone has only their own. */
export const trabajos = {
  list: call({
    verb: 'GET',
    path: '/v1/trabajos',
    access: 'propio',
    summary: 'Los documentos que uno pidió en el último día, lo último primero',
    input: z.object({}),
    output: list(trabajo),
  }),
  show: call({
    verb: 'GET',
    path: '/v1/trabajos/{id}',
    access: 'propio',
    summary: 'Un documento que se está preparando, y cuánto falta',
    input: byId,
    output: one(trabajo),
  }),
  archivo: call({
    verb: 'GET',
    path: '/v1/trabajos/{id}/archivo',
    access: 'propio',
    summary: 'El archivo de un documento que ya está listo',
    input: byId,
    output: fileAnswer,
    file: true,
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/trabajos/{id}',
    access: 'propio',
    summary: 'Quita un documento de la lista propia; si se estaba preparando, ya no se prepara',
    input: byId,
    output: deleted,
  }),
}
