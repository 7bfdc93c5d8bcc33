import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, unique } from '../drizzle.ts'
import { fechas, propia, ref } from './comunes.ts'
import { usuarios } from './personas.ts'
import { planes } from './planes.ts'

/** A plan that anybody may read without signing in, while its institution publishes (`ajustes.publicacion`). */
export const publicaciones = pgTable(
  'publicaciones',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    /** Its part of the public address, behind that of the institution: «ingenieria-civil-2026». */
    direccion: text().notNull(),
    /** Whether the pages of its courses show the syllabus too, where one is complete. */
    con_silabos: boolean().notNull().default(false),
    publicado_por: bigint({ mode: 'number' }).references(() => usuarios.id, { onDelete: 'set null' }),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('publicaciones_plan').on(t.empresa_id, t.planestudio_id),
    unique('publicaciones_direccion').on(t.empresa_id, t.direccion),
    foreignKey({
      name: 'publicaciones_plan_fk',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

/** A view of a list that somebody keeps: filter, order and columns, as they stand in the address. */
export const vistas = pgTable(
  'vistas',
  {
    ...propia(),
    usuario_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** The list that it is of, by the name that the list has in the product: «asignaturas». */
    lista: text().notNull(),
    nombre: text().notNull(),
    /** What stands in the address behind «?», without the page. */
    consulta: text().notNull(),
    /** Offered to everybody in the institution who sees the list. */
    para_todos: boolean().notNull().default(false),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('vistas_nombre').on(t.empresa_id, t.usuario_id, t.lista, t.nombre),
    index('vistas_lista').on(t.empresa_id, t.lista),
  ],
)
