import { describe, expect, it } from 'vitest'
import { dice, leer, leerAMano, leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { filasAMano, libroAMano } from '../../../testing/libros.ts'
import type { CellToWrite } from '../bookToWrite.ts'

describe('headers of hours and credits', () => {
  it('of credits in their parts: those of the course are the sum', async () => {
    const { filas, errores, avisos } = await leerAMano(
      filasAMano([
        ['CICLO', 'CÓDIGO', 'NOMBRE', 'CRÉDITOS'],
        [null, null, null, 'T', 'P', 'TOTAL'],
        ['I', 'A1', 'Cálculo', 3, 1, 4],
      ]),
      ...['D1:F1', 'A1:A2', 'B1:B2', 'C1:C2'],
    )
    expect(errores).toEqual([])
    expect(filas).toMatchObject([{ fila: 3, nombre: 'Cálculo', credits: 4 }])
    expect(avisos.map(a => a.motivo)).toEqual(['El archivo no tiene áreas.', 'El archivo no tiene horas.'])
  })

  it('of hours by where they are given', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CICLO', 'CÓDIGO', 'NOMBRE', 'CRÉDITOS', 'HORAS TEORÍA', null, 'HORAS PRÁCTICA', null],
        [null, null, null, null, 'PRESENCIAL', 'VIRTUAL', 'PRESENCIAL', 'VIRTUAL'],
        ['I', 'A1', 'Cálculo', 4, 2, 1, 3, 0.5],
      ]),
      ...['E1:F1', 'G1:H1', 'A1:A2', 'B1:B2', 'C1:C2', 'D1:D2'],
    )
    expect(errores).toEqual([])
    expect(filas).toMatchObject([
      {
        horasteoria: 2,
        horasvirtualteoria: 1,
        horaspractica: 3,
        horasvirtualpractica: 0.5,
        horasvirtual: 1.5,
      },
    ])
  })

  it.each<[string, CellToWrite[][], unknown[], RegExp[]]>([
    [
      'over as many weeks as the file says',
      [['Semanas por periodo', 16]],
      [{ horasteoria: 3, horaspractica: 1.5 }],
      [],
    ],
    [
      'over weeks that nobody says',
      [],
      [],
      [/^Son horas de todo el periodo y no se sabe de cuántas semanas/],
    ],
    [
      'that give no hours of a week',
      [['N.º de semanas:', 17]],
      [],
      [
        /^Son 48 horas del periodo: entre 17 semanas no dan/,
        /^Son 24 horas del periodo: entre 17 semanas no dan/,
      ],
    ],
  ])('of hours of a whole period, %s', async (_, antes, filas, motivos) => {
    const leidos = await leer([
      ...antes,
      ['CICLO', 'NOMBRE', 'HORAS TEORÍA POR PERIODO', 'HORAS SEMESTRALES DE PRÁCTICA'],
      ['I', 'Cálculo', 48, 24],
    ])
    expect(leidos.errores.map(e => e.motivo)).toEqual(motivos.map(m => expect.stringMatching(m)))
    expect(motivos.length > 0 ? [] : leidos.filas).toMatchObject(filas)
  })

  it('of hours of a whole period over the weeks of the plan, which is told, unless the file says others', async () => {
    const filas = [
      ['CICLO', 'NOMBRE', 'HORAS TEORÍA POR PERIODO'],
      ['I', 'Cálculo', 48],
    ]
    const deHoras = async (antes: CellToWrite[][]) => {
      const { filas: leidas, errores, avisos } = await leer([...antes, ...filas], { semanas: 16 })
      const motivos = avisos.map(a => a.motivo).filter(m => m.startsWith('Son horas'))
      return [leidas.map(f => f.horasteoria), errores, motivos]
    }
    const dicho = 'Son horas de todo el periodo: se dividieron entre las 16 semanas del plan.'
    expect(await deHoras([])).toEqual([[3], [], [dicho]])
    expect(await deHoras([['Semanas', 12]])).toEqual([[4], [], []])
  })

  it('of hours of a week are better than those of a period', async () => {
    const { filas, errores } = await leer([
      ['CICLO', 'NOMBRE', 'HORAS SEMESTRALES TEORÍA', 'HORAS SEMANALES TEORÍA'],
      ['I', 'Cálculo', 48, 3],
    ])
    expect([errores, filas.map(f => f.horasteoria)]).toEqual([[], [3]])
  })

  it('of hours of a week are better than those of a period also where they are hidden', async () => {
    const datos = filasAMano([
      ['CICLO', 'NOMBRE', 'HORAS TEORÍA', 'HORAS SEMESTRALES TEORÍA'],
      ['I', 'Cálculo', 3, 48],
    ])
    const hoja = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="3" max="3" hidden="1"/></cols><sheetData>${datos}</sheetData></worksheet>`
    const libro = await libroAMano({ hojas: [{ datos }], partes: { 'xl/worksheets/sheet1.xml': hoja } })
    const { filas, errores } = await leerArchivo(libro, { electivos: false })
    expect([errores, filas.map(f => f.horasteoria)]).toEqual([[], [3]])
  })

  it.each([
    ['where they are numbers', 4, { credits: 4 }],
    ['not, where they are units of competence', 'UC1', { credits: null }],
  ])('«UC» are credits: %s', async (_, uc, suyo) => {
    const { filas, errores } = await leer([
      ['UC', 'UNIDAD DIDACTICA', 'PERIODO', 'HT'],
      [uc, 'Cálculo', 1, 2],
    ])
    expect([errores, filas]).toMatchObject([[], [suyo]])
  })

  it.each([
    ['merged', ['D2:E2']],
    ['not merged', []],
  ])('in the row of the names below a group keep what the group says, %s', async (_, merges) => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['Semanas', 16],
        [null, null, null, 'HORAS SEMESTRALES', null],
        ['CICLO', 'CÓDIGO', 'NOMBRE', 'TEORÍA', 'PRÁCTICA', 'ÁREA'],
        ['I', 'A1', 'Cálculo', 48, 32, 'Ciencias'],
      ]),
      ...merges,
    )
    expect(errores).toEqual([])
    expect(filas).toMatchObject([{ horasteoria: 3, horaspractica: 2, area: 'Ciencias' }])
  })

  it('«Virtual» beside «Presencial» belongs to a group and says no hours of its own', async () => {
    const { filas } = await leer([
      ['CICLO', 'NOMBRE', 'Presencial', 'Virtual'],
      ['I', 'Cálculo', 32, 16],
    ])
    expect(filas).toMatchObject([{ horasvirtual: 0 }])
  })

  it('elsewhere hours in all say nothing of a course: they may be those of its whole period, or the sum of what it has', async () => {
    const { filas } = await leer([
      ['NOMBRE', 'CICLO', 'TOTAL HORAS'],
      ['Cálculo', 'I', 128],
    ])
    expect(filas[0]).toMatchObject({ nombre: 'Cálculo', horasteoria: 0 })
  })

  it('of a group of hours keep their second row', async () => {
    const { filas } = await leerAMano(
      filasAMano([
        ['ASIGNATURA', 'CICLO', 'HORAS', null],
        [null, null, 'Práctica', 'Total'],
        ['Cálculo', 'II', 3, 5],
      ]),
      'C1:D1',
    )
    expect(filas).toMatchObject([{ nombre: 'Cálculo', horasteoria: 0, horaspractica: 3 }])
  })
})

describe('columns that add up', () => {
  it.each<[string, CellToWrite[][], object, string[]]>([
    [
      'hours of a laboratory are hours of practice too',
      [
        ['CICLO', 'NOMBRE', 'HT', 'HP', 'HL', 'TH'],
        ['I', 'Química', 2, 2, '1,5', 5.5],
      ],
      { horasteoria: 2, horaspractica: 3.5 },
      ['Se sumó a la columna D (HP).'],
    ],
    [
      'or are those of practice, where there are no others',
      [
        ['CICLO', 'NOMBRE', 'HT', 'Horas de laboratorio'],
        ['I', 'Química', 2, 2],
      ],
      { horasteoria: 2, horaspractica: 2 },
      ['El archivo no tiene otras horas de práctica: estas se leyeron como práctica.'],
    ],
    [
      'unless those of practice hold them already, as the total tells',
      [
        ['CICLO', 'NOMBRE', 'HT', 'HP', 'HL', 'TH'],
        ['I', 'Química', 2, 4, 2, 6],
      ],
      { horasteoria: 2, horaspractica: 4 },
      ['La columna F (TH) no la cuenta aparte de la práctica: no se leyó.'],
    ],
    [
      'as the total of most rows tells',
      [
        ['CICLO', 'NOMBRE', 'HT', 'HP', 'HL', 'TH'],
        ['I', 'Química', 2, 2, 2, 6],
        ['I', 'Física', 2, 2, 2, 4],
        ['I', 'Biología', 2, 2, 2, 6],
      ],
      { horasteoria: 2, horaspractica: 4 },
      ['Se sumó a la columna D (HP).'],
    ],
    [
      'also those that say both, in one title or below a group',
      [
        ['CICLO', 'NOMBRE', 'HT', 'Horas práctica', 'Horas práctica laboratorio'],
        ['I', 'Química', 2, 2, 3],
      ],
      { horasteoria: 2, horaspractica: 5 },
      ['Se sumó a la columna D (Horas práctica).'],
    ],
    [
      'where the one does not hold the other',
      [
        ['CICLO', 'NOMBRE', 'HT', 'Horas práctica', 'Horas práctica y laboratorio'],
        ['I', 'Química', 2, 2, 1],
        ['I', 'Física', 2, 0, 3],
      ],
      { horasteoria: 2, horaspractica: 3 },
      ['Se sumó a la columna D (Horas práctica).'],
    ],
    [
      'and not where it does',
      [
        ['CICLO', 'NOMBRE', 'HT', 'Horas práctica', 'Horas práctica y laboratorio'],
        ['I', 'Química', 2, 2, 4],
      ],
      { horasteoria: 2, horaspractica: 2 },
      ['Dice lo mismo que la columna D (Horas práctica): no se leyó.'],
    ],
    [
      'letters in their row are hours',
      [
        ['CICLO', 'NOMBRE', 'T', 'L', 'P'],
        ['I', 'Química', 2, 3, 2],
      ],
      { horasteoria: 2, horaspractica: 5 },
      ['Se sumó a la columna E (P).'],
    ],
    [
      'and so are words in a row of words',
      [
        ['CICLO', 'NOMBRE', 'Teoría', 'Ayudantía', 'Laboratorio'],
        ['I', 'Química', 2, 2, 3],
      ],
      { horasteoria: 2, horaspractica: 5 },
      ['Se sumó a la columna D (Ayudantía).'],
    ],
    ...(
      [
        ['whether it is held there', 1, 0],
        ['the number of its room', 101, 2],
      ] as const
    ).map(([que, una, otra]): [string, CellToWrite[][], object, string[]] => [
      `a column of a laboratory that says ${que} has none`,
      [
        ['CICLO', 'NOMBRE', 'HT', 'HP', 'Lab'],
        ['I', 'Química', 2, 4, una],
        ['I', 'Física', 2, 4, otra],
      ],
      { horasteoria: 2, horaspractica: 4 },
      ['No se reconoce la columna: no se leyó.'],
    ]),
    [
      'nor has one that does not say hours, away from them',
      [
        ['CICLO', 'NOMBRE', 'HT', 'HP', 'CREDITOS', 'Laboratorio'],
        ['I', 'Química', 2, 4, 5, 12],
      ],
      { horasteoria: 2, horaspractica: 4 },
      ['No se reconoce la columna: no se leyó.'],
    ],
    [
      'and a column that says where a course is held has none',
      [
        ['CICLO', 'NOMBRE', 'HT', 'HP', 'Laboratorio'],
        ['I', 'Química', 2, 4, 'Lab. B-204'],
      ],
      { horasteoria: 2, horaspractica: 4 },
      ['No se reconoce la columna: no se leyó.'],
    ],
    [
      'credits of theory and of practice',
      [
        ['CICLO', 'NOMBRE', 'HT', 'Créditos teóricos', 'Créditos prácticos'],
        ['I', 'Química', 2, 2, 1.5],
      ],
      { credits: 3.5 },
      ['Se sumó a la columna D (Créditos teóricos).'],
    ],
    [
      'credits by where they are given',
      [
        ['CICLO', 'NOMBRE', 'HT', 'Créditos presenciales', 'Créditos virtuales'],
        ['I', 'Química', 2, 3, null],
      ],
      { credits: 3 },
      ['Se sumó a la columna D (Créditos presenciales).'],
    ],
    [
      'hours by where they are given alone: those in a room are theory',
      [
        ['CICLO', 'NOMBRE', 'Créditos SCT', 'Horas presenciales', 'Horas virtuales'],
        ['I', 'Química', 5, 2, 1],
      ],
      { credits: 5, horasteoria: 2, horasvirtual: 1 },
      [
        'El archivo no separa teoría y práctica: estas horas se leyeron como teoría.',
        'El archivo no tiene otros créditos: se leyeron estos.',
      ],
    ],
  ])('%s', async (_, tabla, curso, motivos) => {
    const { filas, errores, avisos } = await leer(tabla)
    expect([errores, filas[0]]).toMatchObject([[], curso])
    expect(avisos.map(a => a.motivo).filter(m => !m.startsWith('El archivo no tiene códigos'))).toEqual(
      expect.arrayContaining(motivos),
    )
  })

  it('practice in a room and in a laboratory, below their group', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CICLO', 'NOMBRE', 'HORAS TEORÍA', 'HORAS PRÁCTICAS', null],
        [null, null, null, 'AULA', 'LABORATORIO'],
        ['I', 'Química', 2, 3, 2],
      ]),
      ...['D1:E1', 'A1:A2', 'B1:B2', 'C1:C2'],
    )
    expect([errores, filas.map(f => [f.horasteoria, f.horaspractica])]).toEqual([[], [[2, 5]]])
  })

  it('one that is below zero is named with all of them', async () => {
    const { errores } = await leer([
      ['CICLO', 'NOMBRE', 'HP', 'HL'],
      ['I', 'Química', 2, -1],
    ])
    expect(errores.map(dice)).toEqual(['2 C (HP) + D (HL) «-1» No puede ser negativo.'])
  })
})

it('hours that can hardly be those of a week are told', async () => {
  const { filas, avisos } = await leer([
    ['CICLO', 'CODIGO', 'NOMBRE', 'CREDITOS', 'AREA', 'HT', 'HP'],
    ['I', 'A', 'Redes', 3, 'B', 32, 32],
    ['I', 'C', 'Internado', 20, 'B', 0, 40],
  ])
  expect(filas.map(f => f.horasteoria)).toEqual([32, 0])
  expect(avisos.map(dice)).toEqual([
    '2 F (HT) «32» Son más de 40 horas a la semana: compruebe que no sean las de todo el periodo.',
  ])
})

it('hours that do not say of which kind are named where they are not read', async () => {
  const { avisos } = await leer([
    ['CICLO', 'NOMBRE', 'Horas por semana'],
    ['I', 'Química', 6],
  ])
  expect(avisos.map(dice)).toContain(
    '1 C (Horas por semana) «Horas por semana» No dice cuántas horas son de teoría y cuántas de práctica: no se leyó.',
  )
})
