import { expect, it } from 'vitest'
import { hastaDonde, MAX_EXPORTADAS } from './hastaDonde.ts'

it('a list that fits goes out whole; of a longer one the file says that it is not', () => {
  const justa = Array.from({ length: MAX_EXPORTADAS }, (_, i) => i)
  expect(hastaDonde(justa)).toEqual({ filas: justa, como: [] })
  expect(hastaDonde([...justa, MAX_EXPORTADAS])).toEqual({
    filas: justa,
    como: [expect.stringContaining('solo las primeras 20,000 personas')],
  })
})
