import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { fechas, propia, ref } from './comunes.ts'

const cantidad = (precision: number) => numeric({ precision, scale: 1, mode: 'number' })

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
    deleted_at: timestamp({ withTimezone: true, mode: 'string' }),
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
