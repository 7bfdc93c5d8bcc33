import { z } from 'zod'
import { isKey } from '../files/storage.ts'

/**
 * What a backup file is: a gzipped tar (`tar xzf` opens it) with, in this order, the files of the storage under `archivos/`, the mails kept without a
 * mail server under `outbox/`, each table's rows in parts under `tablas/`, as PostgreSQL's COPY writes text, and at its end `manifiesto.json`, which
 * names all of it. A file without its end is no backup.
 */
export const FORMATO = 1
export const MANIFIESTO = 'manifiesto.json'
/** Largest entry of a table: what is in memory at once. */
export const PARTE_BYTES = 4 * 1024 * 1024
/** Far more than any entry has: files of the product have at most 50 MB. */
export const MAYOR_ENTRADA = 1024 ** 3
/** The manifest is read as one text: a line for each file, some 150 bytes. */
export const MAYOR_MANIFIESTO = 256 * 1024 ** 2

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const cuenta = z.int().min(0)
const IDENT = /^[a-z_][a-z0-9_]*$/

const tabla = z.object({
  /** «public.planes». */
  nombre: z.string().regex(/^(public|pgboss)\.[a-z_][a-z0-9_]*$/),
  columnas: z.array(z.string().regex(IDENT)),
  filas: cuenta,
  bytes: cuenta,
  sha256,
})
export type TablaDeRespaldo = z.output<typeof tabla>

export const manifiesto = z.object({
  formato: z.literal(FORMATO),
  /** Of the product that wrote it. */
  version: z.string(),
  /** When the rows stood so, ISO 8601. */
  momento: z.string(),
  /** Migrations that the database had, each by its moment in the journal (ms). */
  migraciones: z.array(z.number()),
  tablas: z.array(tabla),
  /** Last value of each sequence that has one. */
  secuencias: z.array(z.object({ nombre: z.string().regex(IDENT), valor: z.int() })),
  /** Entries that are files, by name in the archive. */
  archivos: z.array(z.object({ nombre: z.string(), bytes: cuenta, sha256 })),
  /** Keys that rows name and that were not there to be copied. */
  faltan: z.array(z.string()),
})
export type Manifiesto = z.output<typeof manifiesto>

/** What an entry of the archive is. */
export type Entrada =
  | { clase: 'manifiesto' }
  | { clase: 'archivo'; clave: string }
  | { clase: 'correo'; nombre: string }
  | { clase: 'parte'; tabla: string }

/** Name of the entry that holds a part of a table; names sort as the parts follow. */
export const nombreDeParte = (tabla: string, parte: number): string =>
  `tablas/${tabla}/${String(parte).padStart(6, '0')}`

/** Reads the name of an entry; null for one that no backup has, such as a path that leads elsewhere. */
export function entradaDe(nombre: string): Entrada | null {
  if (nombre === MANIFIESTO) return { clase: 'manifiesto' }
  const archivo = /^archivos\/(.+)$/.exec(nombre)?.[1]
  if (archivo !== undefined) return isKey(archivo) ? { clase: 'archivo', clave: archivo } : null
  const correo = /^outbox\/(\d{1,18}\.eml)$/.exec(nombre)?.[1]
  if (correo !== undefined) return { clase: 'correo', nombre: correo }
  const parte = /^tablas\/((?:public|pgboss)\.[a-z_][a-z0-9_]*)\/\d{6,}$/.exec(nombre)?.[1]
  return parte === undefined ? null : { clase: 'parte', tabla: parte }
}
