import { z } from 'zod'
import { call } from './call.ts'
import { id, instante, obligatorio } from './campos.ts'

/** A change record as its reader sees it: what the live channel delivers and what `changes` gives afterwards. */
const cambio = z.object({
  change_id: z.int(),
  evento: z.string(),
  id: z.int(),
  data: z.record(z.string(), z.unknown()).nullable(),
  user: z.object({ id: z.int(), nombres: z.string() }).nullable(),
  /** Under what it hangs: faculty, programme, plan; what does not apply is absent. */
  de: z.object({ facultad_id: z.int(), programa_id: z.int(), plan_id: z.int() }).partial(),
  cuando: instante,
})
export type CambioVisto = z.output<typeof cambio>

/**
 * Most letters of the key in a report's address. With what stands before and after it, it fits in the 8 KB that proxies in front of a server take
 * for the first line of a request.
 */
export const MAX_CLAVE = 8000

export const cambios = {
  list: call({
    verb: 'GET',
    path: '/v1/changes',
    access: 'session',
    summary: 'Lo que cambió en la institución después de un cambio dado, en orden y sin huecos',
    input: z.object({ after: z.int().min(0).default(0), limit: z.int().min(1).max(1000).default(500) }),
    output: z.object({ data: z.array(cambio), last: z.int(), more: z.boolean() }),
  }),
  broadcastingAuth: call({
    verb: 'POST',
    path: '/v1/broadcasting/auth',
    access: 'session',
    summary: 'Autoriza un canal privado de la conexión en vivo',
    input: z.object({ socket_id: obligatorio(64), channel_name: obligatorio(164) }),
    output: z.object({ auth: z.string() }),
    writes: false,
  }),
}

export const busqueda = {
  buscar: call({
    verb: 'GET',
    path: '/v1/busqueda',
    access: 'silabos.ver',
    summary:
      'Busca facultades, programas, planes, cursos, sílabos, competencias, modelos educativos, laboratorios y talleres por nombre o código, sin mirar acentos ni mayúsculas',
    input: z.object({ q: obligatorio(100) }),
    output: z.object({
      data: z.array(
        z.object({
          tipo: z.enum([
            'facultad',
            'programa',
            'plan',
            'asignatura',
            'silabo',
            'competencia',
            'modelo',
            'laboratorio',
          ]),
          /** Of a syllabus: its course. */
          id,
          titulo: z.string(),
          detalle: z.string(),
          plan_id: z.int().nullable(),
          /** Of a syllabus: its period, null where it has none. */
          periodo_id: z.int().nullable().optional(),
        }),
      ),
    }),
  }),
}

export const sistema = {
  health: call({
    verb: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Si la base de datos y la cola responden',
    input: z.object({}),
    output: z.object({ ok: z.boolean(), database: z.boolean(), queue: z.boolean() }),
  }),
  archivo: call({
    verb: 'GET',
    path: '/v1/archivos/{id}',
    access: 'session',
    summary: 'Un archivo de la institución',
    input: z.object({ id }),
    output: z.object({ url: z.string() }),
    file: true,
  }),
  documento: call({
    verb: 'GET',
    path: '/v1/documentos/{clave}',
    access: 'public',
    summary: 'Un informe por su dirección de diez minutos',
    input: z.object({ clave: z.string().max(MAX_CLAVE) }),
    output: z.object({ url: z.string() }),
    file: true,
  }),
}
