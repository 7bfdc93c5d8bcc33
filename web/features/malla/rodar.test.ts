import { expect, it } from 'vitest'
import { pasoDeRodado } from './rodar.ts'

it.each([
  ['in the middle it stands', 400, 0],
  ['near the upper end it goes up', 28, -9],
  ['at the end as fast as it gets', 0, -18],
  ['beyond the end no faster', -500, -18],
  ['near the lower end it goes down', 772, 9],
])('%s', (_case, p, paso) => expect(pasoDeRodado(p, 0, 800)).toBe(paso))
