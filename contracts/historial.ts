import { z } from 'zod'
import { call } from './call.ts'
import { id, instante, obligatorio, paged, pageInput, revision } from './campos.ts'

/** Things whose versions can be looked at, compared and brought back. */
const tiposDeHistorial = [
  'plan',
  'programa',
  'asignatura',
  'competencia',
  'perfil_egreso',
  'equivalencia',
  'modelo',
  'silabo',
  'carta',
] as const
export type TipoDeHistorial = (typeof tiposDeHistorial)[number]

/** A version: what a save changed. Texts and keys of syllabi: `items` before and after; all other things: the changed fields. */
const version = z.object({
  change_id: id,
  evento: z.string(),
  cuando: instante,
  user: z.object({ id, nombres: z.string() }).nullable(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
  /** How it came to be, where nobody wrote it: «Se trajo de 2026-I». */
  nota: z.string().optional(),
})
export type Version = z.output<typeof version>

const de = {
  tipo: z.enum(tiposDeHistorial),
  id,
  /** The section of a plan or programme, the key of a syllabus or a carta (both named by their course); other things have none. */
  key: obligatorio(80).optional(),
  /** Of a syllabus; absent: the one without a period. */
  periodo_id: id.optional(),
}

export const historial = {
  list: call({
    verb: 'GET',
    path: '/v1/historial/{tipo}/{id}',
    access: 'silabos.ver',
    summary:
      'Las versiones de una sección, de otra cosa de un plan, de un sílabo o del modelo educativo: quién, cuándo y qué cambió, la última primero',
    input: pageInput.omit({ filtro: true }).extend(de),
    output: paged(version),
  }),
  restaurar: call({
    verb: 'POST',
    path: '/v1/historial/{tipo}/{id}/restaurar',
    access: 'silabos.editar',
    summary: 'Vuelve a escribir, como un cambio nuevo, lo que había tras una versión',
    input: z.object({ ...de, change_id: id, revision }),
    output: z.object({ message: z.string() }),
  }),
}
