import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Requisito } from './asignatura.ts'
import { isCumplido, loQueFalta } from './cumplimiento.ts'
import { simplificar } from './requisitos.ts'
import { creditos, o, previo, simultaneo, texto, y } from './requisitosDePrueba.ts'

const avance = { aprobados: new Set([1, 2]), llevando: new Set([5]), creditos: 100 }

it.each<[string, Requisito | null, Requisito | null]>([
  ['nothing asked', null, null],
  ['passed', previo(1), null],
  ['not passed', previo(3), previo(3)],
  ['taking it is not having passed it', previo(5), previo(5)],
  ['a corequisite that is taken', simultaneo(5), null],
  ['a corequisite that is passed', simultaneo(1), null],
  ['enough credits', creditos(100), null],
  ['too few credits', creditos(100.5), creditos(100.5)],
  ['all: only what is missing', y(previo(1), previo(3), creditos(120)), y(previo(3), creditos(120))],
  ['one of them is enough', o(previo(3), previo(2)), null],
  ['none of them: each is named', o(previo(3), previo(4)), o(previo(3), previo(4))],
  ['groups', y(o(previo(3), previo(1)), o(previo(3), previo(4))), o(previo(3), previo(4))],
  [
    'inside alternatives only what is missing',
    o(y(previo(1), previo(3)), previo(4)),
    o(previo(3), previo(4)),
  ],
  ['a text is never met', texto('QUI-999'), texto('QUI-999')],
  ['an empty group asks nothing', o(), null],
])('%s', (_case, r, falta) => {
  expect(loQueFalta(r, avance)).toEqual(falta)
  expect(isCumplido(r, avance)).toBe(falta === null)
})

it('who passes what was missing, meets it', () => {
  const hojas = fc.integer({ min: 1, max: 9 }).map(previo)
  const arb = fc.letrec<{ r: Requisito }>(tie => ({
    r: fc.oneof(
      { depthSize: 'small' },
      hojas,
      fc.array(tie('r'), { minLength: 1, maxLength: 3 }).map(de => o(...de)),
      fc.array(tie('r'), { maxLength: 3 }).map(de => y(...de)),
    ),
  })).r
  fc.assert(
    fc.property(arb, r => {
      const todos = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(loQueFalta(r, { ...avance, aprobados: todos })).toBeNull()
      expect(loQueFalta(simplificar(r), avance)).toEqual(loQueFalta(r, avance))
    }),
  )
})
