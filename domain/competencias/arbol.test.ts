import { describe, expect, it } from 'vitest'
import { isHermana, nivelBajo, ramaDe, terminoDeNivel, whyNotColgar } from './arbol.ts'

const nodo = (id: number, competencia_id: number, tipopadre = 1, tabcompetencia_id = 0) => ({
  id,
  competencia_id,
  orden: id,
  tipopadre,
  tabcompetencia_id,
})
const TODAS = [nodo(1, 0), nodo(2, 1), nodo(3, 2), nodo(4, 0)]

describe('a branch never hangs under itself', () => {
  it.each([
    [1, 0, true],
    [1, 1, false],
    [1, 2, false],
    [1, 3, false],
    [1, 4, true],
    [3, 1, true],
    [2, 4, true],
  ])('%i under %i: %s', (id, padre, may) => expect(whyNotColgar(TODAS, id, padre) === null).toBe(may))
})

it.each([
  [0, 1],
  [1, 2],
  [3, 4],
])('under %i is level %i', (padre, nivel) => expect(nivelBajo(TODAS, padre)).toBe(nivel))

it('letters reach the third level', () =>
  expect([1, 2, 3, 4, 9].map(terminoDeNivel)).toEqual([1, 2, 3, null, null]))

it('a branch holds all under it', () => expect(ramaDe(TODAS, TODAS[0]!).map(c => c.id)).toEqual([1, 2, 3]))

it('roots of another kind or group are no siblings, children of one parent are', () => {
  expect(isHermana(nodo(1, 0), nodo(4, 0))).toBe(true)
  expect(isHermana(nodo(1, 0), nodo(4, 0, 2))).toBe(false)
  expect(isHermana(nodo(1, 0), nodo(4, 0, 1, 7))).toBe(false)
  expect(isHermana(nodo(2, 1), nodo(3, 2))).toBe(false)
})
