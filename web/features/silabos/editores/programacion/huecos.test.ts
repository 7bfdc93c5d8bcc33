import { expect, it } from 'vitest'
import { type FranjaDeUnidad, huecoEn, huecosDeSemana, huecosDeUnidad } from './huecos.ts'

const unidades: FranjaDeUnidad[] = [
  {
    id: 'u1',
    arriba: 0,
    abajo: 100,
    vacio: 30,
    semanas: [
      { id: 'a', arriba: 20, abajo: 40 },
      { id: 'b', arriba: 40, abajo: 90 },
    ],
  },
  { id: 'u2', arriba: 110, abajo: 200, vacio: 150, semanas: [] },
]

it.each([
  ['a', 22, 'u1', 0],
  ['a', 85, 'u1', 1],
  ['a', 140, 'u2', 0],
  ['b', 5, 'u1', 0],
  ['b', 38, 'u1', 1],
  ['c', 45, 'u1', 1],
  ['c', 999, 'u2', 0],
])('week %s let go at %i lands in %s at %i', (lleva, y, unidad_id, posicion) =>
  expect(huecoEn(huecosDeSemana(unidades, lleva), y)).toMatchObject({ unidad_id, posicion }),
)

it.each([
  ['u1', 300, 1],
  ['u1', 90, 0],
  ['u2', 3, 0],
  ['u2', 90, 1],
])('unit %s let go at %i stands at %i', (lleva, y, posicion) =>
  expect(huecoEn(huecosDeUnidad(unidades, lleva), y)).toMatchObject({ unidad_id: null, posicion }),
)

it('with nothing around there is nowhere to go', () => expect(huecoEn([], 10)).toBeNull())
