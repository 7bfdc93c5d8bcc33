import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla, seccion } from '@malla/domain/malla/mallaDePrueba.ts'
import type { Direccion } from '@malla/domain/malla/teclado.ts'
import { describe, expect, it } from 'vitest'
import { lugarConFlecha, siguiente, siguienteEnLista } from './pasos.ts'

// 1 4 · 6
// 2 5
// ───────   three a row
// 11 12 13
// 14
// ───────
// 21
const de = (seccion_id: number) => (id: number) => curso(id, 0, null, { seccion_id })
const m = malla(
  [
    ...[1, 2].map(id => curso(id, 10)),
    ...[4, 5].map(id => curso(id, 20)),
    curso(6, 40),
    ...[11, 12, 13, 14].map(de(501)),
    de(502)(21),
  ],
  4,
  [seccion(501), seccion(502)],
)

it.each<[number, Direccion, number | null]>([
  [1, 'derecha', 4],
  [5, 'derecha', 6],
  [6, 'derecha', null],
  [6, 'izquierda', 4],
  [1, 'izquierda', null],
  [1, 'arriba', null],
  [1, 'abajo', 2],
  [2, 'abajo', 11],
  [5, 'abajo', 12],
  [6, 'abajo', 13],
  [11, 'arriba', 2],
  [12, 'arriba', 5],
  [13, 'arriba', 5],
  [11, 'izquierda', null],
  [11, 'derecha', 12],
  [13, 'derecha', null],
  [11, 'abajo', 14],
  [13, 'abajo', 14],
  [14, 'arriba', 11],
  [14, 'abajo', 21],
  [21, 'arriba', 14],
  [21, 'abajo', null],
  [99, 'abajo', null],
])('from %i to the %s: %s', (id, direccion, otro) => expect(siguiente(m, id, direccion, 3)).toBe(otro))

it('an arrow and its opposite never lead out of the board', () => {
  for (const { id } of m.cursos.values())
    for (const d of ['izquierda', 'derecha', 'arriba', 'abajo'] as const) {
      const otro = siguiente(m, id, d, 3)
      if (otro !== null) expect(m.cursos.has(otro)).toBe(true)
    }
})

it.each<[number, Direccion, number | null]>([
  [2, 'abajo', 4],
  [4, 'arriba', 2],
  [14, 'abajo', 21],
  [21, 'abajo', null],
  [1, 'derecha', null],
])('in a list from %i %s: %s', (id, direccion, otro) => expect(siguienteEnLista(m, id, direccion)).toBe(otro))

describe('Alt and an arrow', () => {
  it.each<[number, Direccion, string | null]>([
    [1, 'derecha', 'ciclo 20 0'],
    [4, 'derecha', 'ciclo 30 0'],
    [6, 'derecha', 'seccion 501 0'],
    [2, 'abajo', null],
    [2, 'arriba', 'ciclo 10 0'],
    [12, 'izquierda', 'seccion 501 0'],
    [11, 'izquierda', 'ciclo 40 1'],
    [11, 'arriba', 'ciclo 40 1'],
    [11, 'abajo', 'seccion 501 3'],
    [14, 'derecha', 'seccion 502 0'],
    [21, 'izquierda', 'seccion 501 4'],
    [21, 'derecha', null],
    [99, 'derecha', null],
  ])('%i to the %s: %s', (id, direccion, lugar) => {
    const l = lugarConFlecha(m, id, direccion, 3)
    expect(l && `${l.tipo} ${l.id} ${l.orden}`).toBe(lugar)
  })
})
