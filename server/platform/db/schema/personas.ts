import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../drizzle.ts'
import { fechas, globalId, instante, propia } from './comunes.ts'
import { empresas } from './empresas.ts'

/** People, what they are in each institution, and their sessions. */

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

/** The address that becomes the mail of an account once the link sent there is opened. Only the hash of its token is kept, from when it goes out. */
export const correos_por_confirmar = pgTable('correos_por_confirmar', {
  usuario_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  correo: text().notNull(),
  token_hash: text(),
  vence_at: instante(),
  created_at: instante().notNull().default(sql`clock_timestamp()`),
})
