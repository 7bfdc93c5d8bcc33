import { describe, expect, it } from 'vitest'
import type { Platform } from '../context.ts'
import type { Tx } from '../db/db.ts'
import { keepWithRow, removeUnlessNamed } from './conFila.ts'

/** A storage, and a database that names what it is told to, or does not answer. */
function casa(named: string[] | Error) {
  const kept = new Set<string>()
  let last = 0
  const platform = {
    storage: {
      put: async () => {
        kept.add(`k${++last}`)
        return `k${last}`
      },
      remove: async (clave: string) => void kept.delete(clave),
    },
    db: {
      read: async (_empresa: number, fn: (tx: Tx) => Promise<unknown>) => {
        if (named instanceof Error) throw named
        return fn({ execute: async () => ({ rows: named }) } as unknown as Tx)
      },
    },
  } as unknown as Platform
  return { platform, kept }
}

const FILA = { tabla: 'trabajos', empresaId: 1 } as const
/** As pg says it when the connection breaks while an answer is waited for. */
const LOST = new Error('Connection terminated unexpectedly')
const failing = (error: Error) => (): Promise<never> => Promise.reject(error)

describe('bytes and their row', () => {
  it('stay together when the row is written, and go when it is not wanted', async () => {
    const { platform, kept } = casa([])
    expect(await keepWithRow(platform, FILA, new Uint8Array(), async clave => clave)).toBe('k1')
    expect(await keepWithRow(platform, FILA, new Uint8Array(), async () => null)).toBeNull()
    expect([...kept]).toEqual(['k1'])
  })

  it.each([
    ['the row is not there: the bytes go', [], []],
    ['the row is there after all: the bytes stay', ['k1'], ['k1']],
    ['the database cannot be asked: the bytes stay', new Error('away'), ['k1']],
  ])('after a write that failed; %s', async (_what, named, stay) => {
    const { platform, kept } = casa(named)
    const refused = failing(new Error('refused'))
    await expect(keepWithRow(platform, FILA, new Uint8Array(), refused)).rejects.toThrow('refused')
    expect([...kept]).toEqual(stay)
  })

  it.each([
    ['as pg says it', LOST],
    ['as a query tells it', Object.assign(new Error('Failed query'), { cause: LOST })],
  ])('the bytes stay when the answer was lost (%s): the row may be seen a moment later', async (_how, e) => {
    const { platform, kept } = casa([])
    await expect(keepWithRow(platform, FILA, new Uint8Array(), failing(e))).rejects.toBe(e)
    await removeUnlessNamed(platform, FILA, 'k1', e)
    expect([...kept]).toEqual(['k1'])
  })

  it('what cannot be asked is told to whoever asks only that', async () => {
    await expect(removeUnlessNamed(casa(new Error('away')).platform, FILA, 'k1', null)).rejects.toThrow(
      'away',
    )
  })
})
