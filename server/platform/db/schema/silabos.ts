import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
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

/** Syllabi: periods, what each is made of, cartas descriptivas, syllabi with their parts and their review (§3 Asignatura, §4 Syllabus). */

const usuario = () => bigint({ mode: 'number' })

/** Academic periods of the institution: «2026-I». */
export const periodos = pgTable(
  'periodos',
  {
    ...propia(),
    nombre: text().notNull(),
    fechainicio: date({ mode: 'string' }).notNull(),
    fechafin: date({ mode: 'string' }).notNull(),
    /** Until when syllabi are handed in, where no programme has a date of its own. */
    fechaentrega: date({ mode: 'string' }),
    estado: text().notNull().default('Activado'),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('periodos_nombre').on(t.empresa_id, t.nombre),
    index('periodos_inicio').on(t.empresa_id, t.fechainicio),
  ],
)

/** The date of one programme in a period. */
export const periodo_plazos = pgTable(
  'periodo_plazos',
  {
    empresa_id: propia().empresa_id,
    periodo_id: ref().notNull(),
    programa_id: ref().notNull(),
    fechaentrega: date({ mode: 'string' }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.periodo_id, t.programa_id] }),
    foreignKey({
      name: 'periodo_plazos_periodo',
      columns: [t.empresa_id, t.periodo_id],
      foreignColumns: [periodos.empresa_id, periodos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'periodo_plazos_programa',
      columns: [t.empresa_id, t.programa_id],
      foreignColumns: [programas.empresa_id, programas.id],
    }).onDelete('cascade'),
  ],
)

/** What a syllabus is made of (domain/silabos/estructura.ts): of the institution (both null), of a programme, or of a plan. */
export const config_silabos = pgTable(
  'config_silabos',
  {
    ...propia(),
    programa_id: ref(),
    planestudio_id: ref(),
    contenido: jsonb().$type<Record<string, unknown>>().notNull(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('config_silabos_de').on(t.empresa_id, t.programa_id, t.planestudio_id).nullsNotDistinct(),
    foreignKey({
      name: 'config_silabos_programa',
      columns: [t.empresa_id, t.programa_id],
      foreignColumns: [programas.empresa_id, programas.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'config_silabos_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

/** Carta descriptiva of a course, one row a key with its own revision. Of the base course: its versions share it. */
export const carta_claves = pgTable(
  'carta_claves',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    asignatura_id: ref().notNull(),
    clave: text().notNull(),
    valor: jsonb().notNull(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('carta_claves_clave').on(t.empresa_id, t.asignatura_id, t.clave),
    foreignKey({
      name: 'carta_claves_curso',
      columns: [t.empresa_id, t.planestudio_id, t.asignatura_id],
      foreignColumns: [asignaturas.empresa_id, asignaturas.planestudio_id, asignaturas.id],
    }).onDelete('cascade'),
    index('carta_claves_plan').on(t.empresa_id, t.planestudio_id),
  ],
)

/** The syllabus of one version of a course in one period; without a period, the one that new periods begin with. */
export const silabos = pgTable(
  'silabos',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    asignatura_id: ref().notNull(),
    periodo_id: ref(),
    /** isCompletado: 1 incomplete, 2 partial, 3 complete (§4), by domain/silabos/completo.ts. */
    completado: smallint().notNull().default(1),
    /** borrador, entregado, observado, aprobado. */
    estado: text().notNull().default('borrador'),
    entregado_at: instante(),
    entregado_por: usuario(),
    aprobado_at: instante(),
    aprobado_por: usuario(),
    /** What was in force when it was approved: structure, carta, data of the course. It is shown and printed from here. */
    congelado: jsonb().$type<Record<string, unknown>>(),
    /** The approved PDF. */
    archivo_id: ref(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('silabos_de').on(t.empresa_id, t.asignatura_id, t.periodo_id).nullsNotDistinct(),
    foreignKey({
      name: 'silabos_curso',
      columns: [t.empresa_id, t.planestudio_id, t.asignatura_id],
      foreignColumns: [asignaturas.empresa_id, asignaturas.planestudio_id, asignaturas.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'silabos_periodo',
      columns: [t.empresa_id, t.periodo_id],
      foreignColumns: [periodos.empresa_id, periodos.id],
    }),
    foreignKey({
      name: 'silabos_archivo',
      columns: [t.empresa_id, t.archivo_id],
      foreignColumns: [archivos.empresa_id, archivos.id],
    }),
    index('silabos_plan').on(t.empresa_id, t.planestudio_id),
    index('silabos_periodo_estado').on(t.empresa_id, t.periodo_id, t.estado),
    // Who deletes a file asks which syllabus names it.
    index('silabos_archivo').on(t.empresa_id, t.archivo_id).where(sql`archivo_id is not null`),
  ],
)

/** A key of a syllabus (domain/silabos/contenido.ts), a row with its own revision: two people in two keys never collide. */
export const silabo_claves = pgTable(
  'silabo_claves',
  {
    ...propia(),
    silabo_id: ref().notNull(),
    clave: text().notNull(),
    valor: jsonb().notNull(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('silabo_claves_clave').on(t.empresa_id, t.silabo_id, t.clave),
    foreignKey({
      name: 'silabo_claves_silabo',
      columns: [t.empresa_id, t.silabo_id],
      foreignColumns: [silabos.empresa_id, silabos.id],
    }).onDelete('cascade'),
  ],
)

/** What a reviewer asks of one section, and the lecturer's answer. */
export const silabo_observaciones = pgTable(
  'silabo_observaciones',
  {
    ...propia(),
    silabo_id: ref().notNull(),
    /** Key that it speaks of; null is the whole. */
    clave: text(),
    texto: text().notNull(),
    usuario_id: usuario().notNull(),
    respuesta: text(),
    respondida_at: instante(),
    respondida_por: usuario(),
    resuelta: boolean().notNull().default(false),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      name: 'silabo_observaciones_silabo',
      columns: [t.empresa_id, t.silabo_id],
      foreignColumns: [silabos.empresa_id, silabos.id],
    }).onDelete('cascade'),
    index('silabo_observaciones_silabo').on(t.empresa_id, t.silabo_id, t.created_at),
  ],
)

/**
 * Who looks at a syllabus now, a row a browser tab. Nothing that must be kept: the table is unlogged, empty after a crash of the database.
 * `periodo_id` 0 is the syllabus without a period.
 */
export const presencias = pgTable(
  'presencias',
  {
    empresa_id: propia().empresa_id,
    asignatura_id: ref().notNull(),
    periodo_id: ref().notNull(),
    usuario_id: usuario().notNull(),
    pestana: text().notNull(),
    /** Section in which the person is. */
    donde: text(),
    escribe: boolean().notNull().default(false),
    vista_at: instante().notNull().defaultNow(),
  },
  t => [
    primaryKey({
      name: 'presencias_pk',
      columns: [t.empresa_id, t.asignatura_id, t.periodo_id, t.usuario_id, t.pestana],
    }),
    foreignKey({
      name: 'presencias_curso',
      columns: [t.empresa_id, t.asignatura_id],
      foreignColumns: [asignaturas.empresa_id, asignaturas.id],
    }).onDelete('cascade'),
  ],
)
