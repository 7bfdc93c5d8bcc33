import { expect, it } from 'vitest'
import { hastaDonde, MAX_EXPORTADAS } from './hastaDonde.ts'

it('a list that fits goes out whole; a longer one ends with a whole person, and the file says that it is not all', () => {
  const deUna = Array.from({ length: MAX_EXPORTADAS - 1 }, (_, i) => [i])
  expect(hastaDonde([...deUna, [-1]])).toEqual({ filas: [...deUna.flat(), -1], como: [] })
  expect(hastaDonde([...deUna, [-1, -2], [-3]])).toEqual({
    filas: deUna.flat(),
    como: [expect.stringContaining('No está toda la lista')],
  })
})
