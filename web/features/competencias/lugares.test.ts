import { expect, it } from 'vitest'
import { lugarAdentro, lugarAfuera, lugarEnTipo, lugarJunto, whyNotSoltar } from './lugares.ts'

const c = (id: number, competencia_id = 0, orden = 0, tipopadre = 1) => ({
  id,
  competencia_id,
  orden,
  tipopadre,
  tabcompetencia_id: 0,
})
//  1 ─ 3, 4 (─ 5)
//  2
//  6 (transversal)
// As the server may send them: not in their order.
const todas = [c(4, 1, 1), c(2, 0, 1), c(1), c(3, 1, 0), c(5, 4), c(6, 0, 0, 2)]
const una = (id: number) => todas.find(x => x.id === id)!

it.each([
  ['before the first', 2, 1, 'antes', [0, 0]],
  ['behind the last', 1, 2, 'despues', [0, 1]],
  ['where it stands', 3, 4, 'antes', [1, 0]],
  ['behind one further down', 3, 4, 'despues', [1, 1]],
  ['in one that has parts', 2, 1, 'dentro', [1, 2]],
  ['in the parent that it has: to its end', 3, 1, 'dentro', [1, 1]],
] as const)('%s', (_case, id, otra, donde, [competencia_id, posicion]) =>
  expect(lugarJunto(todas, id, una(otra), donde)).toMatchObject({ competencia_id, posicion }),
)

it('beside a transversal one it becomes transversal', () =>
  expect(lugarJunto(todas, 2, una(6), 'antes')).toEqual({
    competencia_id: 0,
    tabcompetencia_id: 0,
    tipopadre: 2,
    posicion: 0,
  }))

it('the end of a kind does not count the competency itself', () => {
  expect(lugarEnTipo(todas, 1, 0, 1).posicion).toBe(1)
  expect(lugarEnTipo(todas, 1, 0, 2).posicion).toBe(1)
  expect(lugarEnTipo(todas, 1, 7, 1).posicion).toBe(0)
})

it('one step in: into the sibling before; the first has none', () => {
  expect(lugarAdentro(todas, una(2))).toMatchObject({ competencia_id: 1, posicion: 2 })
  expect(lugarAdentro(todas, una(4))).toMatchObject({ competencia_id: 3, posicion: 0 })
  expect(lugarAdentro(todas, una(6))).toBeNull()
})

it('one step out: behind the parent; a root has none', () => {
  expect(lugarAfuera(todas, una(3))).toMatchObject({ competencia_id: 0, posicion: 1 })
  expect(lugarAfuera(todas, una(5))).toMatchObject({ competencia_id: 1, posicion: 2 })
  expect(lugarAfuera(todas, una(1))).toBeNull()
})

it('never into itself or its own parts', () => {
  expect(whyNotSoltar(todas, 1, una(5), 'antes')).toMatch(/partes/)
  expect(whyNotSoltar(todas, 1, una(1), 'dentro')).toMatch(/sí misma/)
  expect(whyNotSoltar(todas, 5, una(3), 'dentro')).toBeNull()
})
