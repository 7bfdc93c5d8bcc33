import { isDeepStrictEqual } from 'node:util'
import {
  type Fila,
  llaveDe,
  type Paso,
  type TablaDePaso,
  tablasDePasos,
} from '@malla/domain/impacto/pasos.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { conflict } from '../../platform/errors.ts'

/** Writes rows as steps say: a few statements a table, however many rows. */

const tablaSql = (tabla: TablaDePaso): SQL => sql`${sql.identifier(tabla)}`

/** The rows of a table that a list of keys names, as `v`. */
const nombradas = (tabla: TablaDePaso, filas: readonly Fila[]): SQL =>
  sql`jsonb_populate_recordset(null::${tablaSql(tabla)}, ${JSON.stringify(filas)}::jsonb) v`

const mismaLlave = (ctx: Ctx, tabla: TablaDePaso): SQL =>
  sql.join(
    [
      sql`t.empresa_id = ${ctx.empresaId}`,
      ...llaveDe(tabla).map(k => sql`t.${sql.identifier(k)} = v.${sql.identifier(k)}`),
    ],
    sql` and `,
  )

/** Counted and dated by every write; a row is the same without them. */
const CUENTA = ['revision', 'created_at', 'updated_at']
const sinCuenta = (fila: Fila): Fila =>
  Object.fromEntries(Object.entries(fila).filter(([k]) => !CUENTA.includes(k)))

const claveDe = (tabla: TablaDePaso, fila: Fila): string =>
  llaveDe(tabla)
    .map(k => fila[k])
    .join(' ')

/** The rows that steps name as they are now, locked, by their key. */
async function selectAhora(ctx: Ctx, tabla: TablaDePaso, pasos: readonly Paso[]): Promise<Map<string, Fila>> {
  const { rows } = await ctx.tx.execute(sql`
    select to_jsonb(t) as fila from ${tablaSql(tabla)} t
    join ${nombradas(
      tabla,
      pasos.map(p => p.llave),
    )} on ${mismaLlave(ctx, tabla)} for update of t`)
  return new Map((rows as unknown as { fila: Fila }[]).map(({ fila }) => [claveDe(tabla, fila), fila]))
}

/** Whether a row is as the step found it: whole where it goes, in the fields that change where it stays, absent where it comes. */
function isComoEra({ antes, despues }: Paso, ahora: Fila | undefined): boolean {
  if (antes === null) return ahora === undefined
  if (ahora === undefined) return false
  if (despues === null) return isDeepStrictEqual(sinCuenta(antes), sinCuenta(ahora))
  return Object.keys(antes).every(k => isDeepStrictEqual(antes[k], ahora[k] ?? null))
}

/** What one table went through. */
export interface Escrito {
  tabla: TablaDePaso
  puestas: Fila[]
  quitadas: Fila[]
  cambiadas: { antes: Fila; despues: Fila; campos: string[] }[]
}

const filasDe = (e: Escrito): Fila[] => [...e.puestas, ...e.quitadas, ...e.cambiadas.map(c => c.despues)]

/** The ids that what was written holds in a column, each once; tables without that column have none. */
export const idsDe = (escritos: readonly Escrito[], columna: string): number[] => [
  ...new Set(
    escritos.flatMap(filasDe).flatMap(f => (typeof f[columna] === 'number' ? Number(f[columna]) : [])),
  ),
]

async function insertar(ctx: Ctx, tabla: TablaDePaso, filas: readonly Fila[]): Promise<void> {
  if (filas.length === 0) return
  await ctx.tx.execute(sql`insert into ${tablaSql(tabla)} select v.* from ${nombradas(tabla, filas)}`)
}

async function borrar(ctx: Ctx, tabla: TablaDePaso, filas: readonly Fila[]): Promise<void> {
  if (filas.length === 0) return
  await ctx.tx.execute(
    sql`delete from ${tablaSql(tabla)} t using ${nombradas(tabla, filas)} where ${mismaLlave(ctx, tabla)}`,
  )
}

async function actualizar(ctx: Ctx, tabla: TablaDePaso, cambiadas: Escrito['cambiadas']): Promise<void> {
  if (cambiadas.length === 0) return
  const campos = [...new Set(cambiadas.flatMap(c => c.campos))]
  const sets = campos.map(k => sql`${sql.identifier(k)} = v.${sql.identifier(k)}`)
  await ctx.tx.execute(sql`
    update ${tablaSql(tabla)} t set ${sql.join(sets, sql`, `)}, revision = t.revision + 1, updated_at = clock_timestamp()
    from ${nombradas(
      tabla,
      cambiadas.map(c => c.despues),
    )} where ${mismaLlave(ctx, tabla)}`)
}

/** What the steps of one table mean for its rows as they are now. */
function loQueSeEscribe(
  tabla: TablaDePaso,
  pasos: readonly Paso[],
  ahora: ReadonlyMap<string, Fila>,
): Escrito {
  const escrito: Escrito = { tabla, puestas: [], quitadas: [], cambiadas: [] }
  for (const { llave, antes, despues } of pasos) {
    const fila = ahora.get(claveDe(tabla, llave))
    if (antes === null) escrito.puestas.push(despues!)
    else if (despues === null) escrito.quitadas.push(fila!)
    else
      escrito.cambiadas.push({
        antes: fila!,
        despues: { ...fila!, ...despues, revision: Number(fila!.revision) + 1 },
        campos: Object.keys(despues),
      })
  }
  return escrito
}

/**
 * Writes steps, all or none: rows come before what hangs on them and go after it. `antesDeQuitar` runs when everything that changes is written and nothing
 * is gone yet. 409 when a row is not as its step found it. Answers what was written, table by table; recording it is the caller's.
 */
export async function escribirPasos(
  ctx: Ctx,
  pasos: readonly Paso[],
  antesDeQuitar: (escritos: readonly Escrito[]) => Promise<void>,
): Promise<Escrito[]> {
  const porTabla = Map.groupBy(pasos, p => p.tabla)
  const escritos: Escrito[] = []
  for (const tabla of tablasDePasos) {
    const suyos = porTabla.get(tabla) ?? []
    if (suyos.length === 0) continue
    const ahora = await selectAhora(ctx, tabla, suyos)
    if (!suyos.every(p => isComoEra(p, ahora.get(claveDe(tabla, p.llave)))))
      throw conflict('Algo de lo que este cambio toca ya no está como estaba. Nada se ha cambiado.')
    escritos.push(loQueSeEscribe(tabla, suyos, ahora))
  }
  for (const e of escritos) await insertar(ctx, e.tabla, e.puestas)
  for (const e of escritos) await actualizar(ctx, e.tabla, e.cambiadas)
  await antesDeQuitar(escritos)
  for (const e of escritos.toReversed()) await borrar(ctx, e.tabla, e.quitadas)
  return escritos
}
