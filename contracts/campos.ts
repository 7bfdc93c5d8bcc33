import { conControles, sinBlancosDeMas } from '@malla/domain/texto/normalizar.ts'
import { z } from 'zod'
import { motivo } from './errores.ts'

/** Schemas of fields that many calls share. The Spanish reasons come from errores.ts; what is said here is only the odd case. */

/** Text that PostgreSQL, JSON, Typst and the XML of Word and Excel can hold: no control characters, no lone surrogate. */
const isStorable = (s: string): boolean => s.isWellFormed() && !conControles(s)
const storable = { error: motivo('contiene caracteres que no se pueden guardar') }

/** Whether anything of it can be seen: not only blanks, joiners and marks of direction. */
const isVisible = (s: string): boolean => /[^\p{Z}\p{C}\p{M}]/u.test(s)
/** An empty text is refused for its length. */
const visible = [(s: string) => s === '' || isVisible(s), { error: motivo('es obligatorio') }] as const
/** A line of text as it is meant (`sinBlancosDeMas`), so that a name is found by what is read of it. `max` in characters. */
export const texto = (max = 255) =>
  z.string().overwrite(sinBlancosDeMas).max(max).refine(isStorable, storable)
/** A line of text that must be there. */
export const obligatorio = (max = 255) =>
  texto(max)
    .min(1)
    .refine(...visible)
/** Longer text, kept as it is. */
export const parrafo = (max = 20_000) => z.string().max(max).refine(isStorable, storable)
/** Longer text that must be there: not blanks alone. */
export const parrafoObligatorio = (max?: number) =>
  parrafo(max)
    .min(1)
    .refine(...visible)

const isKept = (v: unknown): boolean =>
  typeof v === 'string'
    ? v.isWellFormed() && !v.includes('\u0000')
    : typeof v !== 'object' || v === null || Object.entries(v).every(([k, x]) => isKept(k) && isKept(x))
/** Any JSON that a column of JSON can hold: PostgreSQL takes no NUL and no half of a character, not even within. */
export const json = z.json().refine(isKept, storable)

export const id = z.int().positive()
/** The spec writes 0 for «none» (asignatura_id, carrera_id, ciclo_id). */
export const idOrZero = z.int().min(0)
/** Things named, each once: what is said of them counts them. */
export const ids = z
  .array(id)
  .min(1)
  .max(500)
  .overwrite(named => [...new Set(named)])
/** A day; a year that nobody means («0026») is a slip of the keyboard. */
export const fecha = z.iso
  .date({ abort: true })
  .refine(dia => dia >= '1800', { error: motivo('debe ser una fecha válida (dd/mm/aaaa)') })
/** Weekly hours: 0 to 99, halves and tenths allowed. */
export const horas = z.number().min(0).max(99).multipleOf(0.1)
/** Credits with one decimal (institutes use 1.5). */
export const creditos = z.number().min(0).max(999).multipleOf(0.1)
const nota = z.number().min(0).max(1000).multipleOf(0.1)
/** Marks from the lowest to the highest and the one that passes, with one decimal. */
export const escala = z.object({ minimo: nota, maximo: nota, aprobatoria: nota })
export const revision = z.int().min(0).optional()
export const estado = z.enum(['Activado', 'Desactivado'])
export const instante = z.string()

/** An uploaded file as the pipeline hands it over. Checked by content where it is used. */
export interface Archivo {
  filename: string
  mimetype: string
  data: Uint8Array
}
const isArchivo = (f: unknown): boolean => (f as Archivo | null)?.data instanceof Uint8Array
export const archivo = z
  .custom<Archivo>(isArchivo, { error: 'Adjunte un archivo.' })
  .meta({ type: 'string', format: 'binary' })

/** Pages: 5 to 50 rows in steps of 5, 10 by default (§9). */
export const pageInput = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  per_page: z.int().min(5).max(50).multipleOf(5).default(10),
  /** Words of the name or parts of them, in any order, case and accents aside. */
  filtro: texto(200).optional(),
})

const pagination = z.object({
  current_page: z.int(),
  from: z.int(),
  to: z.int(),
  total: z.int(),
  per_page: z.int(),
  path: z.string(),
})
export type Pagination = z.output<typeof pagination>

/** Answers: one thing, all of them, a page of them. */
export const one = <T extends z.ZodType>(item: T) => z.object({ data: item })
export const list = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) })
export const paged = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), pagination })
/** Answer of a write: what was written and the text of the «¡Bien!» alert. */
export const written = <T extends z.ZodType>(item: T) => z.object({ data: item, message: z.string() })
export const deleted = z.object({ message: z.string() })
export const url = z.object({ url: z.string() })
/** A call that answers a file; the JSON form is its address. */
export const fileAnswer = url

/** Input of an update: every field may be left out and then stays as it is; `revision` is the one last seen. */
export const changes = <S extends z.ZodRawShape>(fields: z.ZodObject<S>) =>
  fields.partial().extend({ id, revision })
/** Input that names one thing. */
export const byId = z.object({ id })
/** Input that names one thing, or asks for the first there is (`first`), or the first that equals `queryDefault` (§7). */
export const byIdOrFirst = z
  .object({
    id: id.optional(),
    first: z.boolean().optional(),
    queryDefault: z.record(z.string(), z.unknown()).optional(),
  })
  // A client that lost the id must not be shown another thing as if it were this one.
  .refine(v => v.id !== undefined || v.first === true || v.queryDefault !== undefined, {
    path: ['id'],
    error: motivo('es obligatorio'),
  })
export const byIds = z.object({ ids })
