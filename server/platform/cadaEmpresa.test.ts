import { describe, expect, it } from 'vitest'
import { fewAtATime, forEachEmpresa } from './cadaEmpresa.ts'
import type { Db } from './db/db.ts'

const withIds = (...ids: number[]) =>
  ({ global: { execute: async () => ({ rows: ids.map(id => ({ id })) }) } }) as unknown as Db

describe('every institution', () => {
  it('has its turn, also after one in which it fails; that is told in the end', async () => {
    const done: number[] = []
    const run = async (id: number) => {
      done.push(id)
      if (id !== 2) throw new Error(`broken in ${id}`)
    }
    await expect(forEachEmpresa(withIds(1, 2), run)).rejects.toThrow('broken in 1')
    await expect(forEachEmpresa(withIds(1, 2, 3), run)).rejects.toMatchObject({
      errors: [{ message: 'broken in 1' }, { message: 'broken in 3' }],
    })
    expect(done).toEqual([1, 2, 1, 2, 3])
    await forEachEmpresa(withIds(2), run)
  })

  it('is read in order, and never more than four at a time', async () => {
    let reading = 0
    let most = 0
    const read = async (id: number): Promise<number> => {
      most = Math.max(most, ++reading)
      await new Promise(setImmediate)
      reading--
      return id * 10
    }
    expect(await fewAtATime([9, 3, 7, 1, 8, 2], read)).toEqual([90, 30, 70, 10, 80, 20])
    expect(most).toBe(4)
  })

  it('whose neighbour fails still ends before that is thrown; the next ones do not begin', async () => {
    const ended: number[] = []
    const run = async (n: number): Promise<void> => {
      if (n === 1) throw new Error('broken')
      await new Promise(setImmediate)
      ended.push(n)
    }
    await expect(fewAtATime([1, 2, 3, 4, 5], run)).rejects.toThrow('broken')
    expect(ended).toEqual([2, 3, 4])
  })
})
