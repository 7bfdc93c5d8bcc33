import { expect, it } from 'vitest'
import { fundirIds } from './fundirIds.ts'

it.each([
  ['nothing changed meanwhile', { ahora: [1, 2], vistos: [1, 2], pedidos: [3, 1] }, [1, 3]],
  ['another added one', { ahora: [1, 2, 9], vistos: [1, 2], pedidos: [1, 2, 3] }, [1, 2, 3, 9]],
  ['another took one away', { ahora: [1], vistos: [1, 2], pedidos: [1, 2, 3] }, [1, 3]],
  ['both took the same', { ahora: [1], vistos: [1, 2], pedidos: [1] }, [1]],
  ['both added the same', { ahora: [1, 3], vistos: [1], pedidos: [1, 3] }, [1, 3]],
  ['all go', { ahora: [1, 2], vistos: [1, 2], pedidos: [] }, []],
  ['twice is once', { ahora: [], vistos: [], pedidos: [4, 4] }, [4]],
])('%s', (_case, x, ids) => expect(fundirIds(x)).toEqual(ids))
