import { describe, expect, it } from 'vitest'
import { dice, leer, leerAMano, leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { combinadas, filasAMano, libroAMano } from '../../../testing/libros.ts'
import type { CellToWrite } from '../bookToWrite.ts'

/** The cycle or section of courses that their rows do not say alone. */

describe('a cycle said once', () => {
  const hojaDe = (nombre: string, titulo: string | null, curso: string) => ({
    nombre,
    datos: filasAMano([[titulo], ['CODIGO', 'NOMBRE', 'CREDITOS'], [curso, `Curso ${curso}`, 4]]),
    despues: combinadas('A1:C1'),
  })
  const ciclosDe = async (...hojas: ReturnType<typeof hojaDe>[]) => {
    const { filas, errores } = await leerArchivo(await libroAMano({ hojas }), { electivos: false })
    return [filas.map(f => f.ciclo?.numero), errores.map(e => e.motivo)]
  }

  it('above the header, or by the sheet, is that of its courses', async () => {
    expect(await ciclosDe(hojaDe('Hoja1', 'SEGUNDO CICLO', 'A'))).toEqual([[2], []])
    expect(await ciclosDe(hojaDe('III Ciclo', 'Plan 2024', 'A'))).toEqual([[3], []])
    expect(await ciclosDe(hojaDe('Hoja1', 'SEMESTRE 2024-I', 'A'))).toEqual([[], ['Falta la columna CICLO.']])
  })

  it('above a header that stands again at each cycle', async () => {
    const header = ['CODIGO', 'NOMBRE', 'CREDITOS']
    const { filas, errores } = await leer([
      ['PRIMER SEMESTRE'],
      ...[header, ['A', 'Cálculo', 4], ['TOTAL', null, 4]],
      ['SEGUNDO SEMESTRE'],
      ...[header, ['B', 'Física', 4], ['TOTAL', null, 4]],
    ])
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [1, 2]])
  })

  it('in a cell of its own beside its word, or alone in its column', async () => {
    const enDos = await leer([
      ['SEMESTRE', 'II'],
      ['CODIGO', 'NOMBRE', 'CREDITOS'],
      ['A', 'Cálculo', 4],
      ['SEMESTRE', 'III'],
      ['B', 'Física', 4],
    ])
    expect([enDos.errores, enDos.filas.map(f => f.ciclo?.numero)]).toEqual([[], [2, 3]])
    const sola = await leer([
      ['CICLO', 'CODIGO', 'NOMBRE'],
      ['I'],
      [null, 'A', 'Cálculo'],
      ['FORMACIÓN GENERAL'],
      [null, 'B', 'Física'],
    ])
    expect([sola.errores, sola.filas.map(f => f.ciclo?.numero)]).toEqual([[], [1, 1]])
  })

  it.each<[string, number | string]>([
    ['CICLO III: FORMACIÓN ESPECÍFICA', 3],
    ['TERCER CICLO – ESTUDIOS GENERALES', 3],
    ['3.er CICLO. Especialidad', 3],
    ['CICLO 3° - TOTAL 22 CRÉDITOS', 3],
    ['TERCER AÑO - PRIMER SEMESTRE', 5],
    ['TERCER AÑO / SEMESTRE VI', 6],
    ['SEGUNDO AÑO - TRIMESTRE 3', 6],
    ['ESTUDIOS GENERALES', 2],
    ['Requisito: haber aprobado el II ciclo', 2],
    ['Vigente desde el semestre 2024-I', 2],
    ['CURSOS DE ESPECIALIDAD - NIVEL III', 2],
    ['Los cursos se llevan en el orden que dice el ciclo II del reglamento', 2],
    ['SEGUNDO AÑO - SEMESTRE 7', 'SEGUNDO AÑO - SEMESTRE 7'],
    ['SEMESTRE 2024-II', 'SEMESTRE 2024-II'],
  ])('in a title that says more: «%s»', async (titulo, dicho) => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CODIGO', 'NOMBRE', 'CREDITOS'],
        ['II CICLO', null, null],
        ['A', 'Cálculo', 4],
        [titulo, null, null],
        ['B', 'Física', 4],
      ]),
      ...['A2:C2', 'A4:C4'],
    )
    expect(filas[1]?.ciclo?.numero ?? errores.map(e => e.motivo)).toEqual(
      typeof dicho === 'number'
        ? dicho
        : [
            `Está debajo de «${dicho}», que no se entiende como un solo ciclo: escriba uno, como «Ciclo III» o «Tercer ciclo».`,
          ],
    )
  })

  it.each([
    'Requisito: II ciclo',
    'Prerrequisito: Ciclo II',
    'Pre-requisito - II ciclo',
    'Correquisitos: 2.° ciclo',
  ])('not in what is asked for before: «%s»', async dicho => {
    const header = ['CODIGO', 'NOMBRE', 'CREDITOS']
    const cursos = [['III CICLO'], ['A', 'Cálculo', 4], [dicho], ['B', 'Física', 4], [null, dicho]]
    const { filas, errores, avisos } = await leer([header, ...cursos, ['C', 'Química', 4]])
    expect([errores, filas.map(f => [f.nombre, f.ciclo?.numero])]).toEqual([
      [],
      ['Cálculo', 'Física', 'Química'].map(nombre => [nombre, 3]),
    ])
    expect(avisos.filter(a => a.valor === dicho).map(a => [a.fila, a.motivo])).toEqual(
      [4, 6].map(fila => [fila, 'Nota o título: no se leyó como curso.']),
    )
  })

  it('a course may be called like that', async () => {
    const { filas } = await leer([
      ['CICLO', 'NOMBRE'],
      ['I', 'Cálculo'],
      [null, 'Requisitos y ciclo de vida'],
    ])
    expect(filas.length).toBe(1)
  })

  it('by levels in titles that say more, where none says a cycle', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CODIGO', 'NOMBRE', 'CREDITOS'],
        ...[['NIVEL I: ESTUDIOS GENERALES'], ['A', 'Cálculo', 4]],
        ...[['NIVEL II: ESPECIALIDAD'], ['B', 'Física', 4]],
      ]),
      ...['A2:C2', 'A4:C4'],
    )
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [1, 2]])
  })

  it('in a title that stands where the names do', async () => {
    const { filas, errores } = await leer([
      ['CODIGO', 'NOMBRE', 'CREDITOS'],
      ...[
        [null, 'CICLO III: FORMACIÓN ESPECÍFICA'],
        ['A', 'Cálculo', 4],
        [null, 'Inglés - Nivel 2'],
      ],
    ])
    expect([errores, filas.map(f => [f.nombre, f.ciclo?.numero])]).toEqual([
      [],
      [
        ['Cálculo', 3],
        ['Inglés - Nivel 2', 3],
      ],
    ])
  })

  it('with electives behind it is that of electives', async () => {
    const { errores } = await leerAMano(
      filasAMano([
        ['CODIGO', 'NOMBRE', 'CREDITOS'],
        ['NOVENO CICLO - ELECTIVOS', null, null],
        ['A', 'Robótica', 3],
      ]),
      'A2:C2',
    )
    expect(errores.map(e => e.motivo)).toEqual([expect.stringMatching(/los electivos se importan aparte/)])
  })

  it('on a sheet of the same cycle, or one with further titles: that sheet is another, which is told', async () => {
    const header = ['CODIGO', 'NOMBRE', 'CREDITOS']
    const malla = (nombre: string, de: string) => ({
      nombre,
      datos: filasAMano([
        ...[['PRIMER CICLO'], header, [`${de}1`, `${de} uno`, 3]],
        ...[['SEGUNDO CICLO'], header, [`${de}2`, `${de} dos`, 3]],
      ]),
      despues: combinadas('A1:C1', 'A4:C4'),
    })
    const hojas: ReturnType<typeof hojaDe>[][] = [
      [malla('Malla 2024', 'A'), malla('Malla 2018', 'B')],
      [malla('Malla 2024', 'A'), hojaDe('Otra', 'SEGUNDO CICLO', 'C')],
      [hojaDe('Malla', 'PRIMER CICLO', 'A'), hojaDe('Otra', 'CICLO I', 'C')],
    ]
    for (const suyas of hojas) {
      const leidos = await leerArchivo(await libroAMano({ hojas: suyas }), { electivos: false })
      expect([leidos.errores, leidos.filas[0]?.codigo?.slice(0, 1)]).toEqual([[], 'A'])
      expect(leidos.avisos.map(a => a.motivo)).toContain(
        `La hoja «${suyas[1]!.nombre}» también tiene cursos y no se leyó: déjelos todos en «${suyas[0]!.nombre}».`,
      )
    }
  })
})

describe('sections of electives', () => {
  it('stand in titles', async () => {
    const datos = filasAMano([
      ['CODIGO', 'NOMBRE', 'CREDITOS'],
      ['ELECTIVOS DE ESPECIALIDAD', null, null],
      ['A', 'Robótica', 3],
      ['FORMACIÓN LIBRE', null, null],
      ['B', 'Arte', 3],
    ])
    const libro = await libroAMano({ hojas: [{ datos, despues: combinadas('A2:C2', 'A4:C4') }] })
    const { filas, errores } = await leerArchivo(libro, { electivos: true })
    expect([errores, filas.map(f => f.seccion)]).toEqual([
      [],
      ['ELECTIVOS DE ESPECIALIDAD', 'FORMACIÓN LIBRE'],
    ])
  })

  it('stand in the first row of their block, which is told', async () => {
    const { filas, errores, avisos } = await leer(
      [
        ['SECCION', 'NOMBRE'],
        ['A', 'Robótica'],
        [null, 'Redes'],
        [null, 'Bases'],
        ['B', 'Arte'],
        [null, 'Cine'],
      ],
      { electivos: true },
    )
    expect([errores, filas.map(f => f.seccion)]).toEqual([[], ['A', 'A', 'A', 'B', 'B']])
    expect(avisos.map(dice)).toContain(
      '2 A (SECCION) «A» Está solo en la primera fila de cada grupo: 3 filas sin sección toman la de arriba.',
    )
  })
})

it('remarks of several words, and credits of a kind with their number, are no courses', async () => {
  const { filas, errores, avisos } = await leer([
    ['CICLO', 'CODIGO', 'NOMBRE', 'CREDITOS'],
    ['I', 'A', 'Cálculo', 4],
    ['Los electivos se eligen de la lista'],
    ['Créditos obligatorios', null, null, 180],
    [null, 'MAT-021'],
  ])
  expect(filas.map(f => f.nombre)).toEqual(['Cálculo'])
  expect(avisos.filter(a => a.fila > 2 && a.fila < 5).map(a => a.motivo)).toEqual([
    'Nota o título: no se leyó como curso.',
    'Fila de totales: no se leyó como curso.',
  ])
  expect(errores.map(e => [e.fila, e.motivo])).toEqual([
    [5, 'Falta el nombre.'],
    [5, 'Falta el ciclo.'],
  ])
})

it('requisites by the number of a row are those courses, where none has a code and every number is one’s', async () => {
  const tabla = (segundo: number): CellToWrite[][] => [
    ['N°', 'CICLO', 'NOMBRE', 'REQUISITOS'],
    [1, 'I', 'Cálculo', 'Ninguno'],
    [segundo, 'I', 'Física', null],
    [3, 'II', 'Mecánica', '1, 2'],
  ]
  const { filas, avisos } = await leer(tabla(2))
  expect(filas.map(f => f.requisitos)).toEqual(['Ninguno', '', '"Cálculo"; "Física"'])
  expect(avisos.map(dice)).toContain(
    '4 D (REQUISITOS) «1, 2» Son números de la columna N°: se leyeron como los cursos de esas filas.',
  )
  for (const [segundo, cual] of [
    [1, 'el 1 se repite'],
    [4, 'no está el 2'],
  ] as const) {
    const dudosa = await leer(tabla(segundo))
    expect(dudosa.filas.map(f => f.requisitos)).toEqual(['Ninguno', '', '1, 2'])
    expect(dudosa.avisos.map(dice)).toContain(
      `4 D (REQUISITOS) «1, 2» Parecen números de la columna N°, donde ${cual}: ninguno se leyó como el curso de esa fila. Escriba los nombres de los cursos.`,
    )
  }
})

it('requisites by the number of a row stay as they are where one of them is not clear, which is told', async () => {
  const tabla = (tercero: CellToWrite): CellToWrite[][] => [
    ['N°', 'CICLO', 'NOMBRE', 'REQUISITOS'],
    [1, 'I', 'Cálculo', null],
    [2, 'I', 'Física', 1],
    [3, 'II', 'Mecánica', tercero],
  ]
  const { filas, avisos } = await leer(tabla(1.2))
  expect(filas.map(f => f.requisitos)).toEqual(['', '1', '1.2'])
  expect(avisos.map(dice)).toContain(
    '4 D (REQUISITOS) «1.2» Parece decir números de la columna N° y no se entiende cuáles: ninguno se leyó como el curso de esa fila. Sepárelos con «;».',
  )
  expect((await leer(tabla('1.'))).filas.map(f => f.requisitos)).toEqual(['', '"Cálculo"', '"Cálculo"'])
})

it('a row that says nothing but a name may be a signature: that is told', async () => {
  const { avisos } = await leer([
    ['CODIGO', 'NOMBRE', 'CREDITOS'],
    ['I CICLO'],
    ['A', 'Cálculo', 4],
    [null, 'Ana Ruiz'],
  ])
  expect(avisos.map(dice)).toContain(
    '4 B (NOMBRE) «Ana Ruiz» No dice más que el nombre: compruebe que sea un curso.',
  )
})
