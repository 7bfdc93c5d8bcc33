import { z } from 'zod'
import { call } from './call.ts'
import { byId, deleted, fecha, fileAnswer, id, instante, one, written } from './campos.ts'

const estadosDeRespaldo = ['en_curso', 'listo', 'fallido'] as const
export type EstadoDeRespaldo = (typeof estadosDeRespaldo)[number]

/** A copy of everything that the installation has, as it was asked for and how it went. */
const respaldo = z.object({
  id,
  estado: z.enum(estadosDeRespaldo),
  /** The day of a scheduled one; null when somebody asked for it: that one stays until it is deleted. */
  dia: fecha.nullable(),
  iniciado_at: instante,
  terminado_at: instante.nullable(),
  /** Name of its file; null while it is made and when it failed. */
  archivo: z.string().nullable(),
  bytes: z.number().nullable(),
  /** Why it failed, or why its last try did. */
  motivo: z.string().nullable(),
})
export type Respaldo = z.output<typeof respaldo>

const resumenDeRespaldos = z.object({
  /** When the last one that is whole ended; null: there is none. */
  ultimo: instante.nullable(),
  /** Whether more than a day has passed since, or there is none though the installation is older than that. */
  atrasado: z.boolean(),
  /** Whether one is made every day, at what hour and for how many days it is kept. */
  activos: z.boolean(),
  hora: z.string(),
  dias: z.int(),
  /** Where they are: a folder of the server, or the bucket of the files. */
  donde: z.string(),
  /** The last ones first, 500 at most. */
  respaldos: z.array(respaldo),
})
export type ResumenDeRespaldos = z.output<typeof resumenDeRespaldos>

/** Backups of the whole installation: every institution and every file. Root's alone. */
export const respaldos = {
  list: call({
    verb: 'GET',
    path: '/v1/respaldos',
    access: 'administracion',
    summary: 'Los respaldos de la instalación, el último primero, y si hace falta uno',
    input: z.object({}),
    output: one(resumenDeRespaldos),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/respaldos',
    access: 'administracion',
    summary: 'Pide un respaldo; se hace en segundo plano',
    input: z.object({}),
    output: written(respaldo),
  }),
  archivo: call({
    verb: 'GET',
    path: '/v1/respaldos/{id}/archivo',
    access: 'administracion',
    summary: 'El archivo de un respaldo; queda en el registro quién lo descargó',
    input: byId,
    // No `file: true`: a link with `?token=` must not open a copy of everything. Asked for JSON it answers its own address.
    output: fileAnswer,
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/respaldos/{id}',
    access: 'administracion',
    summary: 'Elimina un respaldo y su archivo',
    input: byId,
    output: deleted,
  }),
}
