import { expect, it } from 'vitest'
import type { Nodo } from './abrir.ts'
import { llevarPartes } from './lugar.ts'

it('a branch of many parts is carried along by looking at each a few times', () => {
  const n = 1000
  let mirados = 0
  // 1 has 500 parts, each of which has one of its own; 1002 is where it goes.
  const nodo = (id: number, padre: number): Nodo => ({
    get id() {
      mirados++
      return id
    },
    competencia_id: padre,
    orden: id,
    tipopadre: 1,
    tabcompetencia_id: 0,
    row: { id } as Nodo['row'],
  })
  const todas = [
    nodo(1, 0),
    ...Array.from({ length: n }, (_x, i) => nodo(i + 2, i < 500 ? 1 : i - 498)),
    nodo(1002, 0),
  ]
  const cambios = llevarPartes(todas, todas[0]!, { padre_id: 1002, grupo_id: null, tipopadre: 2 })
  expect(cambios).toHaveLength(n)
  expect(cambios[0]!.values).toEqual({ grupo_id: null, tipopadre: 2, termino_id: 3 })
  expect(cambios.at(-1)!.values).toEqual({ grupo_id: null, tipopadre: 2, termino_id: null })
  expect(mirados).toBeLessThan(10 * n)
})
