import { describe, expect, it } from 'vitest'
import { celda, fila, tabla } from '../bloques.ts'
import type { Fila } from '../document.ts'
import { prepararTabla } from './tablas.ts'

const columna = { rotulo: 'A', ancho: { parte: 1 }, alineacion: 'izquierda' } as const
const filas = (clases: string): Fila[] =>
  [...clases].map(c =>
    fila([celda('x')], ({ d: 'dato', g: 'grupo', s: 'subtotal', t: 'total' } as const)[c] ?? 'dato'),
  )
const preparada = (clases: string, junta: boolean) =>
  prepararTabla({ ...tabla([columna], filas(clases)), junta }, () => []) as {
    junta: boolean
    ataduras: [number, number][]
  }

describe('rows that must not part', () => {
  it.each([
    [
      'the first two and the last two',
      'dddddd',
      [
        [0, 2],
        [4, 2],
      ],
    ],
    [
      'a total with the row above it',
      'ddddds',
      [
        [0, 2],
        [4, 2],
      ],
    ],
    [
      'a group with its first row',
      'dddgdddd',
      [
        [0, 2],
        [3, 2],
        [6, 2],
      ],
    ],
    [
      'subtotal and total together',
      'ddddst',
      [
        [0, 2],
        [3, 3],
      ],
    ],
    ['one row alone', 'd', []],
  ])('%s', (_caso, clases, ataduras) => expect(preparada(clases, false).ataduras).toEqual(ataduras))

  it('keeps a short table on one page, and lets a long one break', () => {
    expect(preparada('dddds', true)).toMatchObject({ junta: true, ataduras: [] })
    expect(preparada('d'.repeat(40), true).junta).toBe(false)
  })
})
