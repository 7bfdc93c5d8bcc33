import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { describe, expect, it } from 'vitest'
import { enCelda, rangoDe } from '../../ui/celdas.ts'
import { type Clave, conFila } from './celdas.ts'
import { ciclar, copiar, pegar, poner } from './ordenes.ts'
import { ajustar, destino } from './seleccion.ts'

const lienzo = { filas: [1, 2, 3], columnas: [7, 8, 9] }
const mapa = new Map<Clave, Nivel>([
  ['1-7', 'introduce'],
  ['2-8', 'logra'],
])
const rango = (f1: number, c1: number, f2: number, c2: number) =>
  rangoDe({ ancla: { fila: f1, columna: c1 }, activa: { fila: f2, columna: c2 } }, lienzo)
const escritas = (cambios: ReadonlyMap<Clave, Nivel | null>) =>
  [...cambios].map(([k, n]) => `${k}:${n?.[0] ?? ''}`).join(' ')

describe('filling', () => {
  it('a range, whichever corner it began at', () =>
    expect(escritas(poner(rango(2, 8, 1, 7), lienzo, 'desarrolla'))).toBe('1-7:d 1-8:d 2-7:d 2-8:d'))

  it('goes round from the active cell', () => {
    expect(escritas(ciclar(rango(1, 7, 1, 8), lienzo, mapa, '1-7'))).toBe('1-7:d 1-8:d')
    expect(escritas(ciclar(rango(2, 8, 2, 8), lienzo, mapa, '2-8'))).toBe('2-8:')
  })

  it('copies letters, and pastes them with words, blanks and what is none', () => {
    expect(copiar(rango(1, 7, 2, 8), lienzo, mapa)).toEqual([
      ['I', ''],
      ['', 'L'],
    ])
    const pegado = pegar(
      [
        ['logra', 'x', 'D'],
        ['', 'i', 'L'],
      ],
      rango(2, 8, 2, 8),
      lienzo,
    )
    expect(escritas(pegado.cambios)).toBe('2-8:l 3-8: 3-9:i')
    expect(pegado.rechazadas).toBe(3)
  })

  it('one text fills all that is chosen', () =>
    expect(escritas(pegar([['L']], rango(1, 7, 2, 7), lienzo).cambios)).toBe('1-7:l 2-7:l'))
})

describe('walking', () => {
  const tecla = (key: string, mas: object = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...mas,
  })
  const ir = (key: string, mas: object) => {
    const a = destino(tecla(key, mas), enCelda(2, 8), lienzo, 2)
    return a && `${a.ancla.fila}-${a.ancla.columna} ${a.activa.fila}-${a.activa.columna}`
  }
  it.each([
    ['ArrowDown', {}, '3-8 3-8'],
    ['ArrowRight', { shiftKey: true }, '2-8 2-9'],
    ['ArrowUp', { ctrlKey: true }, '1-8 1-8'],
    ['Home', {}, '2-7 2-7'],
    ['End', { ctrlKey: true }, '3-9 3-9'],
    ['PageUp', {}, '1-8 1-8'],
    ['ArrowUp', { altKey: true }, null],
    ['x', {}, null],
  ])('%s %o', (key, mas, esperado) => expect(ir(key, mas)).toBe(esperado))

  it('what is chosen stays where it was when its row goes, and is the first cell before anything was', () => {
    expect(ajustar(enCelda(5, 8), lienzo)?.activa).toEqual({ fila: 1, columna: 8 })
    expect(ajustar(null, lienzo)?.activa).toEqual({ fila: 1, columna: 7 })
    expect(ajustar(null, { filas: [], columnas: [7] })).toBeNull()
  })
})

it('the row of a competency takes the place of the one that was there', () => {
  const celda = (competencia_id: number, asignatura_id: number, nivel: Nivel) => ({
    competencia_id,
    asignatura_id,
    nivel,
  })
  const { celdas, distintas } = conFila(
    [celda(1, 7, 'logra'), celda(1, 8, 'logra'), celda(2, 7, 'logra')],
    1,
    [
      { asignatura_id: 8, nivel: 'logra' },
      { asignatura_id: 9, nivel: 'introduce' },
    ],
  )
  expect(celdas).toEqual([celda(2, 7, 'logra'), celda(1, 8, 'logra'), celda(1, 9, 'introduce')])
  expect(distintas).toEqual(['1-7', '1-9'])
})
