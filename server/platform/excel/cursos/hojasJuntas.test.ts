import { describe, expect, it } from 'vitest'
import { dice, leerArchivo, leerHojas } from '../../../testing/hojaDeCursos.ts'
import { filasAMano, libroAMano } from '../../../testing/libros.ts'

/** Sheets of courses beside others: which one is read, and what is said of the rest. */

type Filas = (string | number | null)[][]
const HEADER = ['CODIGO', 'NOMBRE', 'CREDITOS']
const de = (...codigos: string[]): Filas => [HEADER, ...codigos.map(c => [c, `Curso ${c}`, 4])]
/** «A1» is the course A of the first cycle. */
const malla = (columnas: readonly string[], datos: readonly number[], ...cursos: string[]): Filas => [
  ['CICLO', 'CODIGO', 'NOMBRE', ...columnas],
  ...cursos.map(c => [c.slice(1), c[0]!, `Curso ${c[0]}`, ...datos]),
]
const leidas = async (hojas: Record<string, Filas>) => {
  const { filas, errores, avisos } = await leerHojas(hojas)
  return {
    cursos: filas.map(f => `${f.codigo}${f.ciclo?.numero}`),
    errores: errores.map(dice),
    avisos: avisos.map(dice).filter(a => a.includes('hoja')),
  }
}
const otra = (nombre: string): string =>
  `1  «${nombre}» La hoja «${nombre}» también tiene cursos y no se leyó: déjelos todos en «Malla».`

describe('of a book that says its courses twice the fuller is read', () => {
  const ciclos = { 'I Ciclo': de('A'), 'II Ciclo': de('B') }
  const completa = malla(['CREDITOS', 'HT'], [4, 3], 'A1', 'B2', 'C3')

  it.each<[string, Record<string, Filas>]>([
    ['before the sheets of cycles', { Malla: completa, ...ciclos }],
    ['behind them', { ...ciclos, Malla: completa }],
    ['behind a single one', { 'I Ciclo': de('A'), Malla: completa }],
    ['behind one that only lists them', { Lista: malla(['CREDITOS'], [4], 'A1', 'B2'), Malla: completa }],
  ])('%s', async (_, hojas) => {
    const { cursos, errores, avisos } = await leidas(hojas)
    expect([errores, cursos]).toEqual([[], ['A1', 'B2', 'C3']])
    expect(avisos).toEqual(
      Object.keys(hojas)
        .filter(h => h !== 'Malla')
        .map(otra),
    )
  })

  it('the sheets of cycles, where that of the plan only lists what they say', async () => {
    const { cursos, avisos } = await leidas({ Malla: malla([], [], 'A1', 'B2'), ...ciclos })
    expect(cursos).toEqual(['A1', 'B2'])
    expect(avisos).toEqual([
      '1  «» Cada ciclo está en una hoja: se leyeron «I Ciclo» y «II Ciclo», en ese orden.',
      'Malla · 1  «» La hoja también tiene cursos y no se leyó: se leyeron las de cada ciclo.',
    ])
  })

  it.each<[string, Filas]>([
    ['lacks a course', malla(['CREDITOS', 'HT'], [4, 3], 'A1', 'C3', 'D3')],
    ['says other credits', malla(['CREDITOS', 'HT'], [3, 3], 'A1', 'B2', 'C3')],
    [
      'says another code',
      malla(['CREDITOS', 'HT'], [4, 3], 'A1', 'B2', 'C3').map((f, i) => (i ? f.with(1, `X${i}`) : f)),
    ],
    ['says another cycle', malla(['CREDITOS', 'HT'], [4, 3], 'A1', 'B3', 'C3')],
    ['has no credits', malla(['HT'], [3], 'A1', 'B2', 'C3')],
    ['has an error', [...completa, ['IV', 'D', 'Curso D', 'x', 3]].slice(0, 5)],
  ])('not one that %s: that it has more is told', async (_, filas) => {
    const { cursos, avisos } = await leidas({ ...ciclos, Malla: filas })
    expect(cursos).toEqual(['A1', 'B2'])
    expect(avisos[1]).toMatch(
      /^Malla · 1 {2}«» La hoja tiene más cursos que las de cada ciclo \([34] y 2\) y no se leyó: si es la del plan completo/,
    )
  })

  it('of two that say different courses the first, and that the other has more is told', async () => {
    const { cursos, avisos } = await leidas({
      'Plan A': malla([], [], 'A1'),
      'Plan B': malla([], [], 'B1', 'C2'),
    })
    expect(cursos).toEqual(['A1'])
    expect(avisos).toEqual([
      '1  «Plan B» La hoja «Plan B» tiene más cursos que «Plan A» (2 y 1) y no se leyó: déjelos todos en una.',
    ])
  })
})

describe('a sheet without courses', () => {
  it('is said by its name', async () => {
    const motivo = 'La hoja «Ciclo III» no tiene cursos.'
    expect((await leidas({ 'Ciclo III': [HEADER] })).errores).toEqual([`2 B (NOMBRE) «» ${motivo}`])
    expect((await leidas({ Cursos: [HEADER] })).errores).toEqual([
      '2 B (NOMBRE) «» El archivo no tiene cursos.',
    ])
  })

  it.each<[string, Filas]>([
    ['with a header', [HEADER]],
    ['with nothing', []],
  ])('%s beside a single one of courses is told', async (_, filas) => {
    const { cursos, errores, avisos } = await leidas({ 'II Ciclo': filas, 'I Ciclo': de('A') })
    expect([errores, cursos]).toEqual([[], ['A1']])
    expect(avisos).toEqual(['1  «» La hoja «II Ciclo» no tiene cursos: no se leyó.'])
  })

  it('is no reason to refuse those of another, unless these are no courses either', async () => {
    const vacia: Filas = [['CICLO', ...HEADER]]
    const { cursos, errores } = await leidas({ Plantilla: vacia, Malla: malla([], [], 'A1') })
    expect([errores, cursos]).toEqual([[], ['A1']])
    const docentes: Filas = [
      ['NOMBRE', 'GRADO'],
      ['Ana Ruiz', 'Mg.'],
    ]
    expect((await leidas({ Cursos: vacia, Docentes: docentes })).errores).toEqual([
      '2 C (NOMBRE) «» La hoja «Cursos» no tiene cursos.',
    ])
  })
})

it('a hidden sheet of courses beside a single one is told', async () => {
  const libro = await libroAMano({
    hojas: [
      { nombre: 'Malla', datos: filasAMano(malla([], [], 'A1')) },
      { nombre: 'Malla 2019', datos: filasAMano(malla([], [], 'B1')), estado: 'hidden' },
      { nombre: 'Listas', datos: filasAMano([['uno'], ['dos']]), estado: 'hidden' },
    ],
  })
  const { filas, avisos } = await leerArchivo(libro, { electivos: false })
  expect(filas.map(f => f.codigo)).toEqual(['A'])
  expect(avisos.map(dice).filter(a => a.includes('oculta'))).toEqual([
    'Malla 2019 · 1  «» La hoja está oculta y no se leyó: si sus cursos son del plan, muéstrela.',
  ])
})
