import { describe, expect, it } from 'vitest'
import { dice, leer, leerAMano } from '../../../testing/hojaDeCursos.ts'
import { filasAMano } from '../../../testing/libros.ts'
import type { CellToWrite } from '../bookToWrite.ts'

describe('semesters that begin anew in each year', () => {
  const CONTADOS = (columna: string, titulo: string, porAnio: number) =>
    `1 ${columna} «${titulo}» Empieza de nuevo en cada año: los ciclos se contaron seguidos, ${porAnio} por año.`

  it.each<[string, CellToWrite[][], number[], number]>([
    [
      'of a column of years',
      [
        ['AÑO', 'SEMESTRE', 'NOMBRE'],
        ['Primero', 'I', 'A'],
        ['Primero', 'II', 'B'],
        ['Segundo', 'I', 'C'],
        ['Segundo', 'II', 'D'],
      ],
      [1, 2, 3, 4],
      2,
    ],
    [
      'of years that stand in the first row of their block',
      [
        ['AÑO', 'TRIMESTRE', 'NOMBRE'],
        [1, 1, 'A'],
        [null, 3, 'B'],
        [3, 2, 'C'],
      ],
      [1, 3, 8],
      3,
    ],
    [
      'of levels',
      [
        ['NIVEL', 'SEMESTRE', 'NOMBRE'],
        [1, 1, 'A'],
        [2, 1, 'B'],
      ],
      [1, 3],
      2,
    ],
  ])('%s are counted through', async (_, tabla, ciclos, porAnio) => {
    const { filas, errores, avisos } = await leer(tabla)
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], ciclos])
    const titulo = String(tabla[0]![1])
    expect(avisos.map(dice)).toContain(CONTADOS(`B (${titulo})`, titulo, porAnio))
  })

  it('of years in titles are counted through; a course of the whole year is nobody’s', async () => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['CUATRIMESTRE', 'NOMBRE'],
        ['PRIMER AÑO', null],
        ['1.°', 'A'],
        ['2.°', 'A2'],
        ['SEGUNDO AÑO', null],
        ['2.°', 'B'],
        [null, 'C'],
        ['Anual', 'D'],
      ]),
      'A2:B2',
      'A5:B5',
    )
    expect(filas.map(f => [f.nombre, f.ciclo?.numero])).toEqual([
      ['A', 1],
      ['A2', 2],
      ['B', 4],
    ])
    expect(errores.map(e => [e.fila, e.valor])).toEqual([
      [7, ''],
      [8, 'Anual'],
    ])
  })

  it.each([
    ['anew', ['PRIMER SEMESTRE', 'SEGUNDO SEMESTRE']],
    ['on', ['TERCER SEMESTRE', 'IV SEMESTRE']],
  ])('in titles below titles of years are counted through, whether they count %s', async (_, deSegundo) => {
    const titulos = ['PRIMER AÑO', 'I SEMESTRE', 'II SEMESTRE', 'SEGUNDO AÑO', ...deSegundo]
    const { filas, errores } = await leer([
      ['CODIGO', 'NOMBRE', 'CREDITOS'],
      ...titulos.flatMap((titulo, i): CellToWrite[][] =>
        titulo.endsWith('AÑO') ? [[titulo]] : [[titulo], [`C${i}`, `Curso ${i}`, 4]],
      ),
    ])
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [1, 2, 3, 4]])
  })

  it('in titles: a course of the whole year is nobody’s', async () => {
    const { errores } = await leer([
      ['CODIGO', 'NOMBRE', 'CREDITOS'],
      ...[['PRIMER AÑO'], ['A', 'Taller', 4], ['PRIMER SEMESTRE'], ['B', 'Cálculo', 4]],
    ])
    expect(errores.map(e => [e.fila, e.motivo])).toEqual([
      [3, expect.stringMatching(/^Está debajo de «PRIMER AÑO», que no se entiende/)],
    ])
  })

  it.each<[string, CellToWrite[][], number[], string?]>([
    [
      'that go on are cycles as they are',
      [
        ['AÑO', 'SEMESTRE', 'NOMBRE'],
        [1, 1, 'A'],
        [1, 2, 'B'],
        [2, 3, 'C'],
      ],
      [1, 2, 3],
    ],
    [
      'of periods that go on too',
      [
        ['AÑO', 'PERIODO ACADÉMICO', 'UNIDAD DIDÁCTICA'],
        ['I', 'I', 'A'],
        ['I', 'II', 'B'],
        ['II', 'III', 'C'],
        ['II', 'IV', 'D'],
      ],
      [1, 2, 3, 4],
    ],
    [
      'of trimesters that go on, fewer than two years have',
      [
        ['AÑO', 'TRIMESTRE', 'NOMBRE'],
        [1, 1, 'A'],
        [1, 2, 'B'],
        [2, 3, 'C'],
      ],
      [1, 2, 3],
    ],
    [
      'of levels that go on too',
      [
        ['NIVEL', 'SEMESTRE', 'NOMBRE'],
        [1, 1, 'A'],
        [2, 2, 'B'],
        [3, 1, 'C'],
      ],
      [1, 2, 3],
    ],
    [
      'of levels that go on, a course of one of which is offered in the other',
      [
        ['NIVEL', 'SEMESTRE', 'NOMBRE'],
        ...[
          [1, 1],
          [1, 2],
          [2, 2],
          [3, 1],
          [4, 2],
        ].map((de, i) => [...de, `Curso ${i}`]),
      ],
      [1, 1, 2, 3, 4],
      'B (SEMESTRE) «SEMESTRE» El ciclo lo dice la columna A (NIVEL): esta no se leyó.',
    ],
    [
      'of levels that are years, the last of one semester',
      [
        ['NIVEL', 'SEMESTRE', 'NOMBRE'],
        ...[
          [1, 1],
          [1, 2],
          [2, 1],
          [2, 2],
          [3, 1],
        ].map((de, i) => [...de, `Curso ${i}`]),
      ],
      [1, 2, 3, 4, 5],
    ],
  ])('%s', async (_, tabla, ciclos, dicho) => {
    const { filas, errores, avisos } = await leer(tabla)
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], ciclos])
    const deAnios = avisos.filter(a => /seguidos|lo dice/.test(a.motivo)).map(dice)
    if (dicho) expect(deAnios).toEqual([`1 ${dicho}`])
  })

  it.each([
    [
      [1, 2],
      [3, 4],
    ],
    [[1, 2], [3]],
  ])('of periods that go on below titles of years are cycles as they are: %j, %j', async (uno, dos) => {
    const { filas, errores } = await leerAMano(
      filasAMano([
        ['PERIODO', 'NOMBRE'],
        ['PRIMER AÑO', null],
        ...uno.map(n => [n, `Curso ${n}`]),
        ['SEGUNDO AÑO', null],
        ...dos.map(n => [n, `Curso ${n}`]),
      ]),
      ...['A2:B2', 'A5:B5'],
    )
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [...uno, ...dos]])
  })
})
