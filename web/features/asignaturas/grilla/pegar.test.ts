import { describe, expect, it } from 'vitest'
import type { Rango } from '../../../ui/celdas.ts'
import { pegar, titulosDe, titulosSinColumna } from './pegar.ts'
import type { Lienzo } from './seleccion.ts'
import { isParaNueva } from './vista.ts'

const lienzo: Lienzo = {
  filas: ['f1', 'f2', '+c1', 'f3', '+c2'],
  columnas: ['codigo', 'nombre', 'credits', 'total', 'requisitos'],
}
const desde = (fila: number, columna: number, hastaFila = fila, hastaColumna = columna): Rango => ({
  desdeFila: fila,
  desdeColumna: columna,
  hastaFila,
  hastaColumna,
})
const en = { isParaNueva, isFija: (clave: string) => clave === 'f9', enColegio: false }
const dice = (matriz: string[][], rango: Rango, l = lienzo) => {
  const { celdas, nuevas } = pegar(matriz, rango, l, en)
  const fila = (f: (typeof celdas)[number]['fila']) => ('nueva' in f ? `nueva ${f.nueva}` : f.clave)
  return { nuevas, celdas: celdas.map(c => `${fila(c.fila)} ${c.columna} ${c.texto}`) }
}

describe('pasting', () => {
  it('from the upper left corner, to the right and down, over the rows for new courses', () => {
    expect(
      dice(
        [
          ['a', 'b'],
          ['c', 'd'],
          ['e', 'f'],
        ],
        desde(0, 0),
      ),
    ).toEqual({
      nuevas: 0,
      celdas: ['f1 codigo a', 'f1 nombre b', 'f2 codigo c', 'f2 nombre d', 'f3 codigo e', 'f3 nombre f'],
    })
  })
  it('more rows than there are makes new ones; empty ones are none', () => {
    expect(dice([['a'], ['b'], ['', '']], desde(3, 1))).toEqual({
      nuevas: 1,
      celdas: ['f3 nombre a', 'nueva 0 nombre b'],
    })
  })
  it('in a row for new courses all rows are new, and those below stay as they are', () => {
    expect(dice([['a'], ['b']], desde(2, 1))).toEqual({
      nuevas: 2,
      celdas: ['nueva 0 nombre a', 'nueva 1 nombre b'],
    })
  })
  it('what does not fit to the right is left out', () => {
    expect(dice([['a', 'b', 'c']], desde(0, 3)).celdas).toEqual(['f1 total a', 'f1 requisitos b'])
  })
  it('one cell fills the whole selection; so does a table that fits it several times', () => {
    expect(dice([['a']], desde(0, 0, 1, 1)).celdas).toHaveLength(4)
    expect(dice([['a', 'b']], desde(0, 0, 1, 1)).celdas).toEqual([
      'f1 codigo a',
      'f1 nombre b',
      'f2 codigo a',
      'f2 nombre b',
    ])
    expect(dice([['a', 'b', 'c']], desde(0, 0, 1, 1)).celdas).toHaveLength(3)
  })
  it('what fills the selection stays in it, and makes no courses', () => {
    expect(dice([['4']], desde(0, 2, 3, 2))).toEqual({
      nuevas: 0,
      celdas: ['f1 credits 4', 'f2 credits 4', 'f3 credits 4'],
    })
    expect(dice([['4']], desde(2, 2, 4, 2))).toEqual({ nuevas: 0, celdas: ['f3 credits 4'] })
    const conFija = { ...lienzo, filas: ['f1', 'f9', 'f2', 'f3'] }
    expect(dice([['a'], ['b']], desde(0, 0, 2, 0), conFija)).toEqual({
      nuevas: 0,
      celdas: ['f1 codigo a', 'f2 codigo b'],
    })
  })
  it('in several rows for new courses one row makes one', () => {
    const vacios = { ...lienzo, filas: ['+c1', '+c2'] }
    expect(dice([['a']], desde(0, 0, 1, 1), vacios)).toEqual({
      nuevas: 1,
      celdas: ['nueva 0 codigo a', 'nueva 0 nombre a'],
    })
  })
  it('passes over rows that cannot be written', () => {
    const conFija = { ...lienzo, filas: ['f9', 'f1'] }
    expect(dice([['a']], desde(0, 0), conFija).celdas).toEqual(['f1 codigo a'])
  })
  it('a first row of titles says which column is which, wherever they stand', () => {
    expect(
      dice(
        [
          ['NOMBRE', 'Créditos', ''],
          ['Cálculo', '4', 'x'],
          ['Física', '3', ''],
        ],
        desde(2, 0),
      ),
    ).toEqual({
      nuevas: 2,
      celdas: ['nueva 0 nombre Cálculo', 'nueva 0 credits 4', 'nueva 1 nombre Física', 'nueva 1 credits 3'],
    })
  })
})

describe('a row of titles', () => {
  it('of which two mean one column: the one that says something is written', () => {
    const tabla = [
      ['Nombre', 'Ciclo', 'Sección', 'Código'],
      ['Cálculo', 'II', '', ''],
      ['Ética', '', 'Electivos A', 'E-1'],
    ]
    expect(dice(tabla, desde(2, 0)).celdas).toEqual([
      'nueva 0 nombre Cálculo',
      'nueva 0 lugar II',
      'nueva 0 codigo ',
      'nueva 1 nombre Ética',
      'nueva 1 lugar Electivos A',
      'nueva 1 codigo E-1',
    ])
  })

  it.each([
    ['of our template', ['CODIGO', 'NOMBRE', 'CICLO', 'HORAS TEORIA', 'PREREQUISITOS'], true],
    ['of the regulator, with accents', ['Código', 'Curso', 'Horas teoría'], true],
    ['one title alone could be a course', ['Nombre', ''], false],
    ['beside something else', ['Código', 'Nombre', 'Cálculo I'], false],
    ['written out', ['Código del curso', 'Nombre de la asignatura', 'Semestre (número)'], true],
    ['as another spreadsheet has them', ['Materia', 'Pre-requisitos', 'Categoría', 'H.T.'], true],
    [
      'as a workbook that is imported may have them',
      ['Año de estudios', 'Unidades didácticas', 'Hrs. teóricas'],
      true,
    ],
    ['beside those of other columns', ['Semestre', 'Asignatura', 'Sigla', 'Créditos SCT'], true],
    ['the same title again and again', ['Curso', 'Curso', 'Asignatura', 'x'], false],
    ['values', ['0021', 'Cálculo', 'I'], false],
  ])('%s', (_case, primera, isTitulos) => expect(titulosDe(primera) !== null).toBe(isTitulos))

  it.each([
    ['Horas', 'horasteoria'],
    ['Horas semanales', 'horasteoria'],
    ['Total horas', 'horasteoria'],
    ['TH', 'horasteoria'],
    ['Total', 'total'],
  ])(
    'of a school, whose only hours are «%s»: they are written as theory, as an import has them',
    (titulo, columna) => expect(titulosDe(['Código', 'Curso', titulo], true)?.[2]).toBe(columna),
  )

  it('elsewhere hours of no kind are the sum of others, or not of a week', () => {
    expect(titulosDe(['Código', 'Curso', 'Total horas'])?.[2]).toBe('total')
    expect(titulosDe(['Código', 'Curso', 'Créditos', 'Horas'])?.[3]).toBeNull()
  })

  it('without credits on the screen: only in a school are hours of no kind theory', () => {
    const tabla = [
      ['Código', 'Nombre', 'Total horas'],
      ['C-1', 'Física', '6'],
    ]
    const sinCreditos: Lienzo = { ...lienzo, columnas: ['codigo', 'nombre', 'horasteoria', 'total'] }
    const enHoras = (enColegio: boolean) =>
      pegar(tabla, desde(2, 0), sinCreditos, { ...en, enColegio }).celdas.at(-1)!.columna
    expect(enHoras(false)).toBe('total')
    expect(enHoras(true)).toBe('horasteoria')
  })

  it('in which hours in all stand beside others: they stay the sum', () =>
    expect(titulosDe(['Código', 'Curso', 'T', 'P', 'TH'], true)?.slice(2)).toEqual([
      'horasteoria',
      'horaspractica',
      'total',
    ]))

  it('tells what the grid has no column for', () => {
    const titulos = ['Semestre', 'Asignatura', 'Sigla', 'Créditos SCT', '', 'Paridad']
    expect(titulosSinColumna([titulos, ['1', 'Cálculo', 'MAT-1', '8', '', 'A']])).toEqual([
      'Créditos SCT',
      'Paridad',
    ])
    expect(titulosSinColumna([titulos])).toEqual([])
    const dosVeces = ['Asignatura', 'Sigla', 'Créditos', 'Créditos UNT']
    expect(titulosSinColumna([dosVeces, ['Cálculo', 'MAT-1', '4', '8']])).toEqual(['Créditos UNT'])
    expect(
      titulosSinColumna([
        ['Cálculo', 'MAT-1'],
        ['Física', 'FIS-1'],
      ]),
    ).toEqual([])
  })
})
