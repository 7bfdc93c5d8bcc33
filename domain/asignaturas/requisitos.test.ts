import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Id, ModoRequisito, Requisito } from './asignatura.ts'
import {
  hojas,
  mapCursos,
  mapHojas,
  modosDe,
  prerequisitoDe,
  requisitosFromIds,
  simplificar,
  sinCurso,
  textosDe,
} from './requisitos.ts'
import { creditos, o, previo, simultaneo, texto, y } from './requisitosDePrueba.ts'

const real = y(previo(1), o(previo(2), simultaneo(3)), creditos(120), texto('MAT-999'))

describe('walking', () => {
  it('leaves come in the order written', () =>
    expect([...hojas(real)]).toEqual([previo(1), previo(2), simultaneo(3), creditos(120), texto('MAT-999')]))
  it.each<[string, Requisito | null, Id[]]>([
    ['nothing', null, []],
    ['a course', previo(7), [7]],
    ['groups', real, [1, 2, 3]],
    ['each once', y(previo(2), o(simultaneo(2), previo(1))), [2, 1]],
    ['only credits', creditos(20), []],
  ])('prerequisito of %s', (_case, r, ids) => expect(prerequisitoDe(r)).toEqual(ids))
  it('textosDe', () => expect(textosDe(real)).toEqual(['MAT-999']))
  it.each<[string, Requisito, [Id, ModoRequisito][]]>([
    [
      'one each',
      y(previo(1), simultaneo(2)),
      [
        [1, 'previo'],
        [2, 'simultaneo'],
      ],
    ],
    ['previo wins, first', y(previo(1), simultaneo(1)), [[1, 'previo']]],
    ['previo wins, last', y(simultaneo(1), previo(1)), [[1, 'previo']]],
  ])('modosDe: %s', (_case, r, modos) => expect([...modosDe(r)]).toEqual(modos))
})

describe('requisitosFromIds', () => {
  it.each<[string, Id[], Requisito | null]>([
    ['none', [], null],
    ['one', [4], previo(4)],
    ['several', [4, 2], y(previo(4), previo(2))],
    ['repeated', [4, 4], previo(4)],
  ])('%s', (_case, ids, r) => expect(requisitosFromIds(ids)).toEqual(r))
  it('prerequisito of what it made is the list again', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), ids => {
        expect(prerequisitoDe(requisitosFromIds(ids))).toEqual(ids)
      }),
    ))
})

describe('simplificar', () => {
  it.each<[string, Requisito | null, Requisito | null]>([
    ['nothing', null, null],
    ['an empty group', y(), null],
    ['empty groups inside', y(o(), y(o())), null],
    ['a group of one', o(previo(1)), previo(1)],
    ['groups of one, nested', y(o(y(previo(1)))), previo(1)],
    ['a group in one of its kind', y(previo(1), y(previo(2), previo(3))), y(previo(1), previo(2), previo(3))],
    [
      'a group in one of the other kind stays',
      y(previo(1), o(previo(2), previo(3))),
      y(previo(1), o(previo(2), previo(3))),
    ],
    [
      'a group that only joins after its own simplifying',
      y(previo(1), o(y(previo(2), previo(3)))),
      y(previo(1), previo(2), previo(3)),
    ],
    ['repetitions', o(previo(1), previo(2), previo(1)), o(previo(1), previo(2))],
    ['repetitions that leave one', y(previo(1), previo(1)), previo(1)],
    [
      'of one course in both ways what asks for more',
      y(simultaneo(1), previo(2), previo(1)),
      y(previo(1), previo(2)),
    ],
    [
      'of alternatives of one course what asks for less',
      o(previo(1), simultaneo(1), previo(2)),
      o(simultaneo(1), previo(2)),
    ],
    ['both ways that leave one', o(previo(1), simultaneo(1)), simultaneo(1)],
    ['blank texts', y(previo(1), texto('  ')), previo(1)],
    ['no credits', creditos(0), null],
    ['credits, as they are written', creditos(120.55), creditos(120.6)],
    ['credits that nobody would read', creditos(0.04), null],
    [
      'keys in another order are the same',
      y({ modo: 'previo', tipo: 'curso', asignatura_id: 1 }, previo(1)),
      previo(1),
    ],
  ])('%s', (_case, r, esperado) => expect(simplificar(r)).toEqual(esperado))
})

describe('changing', () => {
  it('mapCursos replaces ids and keeps the rest', () =>
    expect(
      mapCursos(
        real,
        new Map([
          [1, 10],
          [3, 30],
        ]),
      ),
    ).toEqual(y(previo(10), o(previo(2), simultaneo(30)), creditos(120), texto('MAT-999'))))
  it('mapCursos joins courses that became the same', () =>
    expect(mapCursos(y(previo(1), previo(2)), new Map([[2, 1]]))).toEqual(previo(1)))
  it('mapCursos joins courses that became the same, in whichever way each was asked for', () =>
    expect(mapCursos(y(previo(1), simultaneo(2)), new Map([[1, 2]]))).toEqual(previo(2)))
  it.each<[string, Requisito | null, Id, Requisito | null]>([
    ['the only one', previo(1), 1, null],
    ['one of two', y(previo(1), previo(2)), 1, previo(2)],
    ['in a group', y(previo(1), o(previo(2), previo(3))), 3, y(previo(1), previo(2))],
    ['everywhere', y(previo(1), o(simultaneo(1), previo(3))), 1, previo(3)],
    ['not there', previo(1), 9, previo(1)],
    ['from nothing', null, 9, null],
  ])('sinCurso: %s', (_case, r, id, esperado) => expect(sinCurso(r, id)).toEqual(esperado))
  it('mapHojas may put a group in place of a leaf', () =>
    expect(
      mapHojas(y(previo(1), texto('x')), h => (h.tipo === 'texto' ? y(previo(2), previo(3)) : h)),
    ).toEqual(y(previo(1), previo(2), previo(3))))
})
