import { describe, expect, it } from 'vitest'
import { curso, dice, H, leer, leerAMano, leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { filasAMano, libroAMano } from '../../../testing/libros.ts'
import type { CellToWrite } from '../bookToWrite.ts'

describe('headers', () => {
  it('may stand in any order, case and wording', async () => {
    const { filas, avisos } = await leer([
      ['hp', 'Cr.', 'ASIGNATURA', 'Semestre', 'Pre-requisitos', 'HT', 'cód.', 'Área'],
      [2, '1,5', 'Cálculo', 'Ciclo IV', 'FIS-100', '3', 21, 'Ciencias'],
    ])
    expect(avisos).toEqual([])
    expect(filas[0]).toMatchObject({
      codigo: '21',
      nombre: 'Cálculo',
      ciclo: { numero: 4 },
      credits: 1.5,
      horasteoria: 3,
      horaspractica: 2,
      requisitos: 'FIS-100',
      area: 'Ciencias',
    })
  })

  it('may stand below titles and blank rows', async () => {
    const { filas, avisos } = await leerAMano(
      filasAMano([['UNIVERSIDAD NACIONAL'], ['Plan de estudios: curso 2024', null, null, 'CREDITOS'], []]) +
        filasAMano([H, ['1', 'Cálculo', 'I', 4, 3, 2, 0, '', 'Ciencias']], 7),
      'A1:K1',
      'A2:C2',
    )
    expect(avisos).toEqual([])
    expect(filas.map(f => [f.fila, f.nombre])).toEqual([[8, 'Cálculo']])
  })

  it.each([
    ['merged', ['C3:E3', 'A3:A4', 'B3:B4', 'F3:F4']],
    ['not merged', []],
  ])('may take two rows, %s', async (_, merges) => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['MALLA'],
        [],
        ['ASIGNATURA', 'CICLO', 'HORAS', null, null, 'CRÉDITOS'],
        [null, null, 'Teoría', 'Práctica', 'Virtual'],
        ['Cálculo', 'II', 3, 2, 1, 4],
      ]),
      ...merges,
    )
    expect(errores).toEqual([])
    expect(filas[0]).toMatchObject({
      nombre: 'Cálculo',
      ciclo: { numero: 2 },
      horasteoria: 3,
      horaspractica: 2,
      horasvirtual: 1,
      credits: 4,
    })
  })

  it('of requisites by code and by name: the code counts', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CICLO', 'CÓDIGO', 'NOMBRE', 'CRÉDITOS', 'PRE-REQUISITO'],
        [null, null, null, null, 'CÓDIGO', 'NOMBRE'],
        ['I', 'A1', 'Cálculo', 4],
        ['II', 'B1', 'Física', 4, 'A1', 'Cálculo'],
      ]),
      ...['E1:F1', 'A1:A2', 'B1:B2', 'C1:C2', 'D1:D2'],
    )
    expect(errores).toEqual([])
    expect(filas.map(f => [f.nombre, f.requisitos])).toEqual([
      ['Cálculo', ''],
      ['Física', 'A1'],
    ])
  })

  it('may take three rows', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CICLO', 'CÓDIGO', 'NOMBRE', 'CRÉDITOS', 'HORAS', null, null],
        [null, null, null, null, 'SEMANALES', null, null],
        [null, null, null, null, 'TEORÍA', 'PRÁCTICA', 'TOTAL'],
        ['I', 'A1', 'Cálculo', 4, 2, 3, 5],
      ]),
      ...['E1:G1', 'E2:G2', 'A1:A3', 'B1:B3', 'C1:C3', 'D1:D3'],
    )
    expect(errores).toEqual([])
    expect(filas).toMatchObject([{ fila: 4, horasteoria: 2, horaspractica: 3, credits: 4 }])
  })

  it.each(['HORAS POR SEMANA', 'Horas/semana', 'HORAS LECTIVAS', 'Carga horaria', 'DISTRIBUCIÓN DE HORAS'])(
    'of hours in two rows, merged or not: «%s» over «T» and «P»',
    async titulo => {
      const filasEscritas = filasAMano([
        ['CODIGO', 'NOMBRE', 'CICLO', titulo, null, 'CREDITOS'],
        [null, null, null, 'T', 'P', null],
        ['A1', 'Cálculo', 'I', 3, 2, 4],
      ])
      for (const unidas of [[], ['D1:E1', 'A1:A2', 'B1:B2', 'C1:C2', 'F1:F2']]) {
        const { filas, errores } = await leerAMano(filasEscritas, ...unidas)
        expect(errores).toEqual([])
        expect(filas).toMatchObject([{ fila: 3, nombre: 'Cálculo', horasteoria: 3, horaspractica: 2 }])
      }
    },
  )

  it('whose hours are not read either: a row of their parts is no course', async () => {
    for (const titulo of ['HORAS ANUALES', 'HORAS NO LECTIVAS']) {
      const { filas, errores, avisos } = await leer([
        ['CODIGO', 'NOMBRE', 'CICLO', titulo, null, 'CREDITOS'],
        [null, null, null, 'T', 'P', null],
        ['A1', 'Cálculo', 'I', 3, 2, 4],
      ])
      expect(errores).toEqual([])
      expect(filas).toMatchObject([{ fila: 3, nombre: 'Cálculo', horasteoria: 0 }])
      expect(avisos.map(dice)[0]).toBe(`1 D (${titulo}) «${titulo}» No se reconoce la columna: no se leyó.`)
    }
  })

  it('keep the rows that their cells are merged over, also where those are not understood', async () => {
    const header = [
      ['CICLO', 'CÓDIGO', 'NOMBRE', 'CRÉDITOS', 'OTROS', null],
      [null, null, null, null, 'X', 'Y'],
    ]
    const { filas, errores } = await leerAMano(
      filasAMano([...header, ['I', 'A1', 'Cálculo', 4, 1, 2], ...header, ['II', 'B1', 'Física', 4, 1, 2]]),
      ...['E1:F1', 'A1:A2', 'B1:B2', 'C1:C2', 'D1:D2'],
      ...['E4:F4', 'A4:A5', 'B4:B5', 'C4:C5', 'D4:D5'],
    )
    expect(errores).toEqual([])
    expect(filas.map(f => f.nombre)).toEqual(['Cálculo', 'Física'])
  })

  it('merged over several columns of numbers without saying which is which are not read, and that is said', async () => {
    const { filas, avisos } = await leerAMano(
      filasAMano([
        ['CICLO', 'NOMBRE', 'CRÉDITOS', null, null],
        ['I', 'Cálculo', 3, 1, 4],
      ]),
      'C1:E1',
    )
    expect(filas).toMatchObject([{ nombre: 'Cálculo', credits: null }])
    expect(avisos.map(dice)).toContain(
      '1 C (CRÉDITOS) «CRÉDITOS» Está sobre varias columnas con valores y no dice qué es cada una: no se leyó.',
    )
  })

  it('merged over several columns of which one is filled are those of that one', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CICLO', 'NOMBRE', null, 'CRÉDITOS'],
        ['I', 'Cálculo', null, 4],
        ['I', 'Física', null, 3],
      ]),
      ...['B1:C1', 'B2:C2', 'B3:C3', 'D1:E1'],
    )
    expect(errores).toEqual([])
    expect(filas.map(f => [f.nombre, f.credits])).toEqual([
      ['Cálculo', 4],
      ['Física', 3],
    ])
  })

  it('that stand again below, without the title above the first, are no better', async () => {
    const header = ['CODIGO', 'NOMBRE', 'CREDITOS', 'CICLO']
    const { filas } = await leerAMano(
      filasAMano([['PLAN'], header, ['A1', 'Cálculo', 4, 'I'], [], header, ['B1', 'Física', 4, 'II']]),
      'A1:D1',
    )
    expect(filas.map(f => f.nombre)).toEqual(['Cálculo', 'Física'])
  })

  it('that are repeated at each cycle are skipped', async () => {
    const { filas, errores } = await leer([H, curso(), H, curso({ 0: 'B', 1: 'Física' })])
    expect(errores).toEqual([])
    expect(filas.map(f => f.nombre)).toEqual(['Cálculo', 'Física'])
  })

  it('unknown or said twice are named, counting ones are not', async () => {
    const { avisos, filas } = await leer([
      ['N°', ...H, 'Observaciones', 'TOTAL HORAS', 'Curso'],
      [1, ...curso(), 'x', 5, 'Otro nombre'],
    ])
    expect(avisos.map(dice)).toEqual([
      '1 M (Observaciones) «Observaciones» No se reconoce la columna: no se leyó.',
      '1 O (Curso) «Curso» Dice lo mismo que la columna C (NOMBRE): no se leyó.',
    ])
    expect(filas[0]!.nombre).toBe('Cálculo')
  })

  it('that are missing are said once', async () => {
    const { avisos, errores } = await leer([
      ['NOMBRE', 'TIPO'],
      ['Cálculo', 'Taller'],
      ['Física', 'Taller'],
    ])
    expect(errores.map(dice)).toEqual(['1 CICLO «» Falta la columna CICLO.'])
    expect(avisos.map(dice)).toEqual([
      '1  «» El archivo no tiene códigos.',
      '1  «» El archivo no tiene créditos.',
      '1  «» El archivo no tiene áreas.',
      '1  «» El archivo no tiene horas.',
    ])
  })

  it.each([
    [
      false,
      ['NOMBRE', 'SECCION'],
      'Falta la columna CICLO. Parece una plantilla de electivos: súbala donde corresponde.',
    ],
    [
      true,
      ['NOMBRE', 'CICLO'],
      'Falta la columna SECCION. Parece una plantilla de ciclos: súbala donde corresponde.',
    ],
  ])('of the other template are recognised (electives: %s)', async (electivos, header, motivo) => {
    const { errores } = await leer([header, ['Cálculo', 'I']], { electivos })
    expect(errores.map(e => e.motivo)).toEqual([motivo])
  })

  it.each([
    ['nothing', []],
    [
      'no names',
      [
        ['CODIGO', 'CICLO'],
        ['1', 'I'],
      ],
    ],
    ['only names', [['NOMBRE'], ['Cálculo']]],
    ['no header', [['0021', 'Cálculo', 'I', 4]]],
  ])('%s: an error', async (_, filas) => {
    const { errores } = await leer(filas as CellToWrite[][])
    expect(errores.map(e => e.motivo)).toEqual([
      expect.stringMatching(/^No se encontró la fila de encabezados/),
    ])
  })

  it('without courses: an error', async () => {
    const { errores } = await leer([H])
    expect(errores.map(dice)).toEqual(['2 B (NOMBRE) «» El archivo no tiene cursos.'])
  })
})

/** A sheet of which the second row, and a column (from 1), are hidden. */
async function leerConOcultas(columna: number) {
  const datos = filasAMano([
    ['CICLO', 'NOMBRE', 'CREDITOS', 'CRÉD'],
    ['I', 'Cálculo', 3, 4],
    ['I', 'Física', 3, 5],
  ]).replace('<row r="3"', '<row r="3" hidden="1"')
  const hoja = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="${columna}" max="${columna}" hidden="1"/></cols><sheetData>${datos}</sheetData></worksheet>`
  const libro = await libroAMano({ hojas: [{ datos }], partes: { 'xl/worksheets/sheet1.xml': hoja } })
  return leerArchivo(libro, { electivos: false })
}

describe('headers of others', () => {
  it('may say the same in English', async () => {
    const { filas, errores } = await leer([
      ['Código / Code', 'Asignatura\nCourse', 'Ciclo (Semester)', 'Créditos / Credits', 'HT / Lecture hours'],
      ['A1', 'Cálculo', 'II', 4, 3],
    ])
    expect([errores, filas]).toMatchObject([
      [],
      [{ codigo: 'A1', nombre: 'Cálculo', ciclo: { numero: 2 }, credits: 4, horasteoria: 3 }],
    ])
  })

  it('a second row that only parts a title which is not understood is no course', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CICLO', 'CÓDIGO', 'NOMBRE', 'Para cursar', null],
        [null, null, null, 'Regularizada', 'Aprobada'],
        ['I', '01', 'Análisis', '-', '-'],
      ]),
      'D1:E1',
    )
    expect([errores, filas.map(f => f.nombre)]).toEqual([[], ['Análisis']])
  })

  it('that stand twice side by side are two tables, of which the second would be lost: an error', async () => {
    const { errores } = await leer([
      ['CICLO', 'NOMBRE', 'CREDITOS', 'CICLO', 'NOMBRE', 'CREDITOS'],
      ['I', 'Cálculo', 4, 'II', 'Física', 3],
    ])
    expect(errores.map(dice)).toEqual([
      '1  «» A la derecha hay otra tabla de cursos, que no se leería: póngala debajo de la primera, con los mismos encabezados.',
    ])
  })

  it('of which none is that of the names are told', async () => {
    const { errores } = await leer([
      ['PLAN'],
      ['CICLO', 'CODIGO', 'Trayecto', 'CREDITOS'],
      ['I', 'A', 'Cálculo', 4],
    ])
    expect(errores.map(dice)).toEqual([
      '2  «» Esta fila parece la de los encabezados, y ninguno dice que sea el de los nombres de los cursos: cambie el suyo por NOMBRE.',
    ])
  })

  it('that are the cycles themselves are told', async () => {
    const { errores } = await leer([
      ['I CICLO', 'II CICLO', 'III CICLO'],
      ['Cálculo', 'Física', 'Química'],
    ])
    expect(errores.map(e => e.motivo)).toEqual([
      expect.stringMatching(/^Los ciclos o grados están en columnas/),
    ])
  })

  it('of hidden columns give way to those that are shown; what is read of what is hidden is told', async () => {
    const { filas, avisos } = await leerConOcultas(3)
    expect(filas.map(f => f.credits)).toEqual([4, 5])
    expect(avisos.map(dice)).toEqual(
      expect.arrayContaining([
        '1 C (CREDITOS) «CREDITOS» Dice lo mismo que la columna D (CRÉD): no se leyó.',
        '3  «» La fila está oculta en el archivo, y también se leyó.',
      ]),
    )
    const otras = await leerConOcultas(2)
    expect(otras.avisos.map(dice)).toContain(
      '1 B (NOMBRE) «NOMBRE» Está oculta en el archivo, y también se leyó.',
    )
  })
})
