import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
} from '../drizzle.ts'
import { fechas, globalId, instante, propia } from './comunes.ts'
import { empresas } from './empresas.ts'
import { usuarios } from './personas.ts'

/** What the installation keeps besides people and institutions. These tables belong to no institution: their guards are in the services. */

/** Settings and secrets of the installation, by name. */
export const ajustes = pgTable('ajustes', { nombre: text().primaryKey(), valor: jsonb().notNull() })

/** A file that goes along with a mail. */
export interface Adjunto {
  nombre: string
  tipo: string
  /** Place in the storage. */
  clave: string
}

/** Mails: written in the transaction that asks for them, sent afterwards, kept for the administrator to read. */
export const correos = pgTable(
  'correos',
  {
    id: globalId(),
    /** Institution it speaks for; null for the installation. */
    de_empresa_id: bigint({ mode: 'number' }).references(() => empresas.id, { onDelete: 'set null' }),
    /** Who asked for it. */
    quien: bigint({ mode: 'number' }).references(() => usuarios.id, { onDelete: 'set null' }),
    para: text().notNull(),
    asunto: text().notNull(),
    texto: text().notNull(),
    html: text().notNull(),
    adjuntos: jsonb().$type<Adjunto[]>().notNull().default([]),
    /** Stable over tries, so that a mail that comes twice is known as one. */
    message_id: text().notNull(),
    /** pendiente, enviado, guardado (no mail server: kept as .eml), fallido. */
    estado: text().notNull().default('pendiente'),
    intentos: smallint().notNull().default(0),
    error: text(),
    created_at: instante().notNull().default(sql`clock_timestamp()`),
    enviado_at: instante(),
  },
  t => [unique('correos_message_id').on(t.message_id), index('correos_fecha').on(t.created_at)],
)

/** Pictures of people, logos and images of texts, kept by the image call. Their guard is who may read them (features/imagenes). */
export const imagenes = pgTable(
  'imagenes',
  {
    /** Unguessable. */
    public_id: text().primaryKey(),
    /** Institution whose people see it; null: a picture of a person or of the installation. */
    de_empresa_id: bigint({ mode: 'number' }).references(() => empresas.id, { onDelete: 'cascade' }),
    usuario_id: bigint({ mode: 'number' }).references(() => usuarios.id, { onDelete: 'set null' }),
    clave: text().notNull(),
    formato: text().notNull(),
    bytes: integer().notNull(),
    ancho: integer().notNull(),
    alto: integer().notNull(),
    /** What it was uploaded for (upload_preset): perfil, logo, contenido. */
    uso: text().notNull(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    created_at: instante().notNull().default(sql`clock_timestamp()`),
  },
  t => [index('imagenes_empresa').on(t.de_empresa_id), index('imagenes_usuario').on(t.usuario_id)],
)

/** Forms that a person opened in an institution: for «visited pages» (§7, Forms). No record is made of it. */
export const visitas = pgTable(
  'visitas',
  {
    ...propia(),
    usuario_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    formulario: text().notNull(),
    veces: integer().notNull().default(1),
    visitada_at: instante().notNull().default(sql`clock_timestamp()`),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('visitas_formulario').on(t.empresa_id, t.usuario_id, t.formulario),
  ],
)

/** Rows that were deleted from the list of the log; the change records under them stay (append-only, chained). */
export const registros_ocultos = pgTable(
  'registros_ocultos',
  {
    empresa_id: propia().empresa_id,
    cambio_id: bigint({ mode: 'number' }).notNull(),
    quien: bigint({ mode: 'number' }),
    created_at: instante().notNull().default(sql`clock_timestamp()`),
  },
  t => [primaryKey({ columns: [t.empresa_id, t.cambio_id] })],
)

/** What people suggest for the product (§3 Sugerencia). */
export const sugerencias = pgTable(
  'sugerencias',
  {
    id: globalId(),
    de_empresa_id: bigint({ mode: 'number' }).references(() => empresas.id, { onDelete: 'set null' }),
    usuario_id: bigint({ mode: 'number' }).references(() => usuarios.id, { onDelete: 'set null' }),
    /** 0 new; 1 looked at. */
    status: smallint().notNull().default(0),
    titulo: text().notNull(),
    descripcion: text().notNull(),
    pagina: text(),
    nota: text(),
    ...fechas(),
  },
  t => [index('sugerencias_fecha').on(t.created_at), index('sugerencias_status').on(t.status)],
)

/** Who writes through /contacto: an address that proves itself with a code by mail, then one message. Kept for a day. */
export const contactos = pgTable(
  'contactos',
  {
    id: globalId(),
    /** Hash of what the browser holds between the steps. */
    token_hash: text().notNull(),
    correo: text().notNull(),
    codigo_hash: text().notNull(),
    intentos: smallint().notNull().default(0),
    verificado_at: instante(),
    enviado_at: instante(),
    vence_at: instante().notNull(),
  },
  t => [unique('contactos_token').on(t.token_hash), index('contactos_vence').on(t.vence_at)],
)
