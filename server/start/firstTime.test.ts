import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fillFirstTime } from './firstTime.ts'

const run = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const at = (database: string): string => {
  const url = new URL(inject('templateUrl'))
  url.pathname = `/${database}`
  return url.href
}

describe('fillFirstTime', () => {
  const name = `primera_${randomBytes(6).toString('hex')}`
  const url = at(name)
  beforeAll(() => run(at('postgres'), `create database ${name}`))
  afterAll(() => run(at('postgres'), `drop database ${name} with (force)`))

  it('leaves nothing of a start that was cut, fills the next one whole and then never again', async () => {
    const cut = fillFirstTime(url, async unfinished => {
      await run(unfinished, 'create table personas as select 1 as id')
      throw new Error('cut')
    })
    await expect(cut).rejects.toThrow('cut')
    await expect(run(url, 'select from personas')).rejects.toThrow(/does not exist/)

    const whole = await fillFirstTime(url, async unfinished => {
      await run(unfinished, 'create table personas as select 2 as id')
      return 'clave'
    })
    expect(whole).toBe('clave')
    expect(await run(url, 'select id from personas')).toEqual([{ id: 2 }])

    expect(await fillFirstTime(url, async () => expect.unreachable())).toBeNull()
  })
})
