import { describe, expect, it } from 'vitest'
import { hojaDeLista, type ListaLeida } from './libro.ts'

const leida = (over: Partial<ListaLeida> = {}): ListaLeida => ({
  titulo: 'Facultades',
  deQuien: 'Universidad de Prueba · 21/11/2026 16:45',
  palabras: [],
  columnas: ['Nombre', 'Programas', 'Creada'],
  filas: [
    [null, null, null],
    ['Derecho', 3, { date: '2026-11-21' }],
  ],
  total: 2,
  ...over,
})
const arriba = (over: Partial<ListaLeida>) =>
  hojaDeLista(leida(over)).above!.map(row => (row.cells[0] as { text: string }).text)

describe('the sheet of a list', () => {
  it('is headed by what it is, whose, how it is narrowed and how much it is', () => {
    expect(arriba({})).toEqual([
      'Facultades',
      'Universidad de Prueba · 21/11/2026 16:45',
      'Sin filtros',
      '2 filas',
    ])
    expect(arriba({ palabras: ['Estado: Activado', 'Filtrar: «derecho»'], total: 1 }).slice(2)).toEqual([
      'Filtros: Estado: Activado · Filtrar: «derecho»',
      '1 fila',
    ])
  })

  it('says when it is not all', () =>
    expect(arriba({ total: 31_234 })[3]).toBe(
      'Las primeras 2 filas de 31\u00a0234: para ver el resto, filtre la lista.',
    ))

  it.each([
    ['text', ['a'], 'text'],
    ['a number below an empty cell', [null, 4], 'number'],
    ['a day', [{ date: '2026-11-21' }], 'date'],
    ['a moment', [null, { moment: '2026-11-21T10:00' }], 'date'],
    ['long text', ['x'.repeat(61)], 'paragraph'],
    ['nothing', [null], 'text'],
    ['no rows', [], 'text'],
  ])('a column of %s is one', (_case, celdas, kind) => {
    const hoja = hojaDeLista(leida({ columnas: ['A'], filas: celdas.map(c => [c]), total: celdas.length }))
    expect(hoja.columns[0]!.kind).toBe(kind)
    expect(hoja.columns[0]!.width).toBeLessThanOrEqual(60)
  })
})
