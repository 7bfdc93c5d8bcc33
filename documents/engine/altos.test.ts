import { describe, expect, it } from 'vitest'
import { celda, fila, parrafo, tabla, tramo } from '../bloques.ts'
import type { Bloque, Fila, NodoRico, Tabla } from '../document.ts'
import { altosDeFilas } from './altos.ts'
import { prepararTabla } from './tablas.ts'

const nodo = (text: string): NodoRico => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const rico = (...content: NodoRico[]): Bloque => ({
  tipo: 'textoRico',
  nivel: 3,
  doc: { type: 'doc', content },
})
const parrafos = (n: number): NodoRico[] => Array.from({ length: n }, (_, i) => nodo(`Tema ${i}.`))
const columnas = [
  { rotulo: 'N.º', ancho: { mm: 16 }, alineacion: 'centro' },
  { rotulo: 'Contenidos', ancho: { parte: 1 }, alineacion: 'izquierda' },
] as const

interface Preparada {
  junta: boolean
  ataduras: [number, number][]
  cabecera: unknown[]
  filas: { entera: boolean; celdas: { entera?: boolean }[] }[]
}
const preparada = (t: Tabla): Preparada => prepararTabla(t, () => []) as Preparada
const unidad = (...bloques: Bloque[]): Fila => fila([celda('1'), { contenido: bloques }])
const altoDe = (...bloques: Bloque[]): number => altosDeFilas([unidad(...bloques)], tabla(columnas, []))[0]!

describe('a row is as high as what its cells hold', () => {
  const sesenta = rico(...parrafos(60))
  const lista: NodoRico = { type: 'bulletList', content: [{ type: 'listItem', content: parrafos(60) }] }

  it.each<[string, Bloque]>([
    ['paragraphs', sesenta],
    ['a list', rico(lista)],
    ['a quotation', { tipo: 'cita', bloques: [sesenta] }],
    ['a table', tabla([{ ...columnas[1] }], [fila([{ contenido: [sesenta] }])])],
  ])('so that one of sixty lines may be cut: %s', (_caso, bloque) => {
    const { junta, filas } = preparada(tabla(columnas, [unidad(bloque)]))
    expect(junta).toBe(false)
    expect(filas[0]?.entera).toBe(false)
  })

  it('and rows of two lines are kept together', () => {
    const dos = unidad(rico(nodo('Uno.'), nodo('Dos.')))
    expect(preparada(tabla(columnas, [dos, dos, dos])).junta).toBe(true)
    expect(preparada({ ...tabla(columnas, [dos, dos, dos]), junta: false }).ataduras).toEqual([[0, 3]])
  })

  it('a text is as high in one block of the editor as in its paragraphs', () =>
    expect(altoDe(rico(...parrafos(7)))).toBeCloseTo(
      altoDe(...Array.from({ length: 7 }, () => parrafo(tramo('Tema 1.')))),
    ))

  it('a table in a cell has the width of the cell', () => {
    const dentro = tabla([{ ...columnas[1] }], [fila([celda('palabra '.repeat(60))])])
    const estrecha = altosDeFilas(
      [fila([{ contenido: [dentro] }, celda('x')])],
      tabla([...columnas].slice(0, 2), []),
    )
    expect(estrecha[0]).toBeGreaterThan(3 * altoDe(dentro))
  })

  it('a picture leaves room for the highest that there is', () => {
    const figura: Bloque = { tipo: 'figura', imagen: 'a', alt: '', pie: null, ancho: null }
    const { filas } = preparada(
      tabla(columnas, [unidad(figura, ...Array.from({ length: 5 }, (_, i) => parrafo(tramo(`${i}`))))]),
    )
    expect(filas[0]?.entera).toBe(false)
  })
})

describe('a cell that reaches down', () => {
  const larga = 'palabra '.repeat(120)

  it('leaves the cells under it in their own columns', () => {
    const t = tabla(columnas, [])
    const [, debajo] = altosDeFilas([fila([celda('a', { filas: 2 }), celda('b')]), fila([celda(larga)])], t)
    expect(debajo).toBeCloseTo(altosDeFilas([fila([celda('a'), celda(larga)])], t)[0]!)
  })

  it('makes its last row higher only where its rows have no room for it', () => {
    const t = tabla(columnas, [])
    const altos = (filas: number) =>
      altosDeFilas(
        [
          fila([celda('x'), celda(larga, { filas })]),
          ...Array.from({ length: filas - 1 }, () => fila([celda('y')])),
        ],
        t,
      )
    const [una] = altos(1)
    expect(altos(2)[0]).toBeLessThan(una! / 2)
    expect(altos(2)[0]! + altos(2)[1]!).toBeCloseTo(una!)
    expect(new Set(altos(9)).size).toBe(1)
  })

  const conAlta = (n: number): Fila[] =>
    Array.from({ length: n }, (_, y) =>
      fila([...(y === 0 ? [celda('alta', { filas: n })] : []), celda(`fila ${y}`)]),
    )

  it.each([
    ['few rows are kept together', 5, true],
    ['rows that fill more than half a page are not', 40, false],
  ])('%s', (_caso, n, juntas) => {
    const { filas } = preparada(tabla(columnas, conAlta(n)))
    expect(filas[0]?.celdas[0]?.entera).toBe(juntas)
    expect(filas.every(f => f.entera)).toBe(true)
  })

  it('nor are those that cells bind to each other in a chain', () => {
    const cadena = Array.from({ length: 40 }, (_, y) =>
      fila([...(y % 2 ? [celda('b', { filas: 2 })] : [celda('a', { filas: 2 })])]),
    )
    const { filas } = preparada(tabla(columnas, cadena))
    expect(filas.map(f => f.celdas[0]?.entera)).toEqual(filas.map(() => false))
  })
})

it('a header too high for every page is the beginning of the table', () => {
  const t = tabla(columnas, [unidad(rico(nodo('Cuerpo')))])
  const alta = preparada({ ...t, cabecera: [[celda('1'), { contenido: [rico(...parrafos(60))] }]] })
  expect(alta).toMatchObject({ cabecera: [], junta: false })
  expect(alta.filas.map(f => f.entera)).toEqual([false, true])
  expect(preparada(t).cabecera).toHaveLength(1)
})
