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
