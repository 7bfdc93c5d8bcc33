import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conIdsUnicos } from './idsUnicos.ts'

const linea = (id: string, texto = '') => ({ id, competencia_id: null, texto })
const unidad = (id: string, ...semanas: string[]) => ({
  id,
  nombre: id,
  semanas: semanas.map(s => linea(s, s)),
})

it.each<[string, unknown, unknown]>([
  ['none twice: as it is', [linea('a'), linea('b')], [linea('a'), linea('b')]],
  ['the first keeps its own', [linea('a', '1'), linea('a', '2')], [linea('a', '1'), linea('a~2', '2')]],
  [
    'what is there already is not taken',
    [linea('a'), linea('a'), linea('a~2')],
    [linea('a'), linea('a~3'), linea('a~2')],
  ],
  [
    'a week like its unit',
    [unidad('a', 'a'), unidad('b', 'a')],
    [
      { ...unidad('a', 'a'), semanas: [linea('a~2', 'a')] },
      { ...unidad('b', 'a'), semanas: [linea('a~3', 'a')] },
    ],
  ],
  ['a text', '<p>id</p>', '<p>id</p>'],
  ['nothing', null, null],
])('%s', (_caso, valor, unico) => expect(conIdsUnicos({ k: valor })).toEqual({ k: unico }))

it('keys do not see each other', () =>
  expect(conIdsUnicos({ a: [linea('x')], b: [linea('x')] })).toEqual({ a: [linea('x')], b: [linea('x')] }))

const id = fc.oneof(
  fc.constantFrom('a', 'b', 'a~2', 'z'.repeat(60)),
  fc.string({ minLength: 1, maxLength: 60 }),
)
const programa = fc.array(
  fc.record({
    id,
    nombre: fc.string(),
    semanas: fc.array(fc.record({ id, contenidos: fc.string() }), { maxLength: 5 }),
  }),
  { maxLength: 8 },
)
type Programa = { id: string; nombre: string; semanas: { id: string; contenidos: string }[] }[]
const ids = (p: Programa) => p.flatMap(u => [u.id, ...u.semanas.map(s => s.id)])
const palabras = (p: Programa) => p.map(u => [u.nombre, u.semanas.map(s => s.contenidos)])

it('whatever comes: every id once and of a length that is kept, the first of each stays, no word is touched, twice is once', () =>
  fc.assert(
    fc.property(programa, antes => {
      const { k } = conIdsUnicos({ k: antes }) as { k: Programa }
      const suyos = ids(k)
      expect(new Set(suyos).size).toBe(suyos.length)
      expect(suyos.every(i => i.length >= 1 && i.length <= 60)).toBe(true)
      for (const i of new Set(ids(antes))) expect(suyos).toContain(i)
      expect(palabras(k)).toEqual(palabras(antes))
      expect(conIdsUnicos({ k })).toEqual({ k })
      expect(conIdsUnicos({ k: antes })).toEqual({ k })
    }),
  ))
