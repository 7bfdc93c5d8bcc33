import type { Tx } from './db.ts'
import { sql } from './drizzle.ts'

/** What transactions take turns at because no row of it could be locked before it is there. */
type Turno =
  | 'adjuntos.plan'
  | 'adjuntos.programa'
  | 'ajustes.instalacion'
  | 'borradores'
  | 'catalogos'
  | 'correos'
  | 'estructuras'
  | 'imagenes'
  | 'periodos'
  | 'programas'
  | 'recordatorios'
  | 'respaldos'
  | 'resultados'
  | 'sugerencias'
  | 'vistas'
  | 'vistas.paraTodos'
  | `nombres.${string}`

/** Waits until no other transaction has this turn. `de`: the institution, person or thing whose it is. It ends with the transaction. */
export const takeTurn = (tx: Tx, turno: Turno, de = 0): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turno}, ${de}))`)
