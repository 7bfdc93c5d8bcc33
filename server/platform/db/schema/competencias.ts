import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from '../drizzle.ts'
import { archivos } from './academico.ts'
import { fechas, propia, ref } from './comunes.ts'
import { perfil_egreso } from './curriculo.ts'
import { asignaturas, planes } from './planes.ts'

/** Competencies of a plan, what they are attached to, and the educational model (§3). */

/** Groups of a plan, shown as tabs (§3, Grupo de competencias). */
export const grupos_competencias = pgTable(
  'grupos_competencias',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    nombre: text().notNull(),
    orden: integer().notNull().default(0),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('grupos_competencias_del_plan').on(t.empresa_id, t.planestudio_id, t.id),
    foreignKey({
      name: 'grupos_competencias_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

/** A competency, or a part of one: a tree of any depth (§3). */
export const competencias = pgTable(
  'competencias',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    /** The spec's competencia_id; null is its 0: a root. */
    padre_id: ref(),
    /** tabcompetencia_id: the group it is shown under. */
    grupo_id: ref(),
    orden: integer().notNull().default(0),
    nombre: text().notNull(),
    /** 1 functional, 2 transversal. */
    tipopadre: smallint().notNull().default(1),
    iscompetencia: boolean().notNull().default(true),
    /** 1, 2, 3: which of the plan's letters it carries; null below the third level. */
    termino_id: smallint(),
    /** Line of the graduate profile that it serves. */
    perfil_egreso_id: ref(),
    /** Its identifier in CASE, for good: links from outside name it. */
    case_id: uuid().notNull().defaultRandom(),
    /** What CASE says of it and the product has no place for: a package comes back as it went. */
    case_extra: jsonb().$type<Record<string, unknown>>(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('competencias_del_plan').on(t.empresa_id, t.planestudio_id, t.id),
    unique('competencias_case').on(t.empresa_id, t.planestudio_id, t.case_id),
    index('competencias_case_id').on(t.case_id),
    foreignKey({
      name: 'competencias_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'competencias_padre',
      columns: [t.empresa_id, t.planestudio_id, t.padre_id],
      foreignColumns: [t.empresa_id, t.planestudio_id, t.id],
    }),
    foreignKey({
      name: 'competencias_grupo',
      columns: [t.empresa_id, t.planestudio_id, t.grupo_id],
      foreignColumns: [
        grupos_competencias.empresa_id,
        grupos_competencias.planestudio_id,
        grupos_competencias.id,
      ],
    }),
    foreignKey({
      name: 'competencias_perfil',
      columns: [t.empresa_id, t.perfil_egreso_id],
      foreignColumns: [perfil_egreso.empresa_id, perfil_egreso.id],
    }),
    index('competencias_orden').on(t.empresa_id, t.planestudio_id, t.padre_id, t.orden),
    index('competencias_perfil_linea').on(t.empresa_id, t.perfil_egreso_id),
    index('competencias_grupo_tab').on(t.empresa_id, t.grupo_id),
  ],
)

/**
 * A plan as a CASE document (1.0 and 1.1): its identifier for good, and what an imported package said that the product has no place
 * for. Made when the plan is first published or receives a package.
 */
export const case_documentos = pgTable(
  'case_documentos',
  {
    empresa_id: propia().empresa_id,
    planestudio_id: ref().notNull(),
    case_id: uuid().notNull().defaultRandom(),
    /** Fields of the CFDocument that are not the plan's own. */
    documento: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** CFDefinitions, CFRubrics and further members of the package. */
    paquete: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** CFAssociations as they came: those of the tree keep their identifiers, the others are given back whole. */
    asociaciones: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    updated_at: fechas().updated_at,
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.planestudio_id] }),
    index('case_documentos_case').on(t.case_id),
    foreignKey({
      name: 'case_documentos_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

/** Which course serves which competency, and how far: introduce, desarrolla, logra. */
export const competencia_cursos = pgTable(
  'competencia_cursos',
  {
    empresa_id: propia().empresa_id,
    planestudio_id: ref().notNull(),
    competencia_id: ref().notNull(),
    asignatura_id: ref().notNull(),
    nivel: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.competencia_id, t.asignatura_id] }),
    foreignKey({
      name: 'competencia_cursos_competencia',
      columns: [t.empresa_id, t.planestudio_id, t.competencia_id],
      foreignColumns: [competencias.empresa_id, competencias.planestudio_id, competencias.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'competencia_cursos_curso',
      columns: [t.empresa_id, t.planestudio_id, t.asignatura_id],
      foreignColumns: [asignaturas.empresa_id, asignaturas.planestudio_id, asignaturas.id],
    }).onDelete('cascade'),
    index('competencia_cursos_curso').on(t.empresa_id, t.asignatura_id),
  ],
)

/** Outcomes that competencies are attached to: Tuning, general and specific ones, lists of the institution's own. */
export const resultados = pgTable(
  'resultados',
  {
    ...propia(),
    /** tuning, general, especifico, or the name of a list of the institution's own. */
    lista: text().notNull(),
    numero: integer().notNull(),
    nombre: text().notNull(),
    estado: text().notNull().default('Activado'),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('resultados_numero').on(t.empresa_id, t.lista, t.numero),
  ],
)

export const competencia_resultados = pgTable(
  'competencia_resultados',
  { empresa_id: propia().empresa_id, competencia_id: ref().notNull(), resultado_id: ref().notNull() },
  t => [
    primaryKey({ columns: [t.empresa_id, t.competencia_id, t.resultado_id] }),
    foreignKey({
      name: 'competencia_resultados_competencia',
      columns: [t.empresa_id, t.competencia_id],
      foreignColumns: [competencias.empresa_id, competencias.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'competencia_resultados_resultado',
      columns: [t.empresa_id, t.resultado_id],
      foreignColumns: [resultados.empresa_id, resultados.id],
    }),
    index('competencia_resultados_resultado').on(t.empresa_id, t.resultado_id),
  ],
)

/** A version of the educational model (§3); in force while it has no fechacese. */
export const modelos_educativos = pgTable(
  'modelos_educativos',
  {
    ...propia(),
    nombre: text().notNull(),
    /** Rich text (contracts/textoRico). */
    descripcion: text().notNull().default(''),
    fechavigencia: date({ mode: 'string' }),
    fechacese: date({ mode: 'string' }),
    archivo_id: ref(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      name: 'modelos_educativos_archivo',
      columns: [t.empresa_id, t.archivo_id],
      foreignColumns: [archivos.empresa_id, archivos.id],
    }),
    index('modelos_educativos_fecha').on(t.empresa_id, t.created_at),
  ],
)
