import type pg from 'pg'
import { citada, tablasDe } from './catalogo.ts'

/**
 * What a restore that is not at its end yet leaves beside its rows, in a schema of its own: from which transaction they are and how many. Cut there, it knows
 * its work again, and that nobody else has written since.
 */

const ESQUEMA = 'malla_restaurando'
const MARCA = `${ESQUEMA}.tablas`

const enTexto = (s: string): string => `'${s.replaceAll("'", "''")}'`

/** For each table of the product: its rows, and how many of them are as the transaction `xid` wrote them. */
async function contar(client: pg.ClientBase, xid: string): Promise<string> {
  const cuentas = (await tablasDe(client)).map(
    ({ nombre }) =>
      `select ${enTexto(nombre)} as nombre, count(*) as filas, count(*) filter (where xmin::text = ${enTexto(xid)}) as suyas from ${citada(nombre)}`,
  )
  return cuentas.join(' union all ')
}

/** Marks the rows that the transaction of `client` has brought, in that transaction. */
export async function marcar(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_current_xact_id()::xid::text as xid')
  const { xid } = rows[0] as { xid: string }
  await client.query(`drop schema if exists ${ESQUEMA} cascade; create schema ${ESQUEMA};
    create table ${MARCA} as select nombre, filas, ${enTexto(xid)} as xid from (${await contar(client, xid)}) t`)
}

/** Whether all that a database holds is what a restore brought that was cut before its end: no row came, went or was changed since, and no table. */
export async function isDeCortada(client: pg.ClientBase): Promise<boolean> {
  const { rows: hay } = await client.query('select to_regclass($1) is not null as marca', [MARCA])
  if (!hay[0].marca) return false
  const { rows } = await client.query(`select max(xid) as xid from ${MARCA}`)
  const { rows: otras } = await client.query(`
    select from ${MARCA} m full join (${await contar(client, rows[0].xid)}) t using (nombre)
    where m.filas is distinct from t.filas or t.suyas is distinct from t.filas limit 1`)
  return otras.length === 0
}

/** Takes the mark away: the restore is at its end. */
export const quitarMarca = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`drop schema if exists ${ESQUEMA} cascade`)
