import { describe, expect, it } from 'vitest'
import { rangoDeSemanas } from './carta.ts'
import { bloquesDeTexto } from './texto.ts'

it.each([
  [[1, 2, 3, 4, 5], '1–5'],
  [[3, 1, 2, 7], '1–3, 7'],
  [[4], '4'],
  [[2, 2, 3], '2–3'],
  [[], ''],
])('weeks %j', (semanas, escrito) => expect(rangoDeSemanas(semanas)).toBe(escrito))

describe('bloquesDeTexto', () => {
  it.each([
    ['nothing', null],
    ['blanks', ' \n '],
    ['an empty document', { type: 'doc', content: [{ type: 'paragraph' }] }],
  ])('finds nothing in %s', (_caso, texto) => expect(bloquesDeTexto(texto, 2)).toEqual([]))

  it('makes a paragraph of every line', () => expect(bloquesDeTexto('uno\n\ndos', 2)).toHaveLength(2))
})
