import { describe, expect, it } from 'vitest'
import { curso, dice, H, leer, leerAMano } from '../../../testing/hojaDeCursos.ts'
import { filasAMano } from '../../../testing/libros.ts'
import type { CellToWrite } from '../bookToWrite.ts'

describe('rows', () => {
  it('blank ones are skipped, the others keep their numbers', async () => {
    const { filas } = await leer([H, [], curso(), ['', null, ' '], [], curso({ 0: 'B', 1: 'Física' })])
    expect(filas.map(f => f.fila)).toEqual([3, 6])
  })

  it.each([
    ['TOTAL', null, null, 22],
    [null, 'Total de créditos', null, 22],
    [null, 'TOTAL:', 'I', 22],
    [null, 'Sub-total ciclo I', null, 22],
    ['SUMA', null, null, '22'],
    ['Total general', null, null, 'créditos'],
    ['TOTAL', null, null, '22', '-', '30 h'],
  ])('a row of totals is skipped with a notice: %j', async (...fila) => {
    const { filas, errores, avisos } = await leer([H, curso(), fila as CellToWrite[]])
    expect([filas.length, errores]).toEqual([1, []])
    expect(avisos.map(a => [a.fila, a.motivo])).toEqual([[3, 'Fila de totales: no se leyó como curso.']])
  })

  it.each([['Calidad total'], ['Total Quality Management'], ['Sumas y series'], ['Suma de saberes']])(
    '«%s» is a course',
    async nombre => {
      const { filas } = await leer([H, ['', nombre, 'I', 3]])
      expect(filas.map(f => f.nombre)).toEqual([nombre])
    },
  )

  it('notes below the table are skipped with a notice', async () => {
    const { filas, errores, avisos } = await leer([
      H,
      curso(),
      [],
      ['Nota: los cursos se llevan en orden'],
      ['(*) Curso electivo'],
      ['Elaborado por la Dirección: 2024'],
    ])
    expect([filas.length, errores]).toEqual([1, []])
    expect(avisos.map(a => [a.fila, a.motivo])).toEqual(
      [4, 5, 6].map(n => [n, 'Nota o título: no se leyó como curso.']),
    )
  })

  it('titles say the cycle of the courses below them', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CODIGO', 'NOMBRE', 'CREDITOS'],
        ['PRIMER CICLO'],
        ['A', 'Cálculo', 4],
        ['B', 'Física', 4],
        ['II CICLO (20 créditos)'],
        ['C', 'Química', 4],
      ]),
      'A2:C2',
      'A5:C5',
    )
    expect(errores).toEqual([])
    expect(filas.map(f => [f.nombre, f.ciclo?.numero, f.ciclo?.texto])).toEqual([
      ['Cálculo', 1, 'PRIMER CICLO'],
      ['Física', 1, 'PRIMER CICLO'],
      ['Química', 2, 'II CICLO'],
    ])
  })

  it.each([
    ['PRIMER CICLO', null, 20],
    ['CICLO I - 20 CRÉDITOS', null, null],
    ['CICLO I: 20 créditos, 24 horas', null, null],
    ['I CICLO', null, '20 créditos'],
    [null, 'CICLO I', '20'],
  ])('numbers and units do not matter beside or behind a title: %j', async (...titulo) => {
    const { filas, errores } = await leer([['CODIGO', 'NOMBRE', 'CREDITOS'], titulo, ['A', 'Cálculo', 4]])
    expect(errores).toEqual([])
    expect(filas.map(f => [f.nombre, f.ciclo?.numero])).toEqual([['Cálculo', 1]])
  })

  it('a row of numbers that only says its cycle is no title: it lacks a name', async () => {
    const { errores } = await leer([H, curso(), ['', '', 'Ciclo II', 4, 3]])
    expect(errores.map(dice)).toEqual(['3 B (NOMBRE) «» Falta el nombre.'])
  })

  it('a course may be called like a level', async () => {
    const { filas } = await leer([['CODIGO', 'NOMBRE', 'CREDITOS'], ['I CICLO'], [null, 'Nivel 2', 3]])
    expect(filas.map(f => [f.nombre, f.ciclo?.numero])).toEqual([['Nivel 2', 1]])
  })

  it.each([
    ['CURSOS ELECTIVOS', null, null],
    ['ELECTIVOS DE ESPECIALIDAD', null, 12],
    ['Asignaturas electivas (elegir 2)', null, null],
    [null, 'CURSOS OPTATIVOS', null],
  ])('a heading of electives ends the cycle above it: %j', async (...titulo) => {
    const { filas, errores } = await leer([
      ['CODIGO', 'NOMBRE', 'CREDITOS'],
      ['IX CICLO'],
      ['A', 'Tesis', 4],
      titulo,
      ['E1', 'Robótica', 3],
      ['E2', 'Redes', 3],
      ['X CICLO'],
      ['B', 'Tesis II', 4],
    ])
    const motivo = `Está debajo de «${titulo.find(t => typeof t === 'string')}»: los electivos se importan aparte, con la plantilla de cursos electivos.`
    expect(errores.map(e => [e.fila, e.motivo])).toEqual([
      [5, motivo],
      [6, motivo],
    ])
    expect(filas.map(f => [f.nombre, f.ciclo?.numero])).toEqual([
      ['Tesis', 9],
      ['Tesis II', 10],
    ])
  })

  it('below such a heading a course that says its cycle is in that cycle, and one of a list of electives is one', async () => {
    const deCiclos = await leer([H, curso(), ['CURSOS ELECTIVOS'], curso({ 0: 'B', 1: 'Redes', 2: 'II' })])
    expect([deCiclos.errores, deCiclos.filas.map(f => f.ciclo?.numero)]).toEqual([[], [1, 2]])
    const electivos = await leer(
      [['NOMBRE', 'SECCION'], ['CURSOS ELECTIVOS'], ['Redes', 'A']] as CellToWrite[][],
      { electivos: true },
    )
    expect([electivos.errores, electivos.filas.map(f => f.nombre)]).toEqual([[], ['Redes']])
  })

  it('one elective among the courses of a cycle is a course of it', async () => {
    const { filas } = await leer([['CODIGO', 'NOMBRE', 'CREDITOS'], ['I CICLO'], [null, 'Electivo I', null]])
    expect(filas.map(f => [f.nombre, f.ciclo?.numero])).toEqual([['Electivo I', 1]])
  })

  it('«Electivos» for a cycle says where electives go', async () => {
    const { errores } = await leer([H, curso({ 2: 'Electivos' })])
    expect(errores.map(dice)).toEqual([
      '2 C (CICLO) «Electivos» No es un ciclo: los electivos se importan aparte, con la plantilla de cursos electivos.',
    ])
  })

  it('requisites merged over courses are of each of them; of other merged cells it is said that they count once', async () => {
    const { filas, errores, avisos } = await leerAMano(
      filasAMano([
        ['CICLO', 'CODIGO', 'NOMBRE', 'CREDITOS', 'PREREQUISITOS', 'AREA', 'HT'],
        ['I', 'A1', 'Cálculo', 4, null, 'C', 3],
        ['II', 'B1', 'Física', 4, 'A1', 'C', 3],
        ['II', 'B2', 'Laboratorio', null, null, 'C', 2],
        ['II', 'B3', 'Taller', null, null, 'C', 2],
      ]),
      'D3:D5',
      'E3:E4',
    )
    expect(errores).toEqual([])
    expect(filas.map(f => [f.credits, f.requisitos])).toEqual([
      [4, ''],
      [4, 'A1'],
      [null, 'A1'],
      [null, ''],
    ])
    expect(avisos.map(dice)).toEqual([
      '3 D (CREDITOS) «4» Está combinada con las de abajo: su valor cuenta solo en esta fila.',
    ])
  })

  it('titles too are names of the plan’s cycles', async () => {
    const { filas } = await leer([['CODIGO', 'NOMBRE'], ['3.° GRADO (30 horas)'], ['A', 'Arte']], {
      existentes: { ciclos: [{ numero: 1, nombre: 'Tercer grado' }] },
    })
    expect(filas.map(f => f.ciclo?.numero)).toEqual([1])
  })

  it('cells merged down over courses count for each of them, but never numbers or names', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CICLO', 'NOMBRE', 'CREDITOS', 'AREA'],
        ['I', 'Cálculo', 4, 'Ciencias'],
        [null, 'Física', null, null],
        ['II', 'Química', 4, null],
      ]),
      'A2:A3',
      'C2:C3',
      'D2:D4',
    )
    expect(errores).toEqual([])
    expect(filas.map(f => [f.ciclo?.numero, f.credits, f.area])).toEqual([
      [1, 4, 'Ciencias'],
      [1, null, 'Ciencias'],
      [2, 4, 'Ciencias'],
    ])
  })

  it('a cycle written in the first row of each block alone counts for the rows below it, and that is said', async () => {
    const filasDe = (...ciclos: (string | null)[]) =>
      leer([H, ...ciclos.map((c, i) => curso({ 0: `C${i}`, 1: `Curso ${i}`, 2: c }))])
    const { filas, errores, avisos } = await filasDe('I', null, null, null, 'II', null)
    expect(filas.map(f => f.ciclo?.numero)).toEqual([1, 1, 1, 1, 2, 2])
    expect([errores, avisos.map(dice)]).toEqual([
      [],
      ['2 C (CICLO) «I» Está solo en la primera fila de cada grupo: 4 filas sin ciclo toman el de arriba.'],
    ])
    // One that is forgotten among others is nobody's.
    expect((await filasDe('I', 'I', null, 'II')).errores.map(dice)).toEqual([
      '4 C (CICLO) «» Falta el ciclo.',
    ])
    expect((await filasDe(null, null, null, 'II')).errores).toHaveLength(3)
  })

  it('repeated codes and names are warnings that name the first', async () => {
    const { filas, errores, avisos } = await leer([
      H,
      curso(),
      curso({ 1: 'Física' }),
      curso({ 0: 'X', 1: 'CALCULO' }),
    ])
    expect([filas.length, errores]).toEqual([3, []])
    expect(avisos.map(dice)).toEqual([
      '3 A (CODIGO) «0021» Repite el código de la fila 2.',
      '4 B (NOMBRE) «CALCULO» Repite el nombre de la fila 2.',
    ])
  })
})

describe('errors', () => {
  const date = { date: '2026-05-01' }
  it.each<[string, Record<number, CellToWrite>, string]>([
    ['no name', { 1: null }, '2 B (NOMBRE) «» Falta el nombre.'],
    ['a dash for a name', { 1: '-' }, '2 B (NOMBRE) «-» Falta el nombre.'],
    [
      'a name too long',
      { 1: 'ñ'.repeat(256) },
      `2 B (NOMBRE) «${'ñ'.repeat(119)}…» Tiene 256 caracteres; el máximo es 255.`,
    ],
    ['no cycle', { 2: null }, '2 C (CICLO) «» Falta el ciclo.'],
    [
      'an unreadable cycle',
      { 2: '2025-1' },
      '2 C (CICLO) «2025-1» No se entiende como ciclo del 1 al 20: escriba 3, III, «Ciclo III» o «Tercer ciclo».',
    ],
    [
      'half a cycle',
      { 2: 1.5 },
      '2 C (CICLO) «1.5» No se entiende como ciclo del 1 al 20: escriba 3, III, «Ciclo III» o «Tercer ciclo».',
    ],
    [
      'a cycle that became a date',
      { 2: date },
      '2 C (CICLO) «01/05/2026» Excel lo convirtió en la fecha 01/05/2026: dé a la celda el formato Texto y escríbalo de nuevo.',
    ],
    ['credits in letters', { 3: 'abc' }, '2 D (CREDITOS) «abc» No es un número.'],
    ['negative credits', { 3: -1 }, '2 D (CREDITOS) «-1» No puede ser negativo.'],
    [
      'too many credits',
      { 3: 1000 },
      '2 D (CREDITOS) «1000» Debe estar entre 0 y 999, con un decimal como máximo.',
    ],
    [
      'too many decimals',
      { 3: '2,25' },
      '2 D (CREDITOS) «2,25» Debe estar entre 0 y 999, con un decimal como máximo.',
    ],
    [
      'credits that became a date',
      { 3: date },
      '2 D (CREDITOS) «01/05/2026» Excel lo convirtió en una fecha (¿era 1,5?): dé a la celda el formato General y escriba el número.',
    ],
    [
      'too many hours',
      { 4: 100 },
      '2 E (HORAS TEORIA) «100» Debe estar entre 0 y 99, con un decimal como máximo.',
    ],
    [
      'a code that became a date',
      { 0: date },
      '2 A (CODIGO) «01/05/2026» Excel lo convirtió en la fecha 01/05/2026: dé a la celda el formato Texto y escríbalo de nuevo.',
    ],
    [
      'a code too long',
      { 0: 'x'.repeat(41) },
      `2 A (CODIGO) «${'x'.repeat(41)}» Tiene 41 caracteres; el máximo es 40.`,
    ],
  ])('%s', async (_, changes, expected) => {
    const { filas, errores, avisos } = await leer([H, curso(changes)])
    expect(errores.map(dice)).toEqual([expected])
    expect([filas, avisos]).toEqual([[], []])
  })

  it('of Excel itself are named where they stand', async () => {
    const datos = `<row r="1">${filasAMano([['NOMBRE', 'CICLO', 'CREDITOS']]).replace(/<\/?row[^>]*>/g, '')}</row><row r="2"><c r="A2" t="e"><v>#REF!</v></c><c r="B2" t="b"><v>1</v></c><c r="C2"><f>SUM(A1)</f></c></row>`
    const { errores } = await leerAMano(datos)
    expect(errores.map(e => [e.columna, e.valor])).toEqual([
      ['A (NOMBRE)', '#REF!'],
      ['B (CICLO)', 'VERDADERO'],
      ['C (CREDITOS)', '#FÓRMULA'],
    ])
  })

  it('names every bad cell, not only the first', async () => {
    const { errores, filas } = await leer([
      H,
      curso({ 1: null, 2: 'equis', 3: 'abc', 4: -1 }),
      curso(),
      curso({ 0: 'B', 1: 'Física', 5: 'muchas', 6: 'n/d' }),
    ])
    expect(errores.map(e => `${e.fila}${e.columna[0]}`)).toEqual(['2B', '2C', '2D', '2E', '4F', '4G'])
    expect(filas.map(f => f.fila)).toEqual([3])
  })

  it('virtual hours that are not the sum of their parts', async () => {
    const header = ['NOMBRE', 'CICLO', 'HV', 'HVT', 'HVP']
    const { errores, filas } = await leer([
      header,
      ['A', 1, 3, 1.5, 1],
      ['B', 1, 2, 1, 1],
      ['C', 1, null, 1, null],
      ['D', 1, 2],
    ])
    expect(errores.map(dice)).toEqual([
      '2 C (HV) «3» No es la suma de su parte de teoría y de práctica (2,5).',
    ])
    expect(filas.map(f => [f.horasvirtual, f.horasvirtualteoria, f.horasvirtualpractica])).toEqual([
      [2, 1, 1],
      [1, 1, 0],
      [2, 2, 0],
    ])
  })

  it('grades of two levels in one file', async () => {
    const { errores } = await leer([
      ['NOMBRE', 'GRADO'],
      ['Arte', '1.° de primaria'],
      ['Ciencia', '2.° de primaria'],
      ['Arte', '1.° de secundaria'],
    ])
    expect(errores.map(e => [e.fila, e.motivo])).toEqual([
      [4, 'El archivo mezcla grados de distintos niveles: suba uno por cada plan.'],
    ])
  })

  it('an elective without section', async () => {
    const { errores } = await leer(
      [
        ['NOMBRE', 'SECCION'],
        ['Arte', '-'],
      ],
      { electivos: true },
    )
    expect(errores.map(dice)).toEqual(['2 B (SECCION) «-» Falta la sección.'])
  })
})

describe('warnings', () => {
  it.each<[string, Record<number, CellToWrite>, string[]]>([
    ['no code', { 0: null }, ['2 A (CODIGO) «» Falta el código.']],
    ['no area', { 8: '-' }, ['2 I (AREA) «-» Falta el área.']],
    ['no hours', { 4: 0, 5: null, 6: '-' }, ['2 E (HORAS TEORIA) «0» No tiene horas.']],
    ['no credits: a school', { 3: null }, []],
    ['no type, typology, requisites', { 7: null, 9: null, 10: null }, []],
  ])('%s', async (_, changes, expected) => {
    const { filas, errores, avisos } = await leer([H, curso(changes)])
    expect([filas.length, errores]).toEqual([1, []])
    expect(avisos.map(dice)).toEqual(expected)
  })

  it('a column under a date format by mistake is read as its numbers', async () => {
    const { filas, avisos } = await leer([H, curso({ 2: { date: '1900-01-03' }, 3: { date: '1900-01-04' } })])
    expect(filas[0]).toMatchObject({ ciclo: { numero: 3 }, credits: 4 })
    expect(avisos.map(a => a.motivo)).toEqual(['Tenía formato de fecha: se leyó 4.'])
  })

  it('are given for rows with errors too', async () => {
    const { avisos } = await leer([H, curso({ 0: null, 3: 'abc', 8: null })])
    expect(avisos.map(a => a.motivo)).toEqual(['Falta el código.', 'Falta el área.'])
  })
})
