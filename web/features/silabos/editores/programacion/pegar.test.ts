import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { semanasDe } from '@malla/domain/silabos/semanas.ts'
import { describe, expect, it } from 'vitest'
import { contador, unidadesDePrueba } from '../editoresDePrueba.ts'
import type { Lugar } from './lugares.ts'
import { dichoDePegado, pegarFilas } from './pegar.ts'
import { celdaSuelta, filasPegadas } from './tablaPegada.ts'

const tabla = (...filas: string[][]) =>
  `<table>${filas.map(f => `<tr>${f.map(c => `<td>${c}</td>`).join('')}</tr>`).join('')}</table>`
const unidades = unidadesDePrueba(['a', 'b'], ['c'])
const en = (id: string, campo: Lugar['campo'] = 'contenidos'): Lugar => ({ id, campo })
const pegar = (lugar: Lugar, ...filas: string[][]) =>
  pegarFilas(unidades, lugar, filasPegadas(tabla(...filas), '', true)!, ESTRUCTURA_INICIAL, contador())!

describe('what is a table', () => {
  it('of Word or Excel, with spans', () =>
    expect(
      filasPegadas('<table><tr><td rowspan="2">x</td><td>1</td></tr><tr><td>2</td></tr></table>', '', false),
    ).toEqual({
      filas: [
        ['<p>x</p>', '<p>1</p>'],
        ['<p>x</p>', '<p>2</p>'],
      ],
      cubiertas: [
        [false, false],
        [true, false],
      ],
    }))
  it('of plain text with tabs; lines only where they are asked for', () => {
    expect(filasPegadas('', 'a\tb\nc\t<d>', false)?.filas).toEqual([
      ['<p>a</p>', '<p>b</p>'],
      ['<p>c</p>', '<p>&lt;d&gt;</p>'],
    ])
    expect(filasPegadas('', 'a\nb', false)).toBeNull()
    expect(filasPegadas('', 'a\nb', true)?.filas).toEqual([['<p>a</p>'], ['<p>b</p>']])
    expect(filasPegadas('', 'a\n', true)).toBeNull()
  })
  it('never a list, nor lines, that come as HTML: they are the text of the cell', () => {
    expect(filasPegadas('<ul><li>a</li><li>b</li></ul>', '•\ta\r\n•\tb', false)).toBeNull()
    expect(filasPegadas('<ol><li>a</li><li>b</li></ol>', '1.\ta\r\n2.\tb', true)).toBeNull()
    expect(filasPegadas('<p>a</p><p>b</p>', 'a\nb', true)).toBeNull()
  })
  it('a single cell is its text', () => {
    expect(filasPegadas(tabla(['a']), 'a', true)).toBeNull()
    expect(celdaSuelta(tabla(['<b>a</b>']))).toBe('<p><strong>a</strong></p>')
    expect(celdaSuelta('<p>a</p>')).toBeNull()
  })
})

describe('a table becomes weeks', () => {
  it('from the cell on, column by column; more rows make more weeks', () => {
    const p = pegar(en('c', 'actividades'), ['taller', 'libro'], ['examen', ''])
    const [, , c, nueva] = semanasDe(p.unidades)
    expect(c).toMatchObject({
      contenidos: '<p>c</p>',
      actividades: '<p>taller</p>',
      recursos: '<p>libro</p>',
    })
    expect(nueva).toMatchObject({ id: 'x1', numero: 4, actividades: '<p>examen</p>', recursos: '' })
    expect(p).toMatchObject({ semanas: 2, nuevas: 1, pisadas: 0, fuera: [] })
  })

  it('says what it would overwrite; what is empty overwrites nothing', () => {
    const p = pegar(en('a'), ['otro', 'x'], ['', 'y'])
    expect(p.pisadas).toBe(1)
    expect(semanasDe(p.unidades)[1]).toMatchObject({ contenidos: '<p>b</p>', actividades: '<p>y</p>' })
    expect(dichoDePegado(p)).toBe('Se escriben 2 semanas. Se reemplaza lo que hay en 1 celda.')
  })

  it('by its header: columns by their names, weeks by their numbers', () => {
    const p = pegar(
      en('a', 'recursos'),
      ['Semana', 'Unidad', 'Evidencia', 'Contenidos', 'Horas'],
      ['2', 'Álgebra', 'Informe', 'Grupos', '2,5 h'],
      ['4', '', '', 'Anillos', ''],
    )
    const [a, b, , d] = semanasDe(p.unidades)
    expect(a!.contenidos).toBe('<p>a</p>')
    expect(b).toMatchObject({ contenidos: '<p>Grupos</p>', evidencias: '<p>Informe</p>', horas: 2.5 })
    expect(d!.contenidos).toBe('<p>Anillos</p>')
    expect(dichoDePegado(p)).toBe(
      'Se escriben 2 semanas, 1 de ellas nueva. Se reemplaza lo que hay en 1 celda. Queda fuera la columna «Unidad».',
    )
  })

  it('a row without a number goes on with the week before; a text across the table is told', () => {
    const p = pegar(
      en('a'),
      ['Semana', 'Contenidos', 'Actividades'],
      ['UNIDAD I: Grupos', '', ''],
      ['1', 'uno', 'x'],
      ['', 'dos', 'y'],
    )
    expect(semanasDe(p.unidades)[0]).toMatchObject({
      contenidos: '<p>uno</p><p>dos</p>',
      actividades: '<p>x</p><p>y</p>',
    })
    expect(p.fuera).toEqual(['«UNIDAD I: Grupos»'])
  })

  it.each<[string, string, (number | null)[], string[]]>([
    ['a total is told', '1\ta\t4\n2\tb\t4\nTOTAL\t\t8', [4, 4], ['la suma «TOTAL 8»']],
    ['rows of one week add up', '1\ta\t2\n\tb\t3\n2\tc\t4', [5, 4], []],
    [
      'a total that says how many weeks is told',
      '1\ta\t4\n2\tb\t4\n3 semanas\tTOTAL\t8',
      [4, 4],
      ['la suma «3 semanas TOTAL 8»'],
    ],
    ['so is one with a number said before', '1\ta\t4\n2\tb\t4\n2\tTOTAL\t8', [4, 4], ['la suma «2 TOTAL 8»']],
    ['weeks of one row share them', '1-2\ta\t5\n3\tb\t4', [2.5, 2.5, 4], []],
    [
      'what is no number is told',
      '1\ta\t90 min\n2\tb\t2T+2P\n3\tc\t-',
      [null, null, null],
      ['las horas «90 min»', 'las horas «2T+2P»'],
    ],
  ])('hours: %s', (_caso, filas, horas, fuera) => {
    const p = pegarFilas(
      unidades,
      en('a'),
      filasPegadas('', `Semana\tContenidos\tHoras\n${filas}`, true)!,
      ESTRUCTURA_INICIAL,
      contador(),
    )!
    expect(semanasDe(p.unidades).map(s => s.horas)).toEqual([...horas, null].slice(0, 3))
    expect(p.fuera).toEqual(fuera)
  })

  it.each([
    [
      'with a column of weeks',
      '<td>Semana</td><td>Contenidos</td><td>Horas</td>',
      ['<td>1</td>', '<td>2</td>'],
    ],
    ['without one', '', ['', '']],
  ])('hours of a cell over several rows are shared: %s', (_caso, titulos, [una, otra]) => {
    const html = `<table><tr>${titulos}</tr><tr>${una}<td>a</td><td rowspan="2">9</td></tr><tr>${otra}<td>b</td></tr></table>`
    const lugar = en('a', titulos === '' ? 'evidencias' : 'contenidos')
    const p = pegarFilas(unidades, lugar, filasPegadas(html, '', true)!, ESTRUCTURA_INICIAL, contador())!
    expect(semanasDe(p.unidades).map(s => s.horas)).toEqual([4.5, 4.5, null])
  })

  it('hours of theory and practice add up; weeks that are counted follow each other', () => {
    const p = pegar(
      en('a'),
      ['N.° de semanas', 'Contenidos', 'HT', 'HP'],
      ['2', 'uno', '4', '2'],
      ['2', 'dos', '4', '4'],
    )
    expect(semanasDe(p.unidades).map(s => [s.contenidos, s.horas])).toEqual([
      ['<p>uno</p>', 3],
      ['<p>uno</p>', 3],
      ['<p>dos</p>', 4],
      ['<p>dos</p>', 4],
    ])
  })

  it('a sum in the column of units is none of the weeks, though it says how many they are', () => {
    const p = pegar(
      en('a'),
      ['Unidad', 'Semana', 'Contenidos', 'Horas'],
      ['I', '1', 'A', '4'],
      ['I', '2', 'B', '4'],
      ['Subtotal', '2 semanas', '', '8'],
      ['II', '3', 'C', '4'],
      ['Total', '3 semanas', '', '12'],
    )
    expect(semanasDe(p.unidades).map(s => s.horas)).toEqual([4, 4, 4])
    expect(p.fuera).toEqual([
      'la columna «Unidad»',
      'la suma «Subtotal 2 semanas 8»',
      'la suma «Total 3 semanas 12»',
    ])
  })

  it('nor is one of a table that says how many weeks its rows have', () => {
    const p = pegar(
      en('a'),
      ['Unidad', 'N.° de semanas', 'Contenidos', 'Horas'],
      ['I', '1', 'A', '4'],
      ['II', '1', 'B', '4'],
      ['Total', '2', '', '8'],
    )
    expect(semanasDe(p.unidades).map(s => s.horas)).toEqual([4, 4, null])
    expect(p.fuera).toContain('la suma «Total 2 8»')
  })

  it.each([
    ['Semana II: Examen', '2'],
    ['Semana 2: Examen', 'II'],
  ])('«%s» across the table is that week, and its rows go on with it', (ancha, otra) => {
    const p = pegarFilas(
      unidades,
      en('a'),
      filasPegadas(
        `<table><tr><td>Semana</td><td>Contenidos</td><td>Actividades</td><td>Horas</td></tr>
        <tr><td>I</td><td>A</td><td>x</td><td>4</td></tr><tr><td colspan="4">${ancha}</td></tr>
        <tr><td>${otra}</td><td>B</td><td>y</td><td>2</td></tr><tr><td>III</td><td>C</td><td>z</td><td>4</td></tr></table>`,
        '',
        true,
      )!,
      ESTRUCTURA_INICIAL,
      contador(),
    )!
    expect(semanasDe(p.unidades).map(s => [s.contenidos, s.actividades, s.horas])).toEqual([
      ['<p>A</p>', '<p>x</p>', 4],
      ['<p>Examen</p><p>B</p>', '<p>y</p>', 2],
      ['<p>C</p>', '<p>z</p>', 4],
    ])
    expect(p.fuera).toEqual([])
  })

  it('the weeks alone, with their days, overwrite nothing', () => {
    const p = pegar(
      en('a'),
      ['Semana', 'Contenidos', 'Horas'],
      ['Semana 1 (16–20 mar)', '', ''],
      ['Semana 2 (23–27 mar)', '', ''],
    )
    expect(semanasDe(p.unidades).map(s => s.contenidos)).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>'])
    expect(p.pisadas).toBe(0)
  })

  it.each<[string, string[], string]>([
    ['in its first cell', ['Total', '', '', '', '', '8'], 'la suma «Total 8»'],
    ['how many weeks', ['2', 'Total', '', '', '', '8'], 'la suma «2 Total 8»'],
    ['a unit across', Array(6).fill('UNIDAD II: Dos'), '«UNIDAD II: Dos»'],
    ['a unit with a figure', Array(6).fill('Unidad 2. Dos'), '«Unidad 2. Dos»'],
  ])('nor do a sum or a unit among rows without a header make numbers contents: %s', (_caso, otra, dicha) => {
    const semanas = [
      ['1', 'Vectores', 'Taller', 'Pizarra', 'Lista', '4'],
      ['2', 'Matrices', 'Casos', 'Aula', 'Guion', '4'],
    ]
    const p = pegar(en('a'), ...semanas, otra)
    expect(semanasDe(p.unidades).map(s => [s.contenidos, s.horas])).toEqual([
      ['<p>Vectores</p>', 4],
      ['<p>Matrices</p>', 4],
      ['<p>c</p>', null],
    ])
    expect(p.fuera).toEqual([dicha])
  })

  it('a first column of numbers names the weeks without a header', () => {
    const p = pegar(en('a'), ['2', 'x'], ['3', 'y'])
    expect(semanasDe(p.unidades).map(s => s.contenidos)).toEqual(['<p>a</p>', '<p>x</p>', '<p>y</p>'])
  })

  it('columns past the last one are told', () =>
    expect(pegar(en('a', 'horas'), ['2', 'x'], ['1,5', 'y'])).toMatchObject({
      fuera: ['1 columna'],
      semanas: 2,
    }))

  it('at the result of a unit it begins with its first week', () =>
    expect(semanasDe(pegar(en('u2', 'resultado'), ['x', 'y']).unidades)[2]!.contenidos).toBe('<p>x</p>'))
})

describe('words that look like something else', () => {
  const semanasTras = (...filas: string[][]) =>
    semanasDe(pegar(en('a'), ...filas).unidades).map(s => s.contenidos.replace(/<[^>]+>/g, ''))
  it('a lone word in a column is what it says, though it be «Suma»', () =>
    expect(semanasTras(['Suma'], ['Resta']).slice(0, 2)).toEqual(['Suma', 'Resta']))
  it('a week may be about sums', () =>
    expect(semanasTras(['Semana', 'Contenidos'], ['1', 'A'], ['2', 'Total'], ['3', 'C'])).toEqual([
      'A',
      'Total',
      'C',
    ]))
  it('a Roman figure across the table is no week', () =>
    expect(
      semanasTras(['Semana', 'Contenidos'], ['I', 'I'], ['1', 'A'], ['II', 'II'], ['2', 'C']).slice(0, 2),
    ).toEqual(['A', 'C']))
})
