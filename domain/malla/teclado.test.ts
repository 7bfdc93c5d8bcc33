import { expect, it } from 'vitest'
import type { Id } from '../asignaturas/asignatura.ts'
import { curso } from '../asignaturas/requisitosDePrueba.ts'
import { malla, seccion } from './mallaDePrueba.ts'
import type { Direccion } from './teclado.ts'
import { extremo, lugarCon, vecino } from './teclado.ts'

// 1 4 · 6 │ 7
// 2 5 ·   │ 8
// 3
const m = malla(
  [
    ...[1, 2, 3].map(id => curso(id, 10)),
    ...[4, 5].map(id => curso(id, 20)),
    curso(6, 40),
    ...[7, 8].map(id => curso(id, 0, null, { seccion_id: 501 })),
    curso(9, 990),
  ],
  4,
  [seccion(501)],
)

it.each<[Id, Direccion, Id | null]>([
  [1, 'derecha', 4],
  [2, 'derecha', 5],
  [3, 'derecha', 5],
  [4, 'derecha', 6],
  [5, 'derecha', 6],
  [6, 'derecha', 7],
  [7, 'derecha', null],
  [8, 'izquierda', 6],
  [6, 'izquierda', 4],
  [1, 'izquierda', null],
  [1, 'abajo', 2],
  [3, 'abajo', null],
  [3, 'arriba', 2],
  [1, 'arriba', null],
  [9, 'derecha', null],
  [77, 'abajo', null],
])('from %i to the %s: %s', (id, direccion, otro) => expect(vecino(m, id, direccion)).toBe(otro))

it('Home and End', () => {
  expect([extremo(m, 'inicio'), extremo(m, 'fin')]).toEqual([1, 8])
  expect(extremo(malla([]), 'inicio')).toBeNull()
})

it.each<[Id, Direccion, string | null]>([
  [1, 'derecha', 'ciclo 20 0'],
  [3, 'derecha', 'ciclo 20 2'],
  [5, 'derecha', 'ciclo 30 0'],
  [6, 'derecha', 'seccion 501 0'],
  [7, 'derecha', null],
  [1, 'izquierda', null],
  [7, 'izquierda', 'ciclo 40 0'],
  [1, 'abajo', 'ciclo 10 1'],
  [3, 'abajo', null],
  [3, 'arriba', 'ciclo 10 1'],
  [1, 'arriba', null],
  [9, 'derecha', null],
])('Alt and %i to the %s: %s', (id, direccion, lugar) => {
  const l = lugarCon(m, id, direccion)
  expect(l && `${l.tipo} ${l.id} ${l.orden}`).toBe(lugar)
})
