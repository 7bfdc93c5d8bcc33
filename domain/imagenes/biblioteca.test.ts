import { expect, it } from 'vitest'
import { finDeImagen, nombreDeImagen, whyNotElegir } from './biblioteca.ts'

it('a picture goes thirty days after it came', () => {
  expect(finDeImagen('2026-01-01T10:00:00.000Z')).toBe('2026-01-31T10:00:00.000Z')
})

it.each([
  ['something names it', null, '2026-03-01T00:00:00Z', true],
  ['two days are left', '2026-03-03T00:00:00Z', '2026-03-01T00:00:00Z', true],
  ['hours are left', '2026-03-01T20:00:00Z', '2026-03-01T00:00:00Z', false],
  ['it should be gone', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', false],
])('it may be chosen when %s', (_case, fin, ahora, may) => {
  expect(whyNotElegir(fin, ahora) === null).toBe(may)
})

it.each([
  [['Malla del plan.PNG'], 'Malla del plan'],
  [['foto.v2.jpeg', 'otra'], 'foto.v2'],
  [[], 'Sin nombre'],
  [['.png'], 'Sin nombre'],
])('%j is called %s', (tags, nombre) => expect(nombreDeImagen(tags)).toBe(nombre))
