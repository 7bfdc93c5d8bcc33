import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../drizzle.ts'
import { fechas, propia, ref } from './comunes.ts'

export const archivos = pgTable(
  'archivos',
  {
    ...propia(),
    /** Place in the storage. */
    clave: text().notNull(),
    nombre: text().notNull(),
    tipo: text().notNull(),
    bytes: integer().notNull(),
    /** Faculty or programme it hangs on, for the permission of reading it. */
    facultad_id: ref(),
    programa_id: ref(),
    ...fechas(),
  },
  t => [primaryKey({ columns: [t.empresa_id, t.id] })],
)

export const facultades = pgTable(
  'facultades',
  {
    ...propia(),
    nombre: text().notNull(),
    txt_type: text().notNull().default('facultad'),
    estado: text().notNull().default('Activado'),
    /** Faculty of the other institution it was copied from: importing twice makes no duplicates. */
    origen_id: ref(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    uniqueIndex('facultades_especial').on(t.empresa_id, t.txt_type).where(sql`txt_type <> 'facultad'`),
    uniqueIndex('facultades_origen').on(t.empresa_id, t.origen_id).where(sql`origen_id is not null`),
    uniqueIndex('facultades_nombre').on(t.empresa_id, sql`lower(nombre)`),
  ],
)

export const niveles = pgTable(
  'niveles',
  {
    ...propia(),
    nombre: text().notNull(),
    codigo: text().notNull(),
    tiponivel_id: integer().notNull().default(1),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    uniqueIndex('niveles_nombre').on(t.empresa_id, sql`lower(nombre)`),
    uniqueIndex('niveles_codigo').on(t.empresa_id, t.codigo),
  ],
)

export const modalidades = pgTable(
  'modalidades',
  { ...propia(), nombre: text().notNull(), ...fechas() },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    uniqueIndex('modalidades_nombre').on(t.empresa_id, sql`lower(nombre)`),
  ],
)

export const programas = pgTable(
  'programas',
  {
    ...propia(),
    nombre: text().notNull(),
    facultad_id: ref().notNull(),
    nivel_id: ref().notNull(),
    modalidad_id: ref().notNull(),
    /** A level-type programme: the spec's carrera_id 0, which shows the Segundas Especialidades node. */
    de_nivel: boolean().notNull().default(false),
    maxciclos: smallint(),
    ciclosporanio: smallint(),
    repeticiones: smallint(),
    tipociclo_id: smallint(),
    tipoduracion: text(),
    duracion: smallint(),
    imagen_id: ref(),
    estado: text().notNull().default('Activado'),
    origen_id: ref(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      columns: [t.empresa_id, t.facultad_id],
      foreignColumns: [facultades.empresa_id, facultades.id],
    }),
    foreignKey({ columns: [t.empresa_id, t.nivel_id], foreignColumns: [niveles.empresa_id, niveles.id] }),
    foreignKey({
      columns: [t.empresa_id, t.modalidad_id],
      foreignColumns: [modalidades.empresa_id, modalidades.id],
    }),
    foreignKey({ columns: [t.empresa_id, t.imagen_id], foreignColumns: [archivos.empresa_id, archivos.id] }),
    index('programas_facultad').on(t.empresa_id, t.facultad_id),
    uniqueIndex('programas_origen').on(t.empresa_id, t.origen_id).where(sql`origen_id is not null`),
  ],
)

export const especialidades = pgTable(
  'especialidades',
  {
    ...propia(),
    programa_id: ref().notNull(),
    nombre: text().notNull(),
    orden: integer().notNull().default(0),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      columns: [t.empresa_id, t.programa_id],
      foreignColumns: [programas.empresa_id, programas.id],
    }).onDelete('cascade'),
    index('especialidades_programa').on(t.empresa_id, t.programa_id),
  ],
)

/** Texts of a programme, one row a section with its own revision. */
export const programa_secciones = pgTable(
  'programa_secciones',
  {
    ...propia(),
    programa_id: ref().notNull(),
    key: text().notNull(),
    items: jsonb().$type<unknown[]>().notNull().default([]),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('programa_secciones_key').on(t.empresa_id, t.programa_id, t.key),
    foreignKey({
      columns: [t.empresa_id, t.programa_id],
      foreignColumns: [programas.empresa_id, programas.id],
    }).onDelete('cascade'),
  ],
)

/** Catalogues of the institution (areas, types and special typologies of courses). */
export const parametros = pgTable(
  'parametros',
  {
    ...propia(),
    tipo: text().notNull(),
    nombre: text().notNull(),
    abreviatura: text(),
    color: smallint(),
    estado: text().notNull().default('Activado'),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    uniqueIndex('parametros_nombre').on(t.empresa_id, t.tipo, sql`lower(nombre)`),
    index('parametros_tipo').on(t.empresa_id, t.tipo, t.created_at),
  ],
)
