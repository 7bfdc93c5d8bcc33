import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../drizzle.ts'
import { programas } from './academico.ts'
import { fechas, propia, ref } from './comunes.ts'
import { planes } from './planes.ts'

/** Premises of the institution (§3, Local). */
export const locales = pgTable('locales', { ...propia(), nombre: text().notNull(), ...fechas() }, t => [
  primaryKey({ columns: [t.empresa_id, t.id] }),
  uniqueIndex('locales_nombre').on(t.empresa_id, sql`lower(nombre)`),
])

/** Laboratories and workshops (§3). */
export const laboratorios = pgTable(
  'laboratorios',
  {
    ...propia(),
    nombre: text().notNull(),
    /** 1 Laboratorio, 2 Taller. */
    tipo: smallint().notNull(),
    local_id: ref().notNull(),
    capacidad: integer(),
    descripcion: text(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      name: 'laboratorios_local',
      columns: [t.empresa_id, t.local_id],
      foreignColumns: [locales.empresa_id, locales.id],
    }),
    index('laboratorios_local').on(t.empresa_id, t.local_id),
    uniqueIndex('laboratorios_nombre').on(t.empresa_id, t.local_id, sql`lower(nombre)`),
  ],
)

export const laboratorio_programas = pgTable(
  'laboratorio_programas',
  { empresa_id: propia().empresa_id, laboratorio_id: ref().notNull(), programa_id: ref().notNull() },
  t => [
    primaryKey({ columns: [t.empresa_id, t.laboratorio_id, t.programa_id] }),
    foreignKey({
      name: 'laboratorio_programas_de',
      columns: [t.empresa_id, t.laboratorio_id],
      foreignColumns: [laboratorios.empresa_id, laboratorios.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'laboratorio_programas_programa',
      columns: [t.empresa_id, t.programa_id],
      foreignColumns: [programas.empresa_id, programas.id],
    }).onDelete('cascade'),
    index('laboratorio_programas_programa').on(t.empresa_id, t.programa_id),
  ],
)

/** Equipment of a laboratory (§3). */
export const equipos = pgTable(
  'equipos',
  {
    ...propia(),
    laboratorio_id: ref().notNull(),
    nombre: text().notNull(),
    codigo: text(),
    cantidad: integer().notNull().default(1),
    descripcion: text(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    foreignKey({
      name: 'equipos_laboratorio',
      columns: [t.empresa_id, t.laboratorio_id],
      foreignColumns: [laboratorios.empresa_id, laboratorios.id],
    }).onDelete('cascade'),
    index('equipos_laboratorio').on(t.empresa_id, t.laboratorio_id),
  ],
)

/** Laboratories that a plan needs (laboratorios_ids, §3). */
export const plan_laboratorios = pgTable(
  'plan_laboratorios',
  { empresa_id: propia().empresa_id, planestudio_id: ref().notNull(), laboratorio_id: ref().notNull() },
  t => [
    primaryKey({ columns: [t.empresa_id, t.planestudio_id, t.laboratorio_id] }),
    foreignKey({
      name: 'plan_laboratorios_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_laboratorios_laboratorio',
      columns: [t.empresa_id, t.laboratorio_id],
      foreignColumns: [laboratorios.empresa_id, laboratorios.id],
    }),
    index('plan_laboratorios_laboratorio').on(t.empresa_id, t.laboratorio_id),
  ],
)
