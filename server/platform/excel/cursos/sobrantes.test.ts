import { describe, expect, it } from 'vitest'
import { dice, leer } from '../../../testing/hojaDeCursos.ts'
import type { CellToWrite } from '../bookToWrite.ts'

/** Rows beside a table that are no courses of it. */

const H = ['CICLO', 'CODIGO', 'CURSO', 'CREDITOS']
const CURSOS: CellToWrite[][] = [
  ['I', 'A', 'Cálculo', 4],
  ['II', 'B', 'Física', 4],
]
const leidos = async (...filas: CellToWrite[][]) => {
  const { filas: cursos, errores, avisos } = await leer(filas)
  return {
    cursos: cursos.map(f => f.nombre),
    errores: errores.map(dice),
    avisos: avisos.map(dice).filter(a => !/no tiene (áreas|horas)/.test(a)),
  }
}

describe('below the courses', () => {
  it.each<[string, CellToWrite[][]]>([
    ['a header of its own', [['CICLO', null, 'CURSOS', 'CREDITOS']]],
    ['a blank row', [[null]]],
    ['a total', [[null, null, 'TOTAL', 8]]],
  ])('what sums up each cycle is no course, behind %s', async (_, antes) => {
    const suma = ['I', null, 1, 4]
    const { cursos, errores, avisos } = await leidos(H, ...CURSOS, ...antes, suma, ['II', '-', '1', 4])
    expect([errores, cursos]).toEqual([[], ['Cálculo', 'Física']])
    expect(avisos.filter(a => a.includes('cifras'))).toEqual([
      '5 A (CICLO) «I» Tiene cifras y no el nombre de un curso: no se leyó.',
      '6 A (CICLO) «II» Tiene cifras y no el nombre de un curso: no se leyó.',
    ])
  })

  it('a course may be called by a figure', async () => {
    const { cursos } = await leidos(H, ...CURSOS, ['II', null, 2001, 3], [null], ['II', 'C', '1984', 3])
    expect(cursos).toEqual(['Cálculo', 'Física', '2001', '1984'])
  })

  it('who signs is no course, where nothing else stands below the line', async () => {
    const firmas = [
      [null, null, '_______________'],
      [null, null, 'Ana Ruiz Soto'],
      ['Decana', null, 'Directora'],
    ]
    const { cursos, errores, avisos } = await leidos(H, ...CURSOS, ...firmas)
    expect([errores, cursos]).toEqual([[], ['Cálculo', 'Física']])
    expect(avisos).toEqual([
      '4 C (CURSO) «_______________» Nota o título: no se leyó como curso.',
      '5 C (CURSO) «Ana Ruiz Soto» Nota o título: no se leyó como curso.',
      '6 A (CICLO) «Decana» Nota o título: no se leyó como curso.',
    ])
    const linea = await leidos(H, ['I', 'A', 'Taller', null], ['_____'], ['II', 'B', 'Tesis'], ...CURSOS)
    expect(linea.cursos).toEqual(['Taller', 'Tesis', 'Cálculo', 'Física'])
  })
})

it('numbers of columns below the header are no course', async () => {
  const { cursos, errores } = await leidos(H, ['(1)', '(2)', '(3)', '(4)'], ...CURSOS)
  expect([errores, cursos]).toEqual([[], ['Cálculo', 'Física']])
})

it.each([
  'T O T A L',
  'Créditos totales',
  'Nro. de cursos',
  'Promedio',
  'Carga lectiva',
  'Total créditos carrera profesional',
])('«%s» is a total', async texto => {
  const titulos = [['CODIGO', 'CURSO', 'CREDITOS'], ['I CICLO'], ['A', 'Cálculo', 4]]
  const { cursos, errores } = await leidos(...titulos, [null, texto, 8], ['B', 'Física', 4])
  expect([errores, cursos]).toEqual([[], ['Cálculo', 'Física']])
})

it('what abbreviations mean is no course', async () => {
  const leyenda = [['LEYENDA:'], ['HT', 'Horas de teoría'], ['O', 'Obligatorio']]
  const { cursos, errores, avisos } = await leidos(
    ...[['CODIGO', 'CURSO', 'CREDITOS'], ['I CICLO'], ['A', 'Cálculo', 4]],
    ...[...leyenda, ['B', 'Física', 4], ['C', 'Taller sin créditos']],
  )
  expect([errores, cursos]).toEqual([[], ['Cálculo', 'Física', 'Taller sin créditos']])
  expect(avisos.filter(a => a.includes('Nota')).map(a => a.split(' ')[0])).toEqual(['4', '5', '6'])
  const sinNumeros = await leidos(['CICLO', 'CODIGO', 'CURSO'], ['I', 'A', 'Cálculo'], ...leyenda)
  expect(sinNumeros.errores.length).toBeGreaterThan(0)
})
