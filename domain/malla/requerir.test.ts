import { describe, expect, it } from 'vitest'
import type { Id, Requisito } from '../asignaturas/asignatura.ts'
import { curso, o, previo, simultaneo, y } from '../asignaturas/requisitosDePrueba.ts'
import { malla } from './mallaDePrueba.ts'
import { avisosDeOrden, whyNotRequisitos } from './requerir.ts'

const m = malla([curso(1, 10), curso(2, 20, previo(1)), curso(3, 30, previo(2)), curso(4, 20)])

it.each<[string, Id, Requisito | null, string | null]>([
  ['nothing', 3, null, null],
  ['an earlier one', 3, y(previo(2), previo(4)), null],
  [
    'a loop is named',
    1,
    previo(3),
    'Los requisitos forman un círculo: Curso 1 requiere Curso 3, que requiere Curso 2, que requiere Curso 1.',
  ],
  [
    '… in an alternative too',
    1,
    o(previo(2), previo(4)),
    'Los requisitos forman un círculo: Curso 1 requiere Curso 2, que requiere Curso 1.',
  ],
  ['itself', 4, previo(4), 'Curso 4 se requiere a sí mismo.'],
])('whyNotRequisitos: %s', (_case, id, r, motivo) => expect(whyNotRequisitos(id, r, m)).toBe(motivo))

it('a loop that came in with a file does not stop its other edits', () => {
  const conLazo = malla([curso(1, 10, previo(2)), curso(2, 20, previo(1)), curso(3, 10)])
  expect(whyNotRequisitos(1, y(previo(2), previo(3)), conLazo)).toBeNull()
  expect(whyNotRequisitos(1, previo(3), conLazo)).toBeNull()
})

it('nor is it mended only as a whole: its courses become corequisites of each other one by one', () => {
  const conLazo = malla([curso(1, 10, previo(2)), curso(2, 10, previo(1))])
  expect(whyNotRequisitos(1, simultaneo(2), conLazo)).toBeNull()
  const aMedias = malla([curso(1, 10, simultaneo(2)), curso(2, 10, previo(1))])
  expect(whyNotRequisitos(2, simultaneo(1), aMedias)).toBeNull()
})

describe('avisosDeOrden', () => {
  it.each<[string, Id, Requisito | null, string[]]>([
    ['in time', 3, y(previo(2), simultaneo(3)), []],
    [
      'too late',
      2,
      y(previo(4), simultaneo(3)),
      [
        'Curso 4 no está en un ciclo anterior.',
        'Curso 3 está en un ciclo posterior y no se puede llevar a la vez.',
      ],
    ],
  ])('%s', (_case, id, r, avisos) => expect(avisosDeOrden(id, r, m)).toEqual(avisos))
})
