import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { fechas, propia } from './comunes.ts'

/** Tables that belong to no institution (their guards are in the services), and who works in which institution. */

const globalId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
const instante = () => timestamp({ withTimezone: true, mode: 'string' })

/** Settings and secrets of the installation, by name. */
export const ajustes = pgTable('ajustes', { nombre: text().primaryKey(), valor: jsonb().notNull() })

export interface AjustesDeEmpresa {
  /** Header of the whole-institution tree; «Nube de Calidad Integral» unless said otherwise (§2). */
  encabezadoArbol?: string
  semanas?: number
  horas_credito_teoria?: number
  horas_credito_practica?: number
}

/** An institution (§3, Empresa). */
export const empresas = pgTable('empresas', {
  id: globalId(),
  razonsocial: text().notNull(),
  estado: text().notNull().default('Activado'),
  tipo: text().notNull(),
  imagen_url: text(),
  perfil: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  ajustes: jsonb().$type<AjustesDeEmpresa>().notNull().default({}),
  ...fechas(),
})

export const personas = pgTable('personas', {
  id: globalId(),
  nombres: text().notNull(),
  correo: text().notNull(),
  imagen_url: text(),
  root: boolean().notNull().default(false),
  ...fechas(),
})

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
    /** 1 Habilitado, 2 Deshabilitado, 3 Bloqueado (§4). */
    estado: text().notNull().default('1'),
    ...fechas(),
  },
  t => [unique('usuarios_usuario').on(t.usuario)],
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
  t => [primaryKey({ columns: [t.empresa_id, t.id] }), index('accesos_usuario').on(t.usuario_id)],
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
