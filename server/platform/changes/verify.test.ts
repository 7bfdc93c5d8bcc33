import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { verifyChains } from './verify.ts'

describe('verifying the log', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
    for (const nombre of ['A', 'B', 'C', 'D'])
      await t.as(t.gente.token.operador)('POST', '/v1/facultades', { nombre })
  })
  afterAll(() => t.close())

  const mine = async () => (await verifyChains(t.databaseUrl)).find(c => c.empresa_id === t.gente.empresa)!

  /** Does something to the records that nobody may do, looks, and takes it back. */
  const after = async (statement: string) => {
    await t.owner.query('create table copia as select * from cambios')
    await t.owner.query(statement)
    const found = await mine()
    await t.owner.query('truncate cambios; insert into cambios select * from copia; drop table copia')
    return found
  }

  it('whole chains are said to be whole, with how many records', async () => {
    expect(await mine()).toEqual({
      empresa_id: t.gente.empresa,
      razonsocial: 'Universidad de Prueba',
      registros: 4,
      rota: null,
      motivo: null,
    })
    expect((await verifyChains(t.databaseUrl)).every(c => c.rota === null)).toBe(true)
  })

  it.each([
    [
      'a record that was changed',
      `update cambios set despues = '{"nombre":"X"}' where id = 2`,
      2,
      'no es como se escribió',
    ],
    ['who did it was changed', 'update cambios set quien = null where id = 3', 3, 'no es como se escribió'],
    ['one in the middle is missing', 'delete from cambios where id = 2', 2, 'falta'],
    ['the last one is missing', 'delete from cambios where id = 4', 4, 'falta al final de la cadena'],
  ])('%s', async (_case, statement, rota, motivo) =>
    expect(await after(statement)).toMatchObject({ rota, motivo }),
  )

  it('and is whole again afterwards', async () => expect((await mine()).rota).toBeNull())
})
