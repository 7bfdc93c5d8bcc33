import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openDb, type Tx } from './db.ts'
import { sql } from './drizzle.ts'
import { recordarRepetidas } from './repetidas.ts'

const CABEN = 3

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  client = new pg.Client({ connectionString: database.url, pipeline: true } as pg.ClientConfig)
  await client.connect()
  recordarRepetidas(client, CABEN)
})
afterEach(() => client.end())

/** What the server keeps for this connection, the last first. */
async function guardadas(): Promise<string[]> {
  const { rows } = await client.query(
    'select statement from pg_prepared_statements order by prepare_time desc, statement',
  )
  return rows.map(r => r.statement)
}
const suma = (mas: number) => `select $1::int + ${mas} as n`
const sumar = async (mas: number, a: unknown): Promise<unknown> =>
  (await client.query(suma(mas), [a])).rows[0].n

it('what is asked again is planned once, with whatever values; what is asked once is not kept', async () => {
  expect(await sumar(1, 1)).toBe(2)
  expect(await guardadas()).toEqual([])
  expect(await Promise.all([sumar(1, 2), sumar(1, '3'), sumar(1, null), sumar(2, 1)])).toEqual([
    3,
    4,
    null,
    3,
  ])
  expect(await guardadas()).toEqual([suma(1)])
})

it('also where a question comes as an object, and not where it has no values or a name of its own', async () => {
  const preguntar = (q: object) => client.query<{ n: number }>(q as pg.QueryConfig).then(r => r.rows[0]?.n)
  for (const n of [1, 2]) {
    expect(await preguntar({ text: 'select $1::int as n', values: [n] })).toBe(n)
    expect(await preguntar({ text: 'select 5 as n', values: [] })).toBe(5)
    expect(await preguntar({ name: 'propia', text: 'select $1::int + 7 as n', values: [n] })).toBe(n + 7)
    await client.query('begin; set local app.empresa_id = 1')
    await client.query('commit')
  }
  expect((await guardadas()).toSorted()).toEqual(['select $1::int + 7 as n', 'select $1::int as n'])
})

it('keeps no more than it is allowed: the one not asked for longest goes, also while others are on their way', async () => {
  for (const mas of [1, 1, 2, 2, 3, 3, 1, 4, 4]) expect(await sumar(mas, 1)).toBe(1 + mas)
  expect(await guardadas()).toEqual([suma(4), suma(1), suma(3)].toSorted(porLlegada([4, 3, 1])))
  const muchas = Array.from({ length: 40 }, (_, i) => i % 10)
  expect(await Promise.all(muchas.map(mas => sumar(mas, 1)))).toEqual(muchas.map(mas => 1 + mas))
  const dobles = muchas.flatMap(mas => [mas, mas])
  expect(await Promise.all(dobles.map(mas => sumar(mas, 2)))).toEqual(dobles.map(mas => 2 + mas))
  expect((await guardadas()).length).toBeLessThanOrEqual(CABEN)
})
const porLlegada = (orden: readonly number[]) => (a: string, b: string) =>
  orden.findIndex(n => suma(n) === a) - orden.findIndex(n => suma(n) === b)

it('a transaction that failed forgets too, and the connection goes on', async () => {
  for (const mas of [1, 1, 2, 2, 3, 3]) await sumar(mas, 1)
  await client.query('begin')
  await expect(client.query('select $1::int / 0', [1])).rejects.toThrow('division by zero')
  for (const mas of [5, 5, 6, 6]) await expect(sumar(mas, 1)).rejects.toThrow('aborted')
  await client.query('rollback')
  for (const mas of [5, 6, 1, 5, 6, 1]) expect(await sumar(mas, 1)).toBe(1 + mas)
  expect((await guardadas()).toSorted()).toEqual([suma(1), suma(5), suma(6)])
})

it('an error is told as it is, and the same may be asked again', async () => {
  const dividir = (entre: number) => client.query('select 6 / $1::int as n', [entre])
  await dividir(1)
  for (const _vez of [1, 2]) {
    await expect(dividir(0)).rejects.toThrow('division by zero')
    expect((await dividir(3)).rows).toEqual([{ n: 2 }])
  }
})

it('whoever gives a function is called back', async () => {
  const asked = (entre: number) =>
    new Promise((resolve, reject) => {
      client.query('select 8 / $1::int as n', [entre], (error: Error | null, result) =>
        error ? reject(error) : resolve(result.rows),
      )
    })
  expect(await asked(1)).toEqual([{ n: 8 }])
  expect(await asked(2)).toEqual([{ n: 4 }])
  await expect(asked(0)).rejects.toThrow('division by zero')
})

it('what could not be sent, or was closed behind its back, is asked anew the next time', async () => {
  const eco = (que: unknown) => client.query('select $1::text as que', [que])
  for (const que of ['a', 'b']) expect((await eco(que)).rows).toEqual([{ que }])
  const sinFin: Record<string, unknown> = {}
  sinFin.yo = sinFin
  await expect(eco(sinFin)).rejects.toThrow('circular')
  for (const que of ['c', 'd', 'e']) expect((await eco(que)).rows).toEqual([{ que }])
  await client.query('deallocate all')
  await expect(eco('f')).rejects.toThrow('does not exist')
  expect((await eco('g')).rows).toEqual([{ que: 'g' }])
})

it('a text of very many values is not kept', async () => {
  const muchos = Array.from({ length: 4000 }, (_, i) => i)
  const text = `select ${muchos.map(i => `$${i + 1}::int`).join(' + ')} as n`
  for (const _vez of [1, 2, 3]) expect((await client.query(text, muchos)).rows).toEqual([{ n: 7_998_000 }])
  expect(await guardadas()).toEqual([])
})

it('no name is left of those that were forgotten while they were on their way', async () => {
  const todos = Array.from({ length: 20 }, (_, mas) => mas)
  for (const _vez of [1, 2, 3])
    await Promise.all(todos.map(mas => Promise.all([sumar(mas, 1), sumar(mas, 2)])))
  const { parsedStatements } = (client as unknown as { connection: { parsedStatements: object } }).connection
  expect(Object.keys(parsedStatements)).toHaveLength((await guardadas()).length)
})

it('a column that another node changes meanwhile is read as it is now', async () => {
  const db = openDb(database.url, 8)
  const owner = new pg.Client(database.url)
  await owner.connect()
  try {
    await owner.query('create table cambiada (n int); insert into cambiada values (1)')
    await owner.query('grant select on cambiada to malla_app')
    const una = (tx: Tx, otra: number) =>
      tx.execute(sql`select n from cambiada where n::text <> ${''} and ${sql.raw(String(otra))} = ${otra}`)
    const leer = (tx: Tx) => Promise.all([1, 2, 3, 4].map(otra => una(tx, otra).then(r => r.rows[0]?.n)))
    const enTodas = (work: () => Promise<unknown>) => Promise.all([1, 2, 3, 4].map(work))
    const leerlo = () => db.read(1, leer)
    const escribirlo = async () => (await db.write(1, null, leer)).result
    for (const _vez of [1, 2, 3]) {
      expect(await enTodas(leerlo)).toEqual(Array(4).fill([1, 1, 1, 1]))
      expect(await enTodas(escribirlo)).toEqual(Array(4).fill([1, 1, 1, 1]))
    }
    await owner.query('alter table cambiada alter n type text')
    for (const work of [leerlo, escribirlo])
      for (const _vez of [1, 2]) {
        expect(await work()).toEqual(['1', '1', '1', '1'])
        expect(await enTodas(work)).toEqual(Array(4).fill(['1', '1', '1', '1']))
      }
  } finally {
    await owner.end()
    await db.close()
  }
})
