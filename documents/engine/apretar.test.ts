import { describe, expect, it } from 'vitest'
import { casiVacias, ganadas, type Lugar } from './apretar.ts'

/** A section from one page to another, its end so far down that page (mm). */
const tirada = (n: number, desde: number, hasta: number, abajo: number): Lugar[] => [
  [n, desde, 0],
  [n, hasta, abajo],
]

describe('casiVacias', () => {
  it('knows the sections that end on a page of a line or two', () => {
    const lugares = [
      ...tirada(0, 1, 2, 32),
      ...tirada(2, 3, 5, 60),
      ...tirada(3, 6, 8, 200),
      ...tirada(4, 9, 10, 40),
    ]
    expect(casiVacias(lugares)).toEqual([0, 2, 4])
  })

  it('but no short section of one page, nor one whose other pages have no room for the rest', () => {
    expect(casiVacias([...tirada(0, 1, 1, 32), ...tirada(1, 2, 3, 52)])).toEqual([])
  })
})

it('ganadas: those alone that have a page less', () => {
  const antes = [...tirada(0, 1, 2, 32), ...tirada(1, 3, 5, 32)]
  const despues = [...tirada(0, 1, 1, 260), ...tirada(1, 2, 4, 30)]
  expect(ganadas([0, 1], antes, despues)).toEqual([0])
})
