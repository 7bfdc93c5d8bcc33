import { describe, expect, it } from 'vitest'
import { dice, leer, leerHojas } from '../../../testing/hojaDeCursos.ts'
import type { CellToWrite } from '../bookToWrite.ts'
import { separar } from './codigoYNombre.ts'
import { ordenDe } from './partida.ts'

/** Columns that say what several of the template do. */

const sinFaltas = (avisos: readonly string[]): string[] =>
  avisos.filter(a => !/no tiene (áreas|horas|códigos|créditos)|Falta el código/.test(a))

describe('a column of corequisites', () => {
  const tabla = (titulo: string, ...filas: [requisitos: CellToWrite, correquisitos: CellToWrite][]) =>
    leer([
      ['CICLO', 'CODIGO', 'NOMBRE', 'REQUISITOS', titulo],
      ...filas.map((f, i): CellToWrite[] => ['I', `C${i}`, `Curso ${i}`, ...f]),
    ])

  it.each(['Correquisitos', 'CO-REQUISITO', 'Correq.', 'Co requisitos (código)'])(
    '«%s»: they stand beside the requisites with what the product has for them, which is told',
    async titulo => {
      const { filas, errores, avisos } = await tabla(
        titulo,
        ['MAT101', 'FIS101'],
        ['Ninguno', 'FIS101, QUI101*'],
        [null, 'Cálculo I y Física I'],
        ['MAT101', '-'],
        ['MAT101', 'No tiene'],
        ['MAT101 o MAT102', '(FIS101 | FIS102); Ética'],
        [null, 'MAT101;\nFIS101'],
      )
      expect([errores, filas.map(f => f.requisitos)]).toEqual([
        [],
        [
          'MAT101; FIS101*',
          'FIS101*; QUI101*',
          'co:(Cálculo I y Física I)',
          'MAT101',
          'MAT101',
          'MAT101 o MAT102; co:((FIS101 | FIS102); Ética)',
          'MAT101*; FIS101*',
        ],
      ])
      expect(sinFaltas(avisos.map(dice))).toEqual([
        `1 E (${titulo}) «${titulo}» Se leyeron como correquisitos: se llevan antes o a la vez.`,
      ])
    },
  )

  it('both are numbers of rows where courses have no codes', async () => {
    const { filas, errores } = await leer([
      ['N°', 'CICLO', 'NOMBRE', 'REQUISITOS', 'CORREQUISITOS'],
      [1, 'I', 'Uno', null, null],
      [2, 'I', 'Dos', null, 1],
      [3, 'II', 'Tres', 1, 2],
      [4, 'II', 'Cuatro', 3, '1 y 2'],
    ])
    expect([errores, filas.map(f => f.requisitos)]).toEqual([
      [],
      ['', '"Uno"*', '"Uno"; "Dos"*', '"Tres"; "Uno"*; "Dos"*'],
    ])
  })

  it('what would spoil the requisites is left, which is told', async () => {
    const { filas, avisos } = await tabla('Correquisitos', ['MAT101', 'Taller (nivel 1'])
    expect(filas.map(f => f.requisitos)).toEqual(['MAT101'])
    expect(avisos.map(dice)).toContain(
      '2 D (REQUISITOS) «Taller (nivel 1» Sus correquisitos no se entienden y no se leyeron: escríbalos en la columna de requisitos con un asterisco, como «FIS101*».',
    )
  })

  it('without one of requisites is left, for it would take those that the plan has; that is told', async () => {
    const { filas, avisos, columnas } = await leer([
      ['CICLO', 'NOMBRE', 'Correquisitos'],
      ['I', 'Cálculo', 'FIS101'],
    ])
    expect([filas[0]?.requisitos, columnas.requisitos]).toEqual(['', 'PREREQUISITOS'])
    expect(sinFaltas(avisos.map(dice))).toEqual([
      '1 C (Correquisitos) «Correquisitos» El archivo no tiene una columna de requisitos: esta no se leyó. Llámela REQUISITOS y ponga un asterisco a cada curso, como «FIS101*».',
    ])
  })
})

describe('hours in one column', () => {
  const tabla = (titulo: string, ...valores: CellToWrite[]) =>
    leer([
      ['CICLO', 'NOMBRE', titulo],
      ...valores.map((v, i): CellToWrite[] => ['I', `Curso ${i}`, v]),
      ['TOTAL', null, 34],
    ])
  const LEIDA =
    'Dice las horas de teoría, de práctica y de laboratorio: las de laboratorio se sumaron a las de práctica.'

  it.each<[string, CellToWrite, number[]]>([
    ['T-P-L', '3-2-1', [3, 3]],
    ['HT-HP-HL', '3/2/0', [3, 2]],
    ['Horas (T-P-L)', '3 – 2 – 0', [3, 2]],
    ['Horas (T/P/L)', '1,5-2-0.5', [1.5, 2.5]],
    ['L-T-P', '3-2-0', [2, 3]],
    ['Teoría / Práctica / Laboratorio', '0-4-0', [0, 4]],
  ])('«%s», %s', async (titulo, valor, [teoria, practica]) => {
    const { filas, errores, avisos } = await tabla(titulo, valor, null, '-', valor)
    expect([errores, filas.map(f => [f.horasteoria, f.horaspractica])]).toEqual([
      [],
      [
        [teoria, practica],
        [0, 0],
        [0, 0],
        [teoria, practica],
      ],
    ])
    expect(avisos.map(dice)).toContain(`1 C (${titulo}) «${titulo}» ${LEIDA}`)
  })

  it.each<[string, CellToWrite[], string]>([
    ['two numbers', ['3-2-0', '3-2'], 'fila 3: «3-2»'],
    ['one number', ['3-2-0', 5], 'fila 3: «5»'],
    ['a word', ['3-2-0', '3-2-x'], 'fila 3: «3-2-x»'],
    ['other signs', ['3-2/0'], 'fila 2: «3-2/0»'],
  ])('with %s in half of its cells is not read, which is told', async (_, valores, cual) => {
    const { filas, errores, avisos } = await tabla('T-P-L', ...valores)
    expect([errores, filas[0]?.horasteoria]).toEqual([[], 0])
    expect(avisos.map(dice)).toContain(
      `1 C (T-P-L) «T-P-L» No todas sus celdas dicen tres números, como «3-2-0» (${cual}): no se leyó.`,
    )
  })

  it.each(['3-2', '3-2-x', '5'])('of which most cells are read: «%s» is the error', async valor => {
    const { filas, errores, avisos } = await tabla('T-P-L', '3-2-0', valor, '2-0-2')
    expect(filas.map(f => [f.horasteoria, f.horaspractica])).toEqual([
      [3, 2],
      [2, 2],
    ])
    expect(errores.map(dice)).toEqual([
      `3 C (T-P-L) «${valor}» No son tres números, como «3-2-0»: escriba 0 en la parte que no tenga.`,
    ])
    expect(avisos.map(dice)).toContain(`1 C (T-P-L) «T-P-L» ${LEIDA}`)
  })

  it('of which Excel made a date is an error that says how to write it', async () => {
    const { filas, errores } = await tabla('T-P-L', '3-2-0', { date: '2000-02-03' })
    expect(filas.map(f => f.horasteoria)).toEqual([3])
    expect(errores.map(dice)).toEqual([
      '3 C (T-P-L) «03/02/2000» Excel lo convirtió en la fecha 03/02/2000: dé a la celda el formato Texto y escríbalo de nuevo, como «3-2-0».',
    ])
  })

  it('beside columns of their own say nothing more, which is told', async () => {
    const { filas, avisos } = await leer([
      ['CICLO', 'NOMBRE', 'HT', 'HP', 'T-P-L'],
      ['I', 'Cálculo', 4, 1, '3-2-0'],
    ])
    expect(filas).toMatchObject([{ horasteoria: 4, horaspractica: 1 }])
    expect(avisos.map(dice)).toContain('1 E (T-P-L) «T-P-L» No se reconoce la columna: no se leyó.')
  })

  it('too many hours are an error', async () => {
    const { errores } = await tabla('T-P-L', '3-60-60')
    expect(errores.map(e => e.motivo)).toEqual(['Las horas de práctica y de laboratorio pasan juntas de 99.'])
  })

  it.each(['Créditos (T-P-L)', 'T-P', 'T-P-L-V', 'T-P-P', 'TPL', 'HT'])('«%s» is no title of three', titulo =>
    expect(ordenDe(titulo)).toBeNull(),
  )
})

describe('hours of theory and practice in one cell', () => {
  const EN_DOS =
    'Dice las horas de teoría y las de práctica en una misma celda, como «3/2»: no se leyó. Póngalas en dos columnas, HORAS TEORIA y HORAS PRACTICA.'
  const avisosDe = async (titulo: string, valor: CellToWrite, otro: string | null = null) =>
    (
      await leer([
        ['CICLO', 'NOMBRE', titulo, otro],
        ['I', 'Cálculo', valor, otro && 2],
      ])
    ).avisos
      .filter(a => a.columna.startsWith('C ') || a.motivo.includes('horas'))
      .map(dice)

  it.each<[string, CellToWrite]>([
    ['HT/HP', '3/2'],
    ['T-P', '3 - 2'],
    ['Horas (T/P)', '3/2'],
    ['Teoría / Práctica', '1,5–2'],
    ['HP-HT', { date: '2000-02-03' }],
  ])('«%s», %s: that is told, and not that there are none', async (titulo, valor) =>
    expect(await avisosDe(titulo, valor)).toEqual([`1 C (${titulo}) «${titulo}» ${EN_DOS}`]),
  )

  it('is told of no other column', async () => {
    expect(await avisosDe('T-P', 'sí')).toEqual([
      '1 C (T-P) «T-P» No se reconoce la columna: no se leyó.',
      '1  «» El archivo no tiene horas.',
    ])
    expect(await avisosDe('HT/HP', '3/2', 'HT')).toEqual([
      '1 C (HT/HP) «HT/HP» No se reconoce la columna: no se leyó.',
    ])
  })
})

describe('code and name in one column', () => {
  const leidosDe = async (titulo: string, ...nombres: CellToWrite[]) => {
    const { filas, errores, avisos } = await leer([
      ['CICLO', titulo, 'CREDITOS'],
      ...nombres.map((n): CellToWrite[] => ['I', n, 4]),
    ])
    expect(errores).toEqual([])
    return { leidos: filas.map(f => [f.codigo, f.nombre]), avisos: avisos.map(dice) }
  }

  it.each(['Código y nombre', 'CÓDIGO - ASIGNATURA', 'Cód. / Curso', 'Asignatura y código'])(
    'under «%s»: they are parted, and what has no code is a name',
    async titulo => {
      const { leidos, avisos } = await leidosDe(
        titulo,
        'MAT101 Matemática I',
        'MAT-102 - Matemática II',
        'FIS 201: Física',
        'QUI301|Química',
        'COVID 19 y salud',
        'COVID19 y salud',
        'Electivo I',
        '101 dálmatas',
      )
      expect(leidos).toEqual([
        ['MAT101', 'Matemática I'],
        ['MAT-102', 'Matemática II'],
        ['FIS 201', 'Física'],
        ['QUI301', 'Química'],
        [null, 'COVID 19 y salud'],
        [null, 'COVID19 y salud'],
        [null, 'Electivo I'],
        [null, '101 dálmatas'],
      ])
      expect(avisos).toContain(`1 B (${titulo}) «${titulo}» Dice el código y el nombre: se separaron.`)
      expect(avisos).toContain(`6 B (${titulo}) «» Falta el código.`)
    },
  )

  it('under a title of names: where each begins with a code of its own', async () => {
    const { leidos, avisos } = await leidosDe('Asignatura', 'MAT101 Matemática I', '1INF02 - 3D y animación')
    expect(leidos).toEqual([
      ['MAT101', 'Matemática I'],
      ['1INF02', '3D y animación'],
    ])
    expect(avisos).toContain(
      '1 B (Asignatura) «Asignatura» Todas sus celdas empiezan con un código: se separó del nombre.',
    )
  })

  it.each<[string, CellToWrite[]]>([
    ['most', ['MAT101 Matemática I', 'FIS101 Física', 'Electivo I']],
    ['all, of which two are the same', ['UML200 Modelado', 'UML200 Taller']],
    ['all, and with figures alone,', ['1810 Revolución', '1821 Independencia']],
  ])('under a title of names where %s do, they stay names, which is told', async (_, nombres) => {
    const { leidos, avisos } = await leidosDe('Asignatura', ...nombres)
    expect(leidos).toEqual(nombres.map(n => [null, n]))
    expect(
      avisos.some(a =>
        /empiezan con lo que parece un código \(«\w+»\) y (no todas|puede ser un año)/.test(a),
      ),
    ).toBe(true)
  })

  it.each<CellToWrite[][]>([
    [['COVID 19 y salud', 'Cálculo']],
    [['COVID-19 y salud', 'ISO 9001']],
    [['Web 2.0', '3D', '5S y mejora continua']],
    [['B2B', 'Inglés 1', 'Taller 101']],
  ])('names with figures are names, and nothing is said: %j', async nombres => {
    const { leidos, avisos } = await leidosDe('Asignatura', ...nombres)
    expect(leidos).toEqual(nombres.map(n => [null, n]))
    expect(sinFaltas(avisos)).toEqual([])
  })

  it('beside a column of codes they stay names, which is told', async () => {
    const { filas, avisos } = await leer([
      ['CICLO', 'CODIGO', 'Código y nombre'],
      ['I', 'A1', 'MAT101 Matemática I'],
    ])
    expect(filas).toMatchObject([{ codigo: 'A1', nombre: 'MAT101 Matemática I' }])
    expect(avisos.map(a => a.motivo)).toContain(
      'Dice también un código, y el archivo tiene otra columna de códigos: quedó en el nombre.',
    )
  })

  it('a header that stands again is skipped, and requisites find the codes', async () => {
    const header = ['CICLO', 'Código y nombre', 'REQUISITOS']
    const { filas } = await leer([
      header,
      ['I', 'MAT101 Matemática I', null],
      header,
      ['II', 'MAT102 Matemática II', 'MAT101'],
    ])
    expect(filas.map(f => [f.codigo, f.requisitos])).toEqual([
      ['MAT101', ''],
      ['MAT102', 'MAT101'],
    ])
  })

  it('of a book with a sheet for each cycle also where a sheet has one course', async () => {
    const hoja = (...nombres: string[]) => [['ASIGNATURA', 'CREDITOS'], ...nombres.map(n => [n, 4])]
    const { filas } = await leerHojas({
      'I Ciclo': hoja('MAT101 Matemática I', 'FIS101 Física'),
      'II Ciclo': hoja('TES101 Tesis'),
    })
    expect(filas.map(f => f.codigo)).toEqual(['MAT101', 'FIS101', 'TES101'])
  })

  it('are parted only where it is sure', () => {
    expect(separar('MAT101')).toBeNull()
    expect(separar('MAT101 -')).toBeNull()
    expect(separar('mat101 Matemática')).toBeNull()
    expect(separar(`MAT101 ${'x'.repeat(400)}`)).toBeNull()
    expect(separar('DEW-0 Deportes')).toEqual({ codigo: 'DEW-0', nombre: 'Deportes' })
    expect(separar('00215 Física')).toEqual({ codigo: '00215', nombre: 'Física' })
  })
})
