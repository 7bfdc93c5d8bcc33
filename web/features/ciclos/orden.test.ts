import { describe, expect, it } from 'vitest'
import { ordenMovido } from './orden.ts'

describe('a cycle a step up or down', () => {
  const ciclos = [{ id: 7 }, { id: 3 }, { id: 9 }]
  it.each([
    ['up', 3, -1, [3, 7, 9]],
    ['down', 3, 1, [7, 9, 3]],
    ['the first one up', 7, -1, null],
    ['the last one down', 9, 1, null],
    ['one that is not there', 1, 1, null],
  ] as const)('%s', (_case, id, paso, esperado) => expect(ordenMovido(ciclos, id, paso)).toEqual(esperado))
})
