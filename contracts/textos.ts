import { z } from 'zod'
import { esteBorrador } from './borradores.ts'
import { archivo, id, obligatorio, revision, texto } from './campos.ts'
import { textoRico } from './textoRico/campo.ts'

/** Sections of text of plans and programmes (§3): the same form for both. */

/**
 * An entry of a section as it is sent: status (2 Incompleto, else Completo), version and rich text. Without `id` it is a new one and gets its
 * own. Those of modulosCompetencia and unidadesAprendizaje say of which module or unit they speak.
 */
export const itemDeTexto = z.object({
  id: texto(60).optional(),
  version: z.int().min(1).optional(),
  modulo_id: id.optional(),
  unidad_id: id.optional(),
  /** Name of a line of research, a module, a unit, an activity, a criterion. */
  nombre: texto(300).optional(),
  /** What it belongs to among its like: «Conocimientos» in an entry profile, «Deportivas» among activities. */
  grupo: texto(80).optional(),
  /** Weight in percent, of a criterion of evaluation. */
  peso: z.number().min(0).max(100).multipleOf(0.01).optional(),
  /** Courses of a module, by their base ids: a new version of a course stays in it. */
  cursos_ids: z.array(id).max(300).optional(),
  /** Course of a unit, by its base id; its weeks. */
  asignatura_id: id.optional(),
  semanas: z.int().min(1).max(60).optional(),
  status: z.int().min(1).max(2).optional(),
  descripcion: textoRico(),
})

/** The same as it is answered. `resumen`: its first 80 characters without tags (§3). */
const itemGuardado = itemDeTexto.extend({
  id: z.string(),
  version: z.int(),
  status: z.int(),
  descripcion: z.string(),
  resumen: z.string(),
})
export type ItemDeTexto = z.output<typeof itemGuardado>

/** A file that hangs on a section, or on one of its items. */
export const adjunto = z.object({
  id,
  key: z.string(),
  item_id: z.string().nullable(),
  nombre: z.string(),
  /** Media type, from its content. */
  tipo: z.string(),
  bytes: z.int(),
  url: z.string(),
})
export type Adjunto = z.output<typeof adjunto>

/** A section of text: a row of its own with its own revision (0: nobody has written it), so that people in two sections never collide. */
export const seccionDeTexto = z.object({
  key: z.string(),
  items: z.array(itemGuardado),
  revision: z.int(),
  adjuntos: z.array(adjunto),
})
export type SeccionDeTexto = z.output<typeof seccionDeTexto>

/** Input of guardar/json: the whole section, in the order of its entries. `borradores`: drafts of one's own of it that this takes in; they go with it. */
export const guardarTexto = z.object({
  id,
  key: obligatorio(60),
  items: z.array(itemDeTexto).max(500),
  revision,
  borradores: z.array(esteBorrador).max(300).optional(),
})

/** Input of guardar/archivos/json: one file as `archivo`, or several as `archivos[]`. */
export const adjuntar = z.object({
  parent_id: id,
  key: obligatorio(60),
  item_id: texto(60).nullable().optional(),
  archivo: archivo.optional(),
  archivos: z.array(archivo).max(10).optional(),
})
