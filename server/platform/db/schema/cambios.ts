import {
  bigint,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from '../drizzle.ts'
import { instante } from './comunes.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const big = () => bigint({ mode: 'number' })

/** Last number and hash of each institution's change chain. Written only by registrar(). */
export const cadenas = pgTable('cadenas', {
  empresa_id: big().primaryKey(),
  ultimo: big().notNull().default(0),
  hash: bytea().notNull().default(sql`'\\x'::bytea`),
})

/** Where a changed thing hangs, for the permission of reading its record. */
export interface AmbitoDeCambio {
  facultad_id?: number
  programa_id?: number
  plan_id?: number
  asignatura_id?: number
  /** Set on records meant for one person's channel. */
  usuario_id?: number
}

/** Who changed what: audit log, live event and history in one. Append-only, numbered without gaps and hash-chained by institution. */
export const cambios = pgTable(
  'cambios',
  {
    empresa_id: big().notNull(),
    id: big().notNull(),
    quien: big(),
    cuando: instante().notNull(),
    evento: text().notNull(),
    objeto_id: big().notNull(),
    ambito: jsonb().$type<AmbitoDeCambio>().notNull(),
    antes: jsonb().$type<Record<string, unknown>>(),
    despues: jsonb().$type<Record<string, unknown>>(),
    hash: bytea().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.id] }),
    index('cambios_objeto').on(t.empresa_id, t.objeto_id, t.evento),
  ],
)

/** A client's uuid of a write and what was answered: the same one twice writes once. */
export const repeticiones = pgTable(
  'repeticiones',
  {
    empresa_id: big().notNull(),
    clave: uuid().notNull(),
    usuario_id: big().notNull(),
    llamada: text().notNull(),
    /** sha-256 of the input, its passwords by a keyed mark: another input under the same key is refused. */
    huella: text().notNull(),
    estado: smallint(),
    respuesta: jsonb(),
    created_at: instante().notNull().default(sql`clock_timestamp()`),
  },
  t => [
    primaryKey({ columns: [t.empresa_id, t.usuario_id, t.clave] }),
    index('repeticiones_fecha').on(t.created_at),
  ],
)
