import { describe, expect, it } from 'vitest'
import { celda, dato, fila, tabla } from '../bloques.ts'
import type { Fila } from '../document.ts'
import { prepararBloques } from './bloques.ts'
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

describe('the room of a cell', () => {
  const celdas = (columnas: number, texto: string) => {
    const suyas = Array.from({ length: columnas }, () => columna)
    const { letra, filas } = prepararTabla(tabla(suyas, [fila(suyas.map(() => celda(texto)))]), () => []) as {
      letra: { cuerpo: number }
      filas: { celdas: { guiones: boolean; texto: { x: string[] }[] }[] }[]
    }
    return { cuerpo: letra.cuerpo, ...filas[0]!.celdas[0]! }
  }
  it.each([
    ['a word that fits stays whole', 3, 'Responsabilidad institucional', false, 9.5],
    ['one that does not is parted in syllables', 9, 'Responsabilidad institucional', true, 9.5],
    ['a longer one too, only where it does not fit', 2, 'Electroencefalografía', false, 9.5],
  ])('%s', (_caso, columnas, texto, guiones, cuerpo) =>
    expect(celdas(columnas, texto)).toMatchObject({ guiones, cuerpo }),
  )
  it('where not even a syllable fits the letters are smaller', () => {
    expect(celdas(24, 'Responsabilidad').cuerpo).toBeLessThan(7)
    expect(celdas(24, 'a b c').cuerpo).toBe(9.5)
  })
  it('a code wider than its cell is parted after its signs; a figure never', () => {
    expect(celdas(9, 'ADMNEG-01-26').texto[0]!.x).toEqual(['ADMNEG-', '01-', '26'])
    expect(celdas(3, 'ADMNEG-01-26').texto[0]!.x).toEqual(['ADMNEG-01-26'])
    expect(celdas(24, '1234,57').texto[0]!.x).toEqual(['1234,57'])
  })
})

it.each([
  ['a word that fits stays whole', 2, 'Ingeniería Informática', false],
  ['one that does not is parted in syllables', 2, 'Otorrinolaringológicamente', true],
  ['it fits where there is one column', 1, 'Otorrinolaringológicamente', false],
] as const)('a fact: %s, in %i columns', (_caso, columnas, valor, guiones) => {
  const [ficha] = prepararBloques(
    [{ tipo: 'ficha', columnas, datos: [dato('Programa', valor)] }],
    {} as never,
  )
  expect(ficha).toMatchObject({ datos: [{ guiones }] })
})

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
