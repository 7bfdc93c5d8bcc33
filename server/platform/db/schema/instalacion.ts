import type { AjustesDeInstitucion } from '@malla/contracts/ajustesDeEmpresa.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { fechas, propia } from './comunes.ts'

/** Tables that belong to no institution (their guards are in the services), and who works in which institution. */

const globalId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
const instante = () => timestamp({ withTimezone: true, mode: 'string' })

/** Settings and secrets of the installation, by name. */
export const ajustes = pgTable('ajustes', { nombre: text().primaryKey(), valor: jsonb().notNull() })

/** What somebody changed of an institution's settings; the rest is as domain/empresas/ajustes.ts says. */
export type AjustesDeEmpresa = Partial<AjustesDeInstitucion>

/** An institution (§3, Empresa). */
export const empresas = pgTable(
  'empresas',
  {
    id: globalId(),
    razonsocial: text().notNull(),
    estado: text().notNull().default('Activado'),
    tipo: text().notNull(),
    imagen_url: text(),
    perfil: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ajustes: jsonb().$type<AjustesDeEmpresa>().notNull().default({}),
    ...fechas(),
  },
  // The public address of a plan begins with it.
  () => [uniqueIndex('empresas_nombre_corto').on(sql`(ajustes #>> '{publicacion,nombre_corto}')`)],
)

export const personas = pgTable(
  'personas',
  {
    id: globalId(),
    nombres: text().notNull(),
    correo: text().notNull(),
    imagen_url: text(),
    root: boolean().notNull().default(false),
    tipodocumento: text(),
    documento: text(),
    sexo: text(),
    estadocivil: text(),
    fechanacimiento: date({ mode: 'string' }),
    /** Academic degree, as it stands before the name in a syllabus («Mg.»). */
    grado: text(),
    telefono: text(),
    direccion: text(),
    /** Ubigeo code of the district. */
    distrito_id: text(),
    ...fechas(),
  },
  // Who may see a picture is asked by its address.
  t => [index('personas_imagen').on(t.imagen_url)],
)

export const usuarios = pgTable(
  'usuarios',
  {
    id: globalId(),
    persona_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => personas.id),
    usuario: text().notNull(),
    /** argon2id. */
    clave_hash: text().notNull(),
    /** The password an administrator gave, encrypted (AES-256-GCM), until its owner changes it; else null. */
    clave_temporal: text(),
    /** Set with a temporary password: the next sign-in asks for one of one's own. */
    debe_cambiar: boolean().notNull().default(false),
    clave_cambiada_at: instante(),
    ultimo_ingreso_at: instante(),
    /** A deleted user is kept: the records of changes name who made them. The name is free for another. */
    deleted_at: instante(),
    /** 1 Habilitado, 2 Deshabilitado, 3 Bloqueado (§4). */
    estado: text().notNull().default('1'),
    ...fechas(),
  },
  t => [
    uniqueIndex('usuarios_usuario').on(t.usuario).where(sql`deleted_at is null`),
    index('usuarios_persona').on(t.persona_id),
  ],
)

/** Kinds of person (roles) a user may hold. `codigo` 00027 is operator, 00028 inspector (§6). */
export const tipospersonas = pgTable('tipospersonas', {
  id: globalId(),
  tipopersona: text().notNull(),
  codigo: text().notNull(),
})

/** What a user is in an institution: one row a role. Read before an institution is chosen, by its own guard. */
export const accesos = pgTable(
  'accesos',
  {
    ...propia(),
    usuario_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    tipopersona_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => tipospersonas.id),
    tipouser: bigint({ mode: 'number' }),
    rol: bigint({ mode: 'number' }).notNull().default(1),
    codigo_aditional: text(),
    permisos_facultades: jsonb().$type<number[]>().notNull().default([]),
    permisos_programas: jsonb().$type<number[]>().notNull().default([]),
    cursos_ids: jsonb().$type<number[]>().notNull().default([]),
    programas_ids: jsonb().$type<number[]>().notNull().default([]),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    index('accesos_usuario').on(t.usuario_id),
    uniqueIndex('accesos_rol').on(t.empresa_id, t.usuario_id, t.tipopersona_id),
  ],
)

/** An open session: only the hash of its token is kept. */
export const sesiones = pgTable(
  'sesiones',
  {
    id: globalId(),
    token_hash: text().notNull(),
    usuario_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    empresa_id: bigint({ mode: 'number' }).references(() => empresas.id),
    acceso_id: bigint({ mode: 'number' }),
    carrera_id: bigint({ mode: 'number' }),
    agente: text(),
    direccion: text(),
    created_at: instante().notNull().default(sql`clock_timestamp()`),
    usada_at: instante().notNull().default(sql`clock_timestamp()`),
    vence_at: instante().notNull(),
    cerrada_at: instante(),
  },
  t => [unique('sesiones_token').on(t.token_hash), index('sesiones_usuario').on(t.usuario_id)],
)

/** Failed sign-ins, counted by account and by address (rate limit that survives a restart and serves many nodes). */
export const intentos = pgTable('intentos', {
  clave: text().primaryKey(),
  fallos: bigint({ mode: 'number' }).notNull(),
  desde: instante().notNull(),
})

/** One-time links to choose a new password; only the hash of the token is kept. */
export const recuperaciones = pgTable(
  'recuperaciones',
  {
    token_hash: text().primaryKey(),
    usuario_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    created_at: instante().notNull().default(sql`clock_timestamp()`),
    vence_at: instante().notNull(),
    usada_at: instante(),
  },
  t => [index('recuperaciones_usuario').on(t.usuario_id), index('recuperaciones_vence').on(t.vence_at)],
)

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
