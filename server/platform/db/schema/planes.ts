import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
} from '../drizzle.ts'
import { archivos, parametros, programas } from './academico.ts'
import { fechas, instante, propia, ref } from './comunes.ts'

/** A plan: its texts, cycles, sections of electives and courses. */

const cantidad = (precision: number) => numeric({ precision, scale: 1, mode: 'number' })

export const planes = pgTable(
  'planes',
  {
    ...propia(),
    full_name: text().notNull(),
    programa_id: ref().notNull(),
    numero: text(),
    modalidad: text(),
    numero_resolucion: text(),
    fecha_resolucion: date({ mode: 'string' }),
    resolucion_id: ref(),
    fechacese: date({ mode: 'string' }),
    /** The plan that this one is a new version of. */
    version_de_id: ref(),
    semanas: smallint(),
    horas_credito_teoria: cantidad(5),
    horas_credito_practica: cantidad(5),
    creditos_totales: cantidad(6),
    creditos_generales: cantidad(6),
    creditos_electivos: cantidad(6),
    config_diseno_curricular: smallint().notNull().default(1),
    config_nodes_tree: jsonb().$type<string[]>().notNull().default(['modulo', 'unidad']),
    config_terminos: jsonb().$type<Record<string, string>>().notNull().default({}),
    deleted_at: instante(),
    deleted_by: ref(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      columns: [t.empresa_id, t.programa_id],
      foreignColumns: [programas.empresa_id, programas.id],
    }),
    foreignKey({
      columns: [t.empresa_id, t.resolucion_id],
      foreignColumns: [archivos.empresa_id, archivos.id],
    }),
    index('planes_programa').on(t.empresa_id, t.programa_id),
    index('planes_papelera').on(t.deleted_at).where(sql`deleted_at is not null`),
  ],
)

/** Texts of a plan, one row a section with its own revision: two people in two sections never collide. */
export const plan_secciones = pgTable(
  'plan_secciones',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    key: text().notNull(),
    items: jsonb().$type<unknown[]>().notNull().default([]),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('plan_secciones_key').on(t.empresa_id, t.planestudio_id, t.key),
    foreignKey({
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

export const ciclos = pgTable(
  'ciclos',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    numero: smallint().notNull(),
    nombre: text().notNull(),
    descripcion: text().notNull(),
    estado: text().notNull().default('Activado'),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('ciclos_del_plan').on(t.empresa_id, t.planestudio_id, t.id),
    index('ciclos_plan').on(t.empresa_id, t.planestudio_id, t.numero),
    foreignKey({
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

/** Sections of electives. */
export const secciones = pgTable(
  'secciones',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    nombre: text().notNull(),
    creditos_requeridos: cantidad(5),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('secciones_del_plan').on(t.empresa_id, t.planestudio_id, t.id),
    foreignKey({
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

export const asignaturas = pgTable(
  'asignaturas',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    ciclo_id: ref(),
    seccion_id: ref(),
    orden: integer().notNull().default(0),
    /** Null is the spec's asignatura_id 0: a base course. Else the base course of this version. */
    base_id: ref(),
    version: integer().notNull().default(1),
    nombre: text().notNull(),
    codigo: text(),
    horasteoria: cantidad(4).notNull().default(0),
    horaspractica: cantidad(4).notNull().default(0),
    horasvirtualteoria: cantidad(4).notNull().default(0),
    horasvirtualpractica: cantidad(4).notNull().default(0),
    credits: cantidad(5),
    requisitos: jsonb().$type<Requisito>(),
    areacurso_id: ref(),
    tipocurso_id: ref(),
    tipologiaespecial_id: ref(),
    tipoestudio: text(),
    modalidad: text(),
    /** 1 incomplete, 2 partial, 3 complete (§4); kept by the syllabus. */
    silabo_estado: smallint().notNull().default(1),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('asignaturas_del_plan').on(t.empresa_id, t.planestudio_id, t.id),
    foreignKey({
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'asignaturas_ciclo',
      columns: [t.empresa_id, t.planestudio_id, t.ciclo_id],
      foreignColumns: [ciclos.empresa_id, ciclos.planestudio_id, ciclos.id],
    }),
    foreignKey({
      name: 'asignaturas_seccion',
      columns: [t.empresa_id, t.planestudio_id, t.seccion_id],
      foreignColumns: [secciones.empresa_id, secciones.planestudio_id, secciones.id],
    }),
    foreignKey({
      name: 'asignaturas_base',
      columns: [t.empresa_id, t.planestudio_id, t.base_id],
      foreignColumns: [t.empresa_id, t.planestudio_id, t.id],
    }),
    foreignKey({
      name: 'asignaturas_area',
      columns: [t.empresa_id, t.areacurso_id],
      foreignColumns: [parametros.empresa_id, parametros.id],
    }),
    foreignKey({
      name: 'asignaturas_tipo',
      columns: [t.empresa_id, t.tipocurso_id],
      foreignColumns: [parametros.empresa_id, parametros.id],
    }),
    foreignKey({
      name: 'asignaturas_tipologia',
      columns: [t.empresa_id, t.tipologiaespecial_id],
      foreignColumns: [parametros.empresa_id, parametros.id],
    }),
    index('asignaturas_ciclo_orden').on(t.empresa_id, t.ciclo_id, t.orden),
    index('asignaturas_seccion_orden').on(t.empresa_id, t.seccion_id, t.orden),
    index('asignaturas_area').on(t.empresa_id, t.areacurso_id),
    index('asignaturas_tipo').on(t.empresa_id, t.tipocurso_id),
    index('asignaturas_tipologia').on(t.empresa_id, t.tipologiaespecial_id),
    index('asignaturas_base').on(t.empresa_id, t.base_id),
  ],
)

/** Flat view of `requisitos`, kept beside it so that the database itself refuses a requisite that is not there. */
export const prerequisitos = pgTable(
  'prerequisitos',
  {
    empresa_id: propia().empresa_id,
    planestudio_id: ref().notNull(),
    asignatura_id: ref().notNull(),
    requisito_id: ref().notNull(),
    modo: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.asignatura_id, t.requisito_id] }),
    foreignKey({
      name: 'prerequisitos_de',
      columns: [t.empresa_id, t.planestudio_id, t.asignatura_id],
      foreignColumns: [asignaturas.empresa_id, asignaturas.planestudio_id, asignaturas.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'prerequisitos_requerido',
      columns: [t.empresa_id, t.planestudio_id, t.requisito_id],
      foreignColumns: [asignaturas.empresa_id, asignaturas.planestudio_id, asignaturas.id],
    }),
    index('prerequisitos_requisito').on(t.empresa_id, t.requisito_id),
  ],
)
