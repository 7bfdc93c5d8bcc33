import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla, seccion } from '@malla/domain/malla/mallaDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { colocar } from './colocar.ts'
import { lugarEn, puntoEn } from './lugarEn.ts'

// 1 4
// 2 5   Electivos: 7 8 9 10 11 12
// 3
const m = malla(
  [
    ...[1, 2, 3].map(id => curso(id, 10)),
    ...[4, 5].map(id => curso(id, 20)),
    ...[7, 8, 9, 10, 11, 12].map(id => curso(id, 0, null, { seccion_id: 501 })),
  ],
  3,
  [seccion(501)],
)

describe.each(['columnas', 'lista'] as const)('%s', modo => {
  const c = colocar(m, 700, modo)
  const sobre = (id: number, dx = 0, dy = 0) => [c.cajas.get(id)!.x + dx, c.cajas.get(id)!.y + dy] as const

  it.each([
    ['where it stands', 2, sobre(2), 'ciclo 10 1'],
    ['a little beside is the same', 2, sobre(2, 9, -9), 'ciclo 10 1'],
    ['on the first of another column', 1, sobre(4), 'ciclo 20 0'],
    ['below the last of another column', 1, sobre(5, 0, 50), 'ciclo 20 2'],
    ['an end is the end, its own place not counted', 1, sobre(3, 0, 12), 'ciclo 10 2'],
    ['into the band', 1, sobre(8), 'seccion 501 1'],
    ['out of the band', 9, sobre(4, 0, 4), 'ciclo 20 0'],
  ])('%s', (_case, id, [x, y], lugar) => {
    const l = lugarEn(c, m, id, x, y)!
    expect(`${l.tipo} ${l.id} ${l.orden}`).toBe(lugar)
  })

  it('an empty column takes it', () => {
    const { cuerpo } = c.sitios[2]!
    expect(lugarEn(c, m, 1, cuerpo.x, cuerpo.y)).toEqual({ tipo: 'ciclo', id: 30, orden: 0 })
  })
})

it('rows of a band count on', () => {
  const c = colocar(m, 680, 'columnas')
  const { x, y } = c.cajas.get(11)!
  expect(c.sitios[3]!.porFila).toBe(3)
  expect(lugarEn(c, m, 1, x, y)).toEqual({ tipo: 'seccion', id: 501, orden: 4 })
})

it('far outside is the nearest column', () => {
  const c = colocar(m, 700, 'columnas')
  expect(lugarEn(c, m, 1, 9000, -500)).toEqual({ tipo: 'ciclo', id: 30, orden: 0 })
})

it('an empty board has no place', () => {
  const nada = malla([], 0)
  expect(lugarEn(colocar(nada, 700, 'columnas'), nada, 1, 0, 0)).toBeNull()
})

it.each([
  ['as it is seen', { left: 60, top: 30, width: 1400 }],
  ['divided by its zoom', { left: 30, top: 15, width: 700 }],
])('a point of the board at 200 %, whose box the browser tells %s', (_como, caja) =>
  expect(puntoEn({ x: 260, y: 130 }, caja, 700, 2)).toEqual({ x: 100, y: 50 }),
)
