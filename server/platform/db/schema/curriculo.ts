import {
  bigint,
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
} from '../drizzle.ts'
import { archivos, programas } from './academico.ts'
import { fechas, instante, propia, ref } from './comunes.ts'
import { asignaturas, planes } from './planes.ts'

/** What a plan holds besides its courses: profiles, equivalences, files; and long work. */

/** What a person typed and did not save yet, by what it belongs to («plan/9/historias»). No record is made of it. */
export const borradores = pgTable(
  'borradores',
  {
    empresa_id: propia().empresa_id,
    usuario_id: bigint({ mode: 'number' }).notNull(),
    objeto: text().notNull(),
    contenido: jsonb().notNull(),
    /** Revision of the thing that it was typed upon. */
    sobre_revision: integer().notNull().default(0),
    updated_at: instante().notNull().default(sql`clock_timestamp()`),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.usuario_id, t.objeto] }),
    index('borradores_fecha').on(t.updated_at),
  ],
)

/** The graduate profile of a plan, line by line: competencies link to a line by its id. */
export const perfil_egreso = pgTable(
  'perfil_egreso',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    orden: integer().notNull().default(0),
    /** Rich text (contracts/textoRico). */
    descripcion: text().notNull(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      name: 'perfil_egreso_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
    index('perfil_egreso_orden').on(t.empresa_id, t.planestudio_id, t.orden),
  ],
)

/** A row of the equivalence table between two plans: some courses of one stand for some of the other. */
export const equivalencias = pgTable(
  'equivalencias',
  {
    ...propia(),
    /** The plan that recognises. */
    planestudio_id: ref().notNull(),
    /** The plan the courses were taken in. */
    plan_origen_id: ref().notNull(),
    /** total, parcial, condicionada. */
    tipo: text().notNull().default('total'),
    nota: text(),
    orden: integer().notNull().default(0),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      name: 'equivalencias_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'equivalencias_origen',
      columns: [t.empresa_id, t.plan_origen_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
    index('equivalencias_orden').on(t.empresa_id, t.planestudio_id, t.orden),
    index('equivalencias_de').on(t.empresa_id, t.plan_origen_id),
  ],
)

export const equivalencia_cursos = pgTable(
  'equivalencia_cursos',
  {
    empresa_id: propia().empresa_id,
    equivalencia_id: ref().notNull(),
    asignatura_id: ref().notNull(),
    /** Whether it is a course of the plan they were taken in (origen) or of the one that recognises (destino). */
    lado: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.equivalencia_id, t.asignatura_id] }),
    foreignKey({
      name: 'equivalencia_cursos_de',
      columns: [t.empresa_id, t.equivalencia_id],
      foreignColumns: [equivalencias.empresa_id, equivalencias.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'equivalencia_cursos_curso',
      columns: [t.empresa_id, t.asignatura_id],
      foreignColumns: [asignaturas.empresa_id, asignaturas.id],
    }),
    index('equivalencia_cursos_curso').on(t.empresa_id, t.asignatura_id),
  ],
)

/** Files that hang on a section of a plan or programme, on one of its items, or on the malla (key «mallacurricular»). */
export const adjuntos = pgTable(
  'adjuntos',
  {
    ...propia(),
    planestudio_id: ref(),
    programa_id: ref(),
    key: text().notNull(),
    /** Item of the section; null: the section itself. */
    item_id: text(),
    archivo_id: ref().notNull(),
    orden: integer().notNull().default(0),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      name: 'adjuntos_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'adjuntos_programa',
      columns: [t.empresa_id, t.programa_id],
      foreignColumns: [programas.empresa_id, programas.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'adjuntos_archivo',
      columns: [t.empresa_id, t.archivo_id],
      foreignColumns: [archivos.empresa_id, archivos.id],
    }),
    index('adjuntos_plan').on(t.empresa_id, t.planestudio_id, t.key),
    index('adjuntos_programa').on(t.empresa_id, t.programa_id, t.key),
    unique('adjuntos_unico').on(t.empresa_id, t.archivo_id),
  ],
)

/** Long work that a person asked for: a report that is made meanwhile and waits for them. */
export const trabajos = pgTable(
  'trabajos',
  {
    ...propia(),
    usuario_id: bigint({ mode: 'number' }).notNull(),
    /** Path of the call, and its input. */
    llamada: text().notNull(),
    entrada: jsonb().notNull(),
    titulo: text().notNull(),
    /** pendiente, en_curso, listo, fallido. */
    estado: text().notNull().default('pendiente'),
    /** 0 to 100. */
    progreso: smallint().notNull().default(0),
    error: text(),
    /** The file, in the storage. */
    clave: text(),
    nombre: text(),
    tipo: text(),
    created_at: instante().notNull().default(sql`clock_timestamp()`),
    ended_at: instante(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    index('trabajos_usuario').on(t.empresa_id, t.usuario_id, t.created_at),
    index('trabajos_fecha').on(t.created_at),
  ],
)

/** Templates of plans and profiles (§3, Plantillas): of the installation, by type of institution. */
export const plantillas = pgTable(
  'plantillas',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** plan, egresado, ingresante. */
    clase: text().notNull(),
    /** 1 university, 2 institute, 3 school. */
    tipo: smallint().notNull(),
    nombre: text().notNull(),
    /** The plan it was made of and its institution; null: uploaded, or made by hand (the spec's 0). */
    de_empresa_id: bigint({ mode: 'number' }),
    planestudio_id: bigint({ mode: 'number' }),
    contenido: jsonb().notNull(),
    ...fechas(),
  },
  t => [index('plantillas_clase').on(t.clase, t.tipo, t.created_at)],
)
