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
const lost = async (): Promise<never> => {
  throw new Error('the answer was lost')
}

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
  ])('after a commit that failed, or whose answer was lost; %s', async (_what, named, stay) => {
    const { platform, kept } = casa(named)
    await expect(keepWithRow(platform, FILA, new Uint8Array(), lost)).rejects.toThrow('the answer was lost')
    expect([...kept]).toEqual(stay)
  })

  it('what cannot be asked is told to whoever asks only that', async () => {
    await expect(removeUnlessNamed(casa(new Error('away')).platform, FILA, 'k1')).rejects.toThrow('away')
  })
})
