import { describe, expect, it } from 'vitest'
import { curso, dice, H, leer, leerAMano, leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { combinadas, filasAMano, libroAMano } from '../../../testing/libros.ts'
import type { CellToWrite } from '../bookToWrite.ts'

describe('a tidy file', () => {
  it('is read whole', async () => {
    const { filas, errores, avisos } = await leer([H, curso()])
    expect([errores, avisos]).toEqual([[], []])
    expect(filas).toEqual([
      {
        fila: 2,
        codigo: '0021',
        nombre: 'Cálculo',
        ciclo: { numero: 1, texto: 'I' },
        seccion: null,
        credits: 4,
        horasteoria: 3,
        horaspractica: 2,
        horasvirtual: 0,
        horasvirtualteoria: 0,
        horasvirtualpractica: 0,
        requisitos: 'FIS-100',
        area: 'Ciencias',
        tipo: 'Obligatorio',
        tipologia: 'Taller',
        tipoestudio: null,
        modalidad: null,
      },
    ])
  })

  it('of electives has sections', async () => {
    const { filas, errores } = await leer(
      [
        ['NOMBRE', 'Sección'],
        ['Robótica', 'Electivos A'],
      ],
      { electivos: true },
    )
    expect(errores).toEqual([])
    expect(filas[0]).toMatchObject({ nombre: 'Robótica', seccion: 'Electivos A', ciclo: null })
  })

  it('may have the columns of the regulator', async () => {
    const { filas } = await leer([
      ['NOMBRE', 'CICLO', 'TIPO DE ESTUDIOS', 'MODALIDAD', 'HORAS VIRTUAL TEORIA', 'HORAS VIRTUAL PRACTICA'],
      ['Robótica', 'I', 'Específico', 'Semipresencial', 1, 0.5],
    ])
    expect(filas[0]).toMatchObject({
      tipoestudio: 'especifico',
      modalidad: 'semipresencial',
      horasvirtual: 1.5,
      horasvirtualteoria: 1,
      horasvirtualpractica: 0.5,
    })
  })

  it('knows the names of the plan’s cycles before anything else', async () => {
    const existentes = {
      ciclos: [
        { numero: 7, nombre: 'Preparatorio' },
        { numero: 9, nombre: '2' },
      ],
    }
    const { filas } = await leer([H, curso({ 2: 'PREPARATORIO' }), curso({ 2: '2' }), curso({ 2: '3' })], {
      existentes,
    })
    expect(filas.map(f => f.ciclo?.numero)).toEqual([7, 9, 3])
  })

  it.each([
    [
      'grades that do not begin with the first',
      ['Tercer grado', 'Cuarto grado', 'Quinto grado'],
      ['3.° grado', 'Tercero', 'Tercer grado', '5', '1.er grado', 'Primero'],
      [1, 1, 1, 3, 4, 4],
    ],
    ['cycles named by later figures', ['V', 'VI'], ['Ciclo V', '6', 'VII', 'I'], [1, 2, 7, 8]],
    ['ages', ['3 años', '4 años'], ['Inicial 4 años', '5 AÑOS', '3 años'], [2, 3, 1]],
  ])('finds the cycles of a plan by the numbers in their names: %s', async (_, plan, escritos, numeros) => {
    const ciclos = plan.map((nombre, i) => ({ numero: i + 1, nombre, descripcion: nombre }))
    const { filas, errores } = await leer([H, ...escritos.map(c => curso({ 2: c }))], {
      existentes: { ciclos },
    })
    expect(errores).toEqual([])
    expect(filas.map(f => f.ciclo?.numero)).toEqual(numeros)
  })

  it('of Inicial has ages for grades, numbered as they come', async () => {
    const escritos = ['3 años', '4 años', 'INICIAL 5 AÑOS', '3 AÑOS']
    const { filas, errores } = await leer([H, ...escritos.map(c => curso({ 2: c }))])
    expect(errores).toEqual([])
    expect(filas.map(f => f.ciclo)).toEqual([
      { numero: 1, texto: '3 años' },
      { numero: 2, texto: '4 años' },
      { numero: 3, texto: 'INICIAL 5 AÑOS' },
      { numero: 1, texto: '3 AÑOS' },
    ])
  })

  it.each([
    ['the figure first', ['3', '3 años', '4 años', '4'], [3, 3, 4, 4]],
    ['the age first', ['4 AÑOS', '4', '3', 'Inicial 3 años'], [1, 1, 3, 3]],
    ['a single year, and a name that only counts', ['1', '1 año', 'Ciclo 1'], [1, 1, 1]],
  ])('a figure and the age of that figure are one cycle: %s', async (_, escritos, numeros) => {
    const { filas, errores } = await leer([H, ...escritos.map(c => curso({ 2: c }))])
    expect(errores).toEqual([])
    expect(filas.map(f => f.ciclo?.numero)).toEqual(numeros)
  })

  it('over a plan of ages makes none of what is no age, and says so in each row', async () => {
    const ciclos = ['3 años', '4 años', '5 años'].map((nombre, i) => ({ numero: i + 1, nombre }))
    const { errores } = await leer(
      [
        H,
        ...['1', '2', '3', '5 años', '2 años', '1 año', 'Ciclo II', '1.er grado'].map(c => curso({ 2: c })),
      ],
      { existentes: { ciclos } },
    )
    const motivo =
      'Los ciclos de este plan son edades y no se sabe cuál es este: escríbala completa, como «3 años».'
    expect(errores.map(dice)).toEqual([
      `2 C (CICLO) «1» ${motivo}`,
      `3 C (CICLO) «2» ${motivo}`,
      `8 C (CICLO) «Ciclo II» ${motivo}`,
      `9 C (CICLO) «1.er grado» ${motivo}`,
    ])
  })

  it('below a title of what is no age says so too', async () => {
    const ciclos = [{ numero: 1, nombre: '3 años' }]
    const { errores } = await leer([H, ['', '', 'CICLO II'], curso({ 2: '' })], { existentes: { ciclos } })
    expect(errores.map(e => [e.fila, e.motivo])).toEqual([
      [3, expect.stringMatching(/^Los ciclos de este plan son edades/)],
    ])
  })

  it('of a full plan brings no further cycle', async () => {
    const ciclos = Array.from({ length: 20 }, (_, i) => ({ numero: i + 1, nombre: `Grupo de ${i} alumnos` }))
    const { errores } = await leer([H, curso({ 2: '3 años' })], { existentes: { ciclos } })
    expect(errores.map(dice)).toEqual([
      '2 C (CICLO) «3 años» Un plan puede tener 20 ciclos como máximo, y este ya los tiene.',
    ])
  })

  it('has 120 courses, half credits and names of 255 letters', async () => {
    const names = Array.from({ length: 120 }, (_, i) => `${i} ${'ñ'.repeat(255)}`.slice(0, 255))
    const { filas, errores } = await leer([
      H,
      ...names.map((n, i) => curso({ 0: `C${i}`, 1: n, 2: String((i % 12) + 1), 3: 1.5 })),
    ])
    expect(errores).toEqual([])
    expect(filas).toHaveLength(120)
    expect(filas.every((f, i) => f.nombre === names[i] && f.credits === 1.5)).toBe(true)
  })
})

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

  it('of hours of a week are better than those of a period', async () => {
    const { filas, errores } = await leer([
      ['CICLO', 'NOMBRE', 'HORAS SEMESTRALES TEORÍA', 'HORAS SEMANALES TEORÍA'],
      ['I', 'Cálculo', 48, 3],
    ])
    expect([errores, filas.map(f => f.horasteoria)]).toEqual([[], [3]])
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

  it('that stand again below, without the title above the first, are no better', async () => {
    const header = ['CODIGO', 'NOMBRE', 'CREDITOS', 'CICLO']
    const { filas } = await leerAMano(
      filasAMano([['PLAN'], header, ['A1', 'Cálculo', 4, 'I'], [], header, ['B1', 'Física', 4, 'II']]),
      'A1:D1',
    )
    expect(filas.map(f => f.nombre)).toEqual(['Cálculo', 'Física'])
  })

  it('«Virtual» beside «Presencial» belongs to a group and says no hours of its own', async () => {
    const { filas } = await leer([
      ['CICLO', 'NOMBRE', 'Presencial', 'Virtual'],
      ['I', 'Cálculo', 32, 16],
    ])
    expect(filas).toMatchObject([{ horasvirtual: 0 }])
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

  it.each([
    ['HORAS SEMANALES', 'C (HORAS SEMANALES)'],
    ['Total de horas', 'C (Total de horas)'],
    ['Hrs./semana', 'C (Hrs./semana)'],
  ])('of a school, hours of one kind alone, «%s», are theory, and that is said', async (titulo, columna) => {
    const tabla: CellToWrite[][] = [
      ['NOMBRE', 'GRADO', titulo],
      ['Matemática', '1.er grado', 6],
    ]
    const { filas, avisos } = await leer(tabla, { enColegio: true })
    expect(filas[0]).toMatchObject({ nombre: 'Matemática', horasteoria: 6, horaspractica: 0 })
    expect(avisos.map(dice)).toEqual([
      `1 ${columna} «${titulo}» El archivo no separa teoría y práctica: estas horas se leyeron como teoría.`,
      '1  «» El archivo no tiene códigos.',
      '1  «» El archivo no tiene créditos.',
      '1  «» El archivo no tiene áreas.',
    ])
  })

  it('elsewhere hours in all say nothing of a course: they may be those of its whole period, or the sum of what it has', async () => {
    const { filas } = await leer([
      ['NOMBRE', 'CICLO', 'TOTAL HORAS'],
      ['Cálculo', 'I', 128],
    ])
    expect(filas[0]).toMatchObject({ nombre: 'Cálculo', horasteoria: 0 })
  })

  it('elsewhere areas are no names', async () => {
    const { errores } = await leer([
      ['ÁREA', 'CICLO', 'CURSO / EXPERIENCIA'],
      ['Estudios específicos', 'I', 'Cálculo'],
    ])
    expect(errores.map(e => e.motivo)).toEqual([expect.stringMatching(/^No se encontró la fila/)])
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

  it.each([['ÁREA CURRICULAR'], ['Áreas curriculares'], ['ÁREA']])(
    'of a school, where the areas are the courses: «%s»',
    async titulo => {
      const datos = filasAMano([
        [titulo, 'GRADO', 'HORAS SEMANALES'],
        ['Matemática', '1.er grado', 6],
        [null, '2.° grado', 5],
        ['Arte y cultura', '1.er grado', 3],
      ])
      const libro = await libroAMano({ hojas: [{ datos, despues: combinadas('A2:A3') }] })
      const { filas, errores, avisos } = await leerArchivo(libro, { electivos: false, enColegio: true })
      expect(errores).toEqual([])
      expect(filas.map(f => [f.nombre, f.area, f.ciclo?.texto, f.horasteoria])).toEqual([
        ['Matemática', 'Matemática', '1.er grado', 6],
        ['Matemática', 'Matemática', '2.° grado', 5],
        ['Arte y cultura', 'Arte y cultura', '1.er grado', 3],
      ])
      expect(avisos.map(a => a.motivo)).toContain(
        'El archivo no tiene nombres de cursos: cada área es un curso.',
      )
    },
  )

  it('with names are those of the courses, whatever stands before them by areas', async () => {
    const resumen = {
      nombre: 'Resumen',
      datos: filasAMano([
        ['ÁREA', 'CICLO', 'HORAS'],
        ['Ciencias', 'I', 20],
      ]),
    }
    const cursos = {
      nombre: 'Cursos',
      datos: filasAMano([
        ['NOMBRE', 'CICLO', 'HT'],
        ['Cálculo', 'I', 3],
      ]),
    }
    const libro = await libroAMano({ hojas: [resumen, cursos] })
    const { filas } = await leerArchivo(libro, { electivos: false, enColegio: true })
    expect(filas.map(f => f.nombre)).toEqual(['Cálculo'])
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
