import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../drizzle.ts'
import { instante, propia, ref } from './comunes.ts'
import { usuarios } from './personas.ts'
import { planes } from './planes.ts'

/** What several nodes of one installation must know of each other, and what keeps the installation itself. */

/**
 * A channel that was authorized on another node than the one that holds the socket, until the socket asks for it. Unlogged: after a crash of the database
 * clients authorize anew.
 */
export const permisos_de_canal = pgTable(
  'permisos_de_canal',
  {
    socket_id: text().notNull(),
    canal: text().notNull(),
    sesion_id: bigint({ mode: 'number' }).notNull(),
    hasta: instante().notNull(),
  },
  t => [primaryKey({ columns: [t.socket_id, t.canal] }), index('permisos_de_canal_hasta').on(t.hasta)],
)

/** Who looks at a plan now, a row a browser tab; see `presencias`, which does it for syllabi. Unlogged. */
export const presencias_de_plan = pgTable(
  'presencias_de_plan',
  {
    empresa_id: propia().empresa_id,
    planestudio_id: ref().notNull(),
    usuario_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    pestana: text().notNull(),
    /** Part of the plan in which the person is: «malla», «cursos», the key of a section. */
    donde: text(),
    escribe: boolean().notNull().default(false),
    vista_at: instante().notNull().defaultNow(),
  },
  t => [
    primaryKey({
      name: 'presencias_de_plan_pk',
      columns: [t.empresa_id, t.planestudio_id, t.usuario_id, t.pestana],
    }),
    foreignKey({
      name: 'presencias_de_plan_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

/** A copy of everything, as it was asked for and how it went. */
export const respaldos = pgTable(
  'respaldos',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The day of a scheduled one, so that of all nodes one makes it; null when somebody asked for it. */
    dia: date({ mode: 'string' }),
    iniciado_at: instante().notNull().defaultNow(),
    terminado_at: instante(),
    /** Name of its file in the folder of backups, from before there is one; null when it failed. */
    archivo: text(),
    bytes: bigint({ mode: 'number' }),
    /** Why it failed, in words. */
    motivo: text(),
  },
  t => [uniqueIndex('respaldos_dia').on(t.dia), index('respaldos_iniciado').on(t.iniciado_at)],
)
