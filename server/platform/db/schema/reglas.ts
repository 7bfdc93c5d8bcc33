import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from '../drizzle.ts'
import { fechas, instante, propia, ref } from './comunes.ts'
import { usuarios } from './personas.ts'
import { planes } from './planes.ts'

/** What somebody decided upon what a plan answered: findings that are accepted, and changes made in one go. */

const usuario = () => bigint({ mode: 'number' }).references(() => usuarios.id, { onDelete: 'set null' })

/** A finding of the rules of law that somebody accepted, with the reason that is printed beside it. */
export const hallazgos_aceptados = pgTable(
  'hallazgos_aceptados',
  {
    ...propia(),
    planestudio_id: ref().notNull(),
    /** Rule that found it (domain/legal). */
    regla: text().notNull(),
    /** Where in the plan: '' is the whole, else «curso:12», «ciclo:3». */
    lugar: text().notNull().default(''),
    /** What was found when it was accepted: another finding in the same place must be accepted anew. */
    hallado: jsonb().notNull(),
    motivo: text().notNull(),
    usuario_id: usuario(),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    unique('hallazgos_aceptados_lugar').on(t.empresa_id, t.planestudio_id, t.regla, t.lugar),
    foreignKey({
      name: 'hallazgos_aceptados_plan',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)

/** Changes that were applied together, all or none, and how to take them back in one step. */
export const paquetes = pgTable(
  'paquetes',
  {
    ...propia(),
    /** The plan that was changed; null when it was a thing of the institution. */
    planestudio_id: ref(),
    /** 'impacto': a change with what followed from it. */
    tipo: text().notNull(),
    /** What was done, for people: «Eliminar Física I y lo que cuelga de ella». */
    titulo: text().notNull(),
    /** Rows as they were and as they became (domain/impacto/pasos.ts). */
    pasos: jsonb().notNull(),
    usuario_id: usuario(),
    deshecho_at: instante(),
    deshecho_por: usuario(),
    /** Written by nobody. */
    cambio_id: bigint({ mode: 'number' }),
    ...fechas(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    index('paquetes_plan').on(t.empresa_id, t.planestudio_id, t.created_at),
    foreignKey({
      name: 'paquetes_plan_fk',
      columns: [t.empresa_id, t.planestudio_id],
      foreignColumns: [planes.empresa_id, planes.id],
    }).onDelete('cascade'),
  ],
)
