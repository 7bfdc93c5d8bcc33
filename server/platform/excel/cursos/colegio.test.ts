import { describe, expect, it } from 'vitest'
import { dice, leer, leerArchivo } from '../../../testing/hojaDeCursos.ts'
import { combinadas, filasAMano, libroAMano } from '../../../testing/libros.ts'
import type { CellToWrite } from '../bookToWrite.ts'

describe('headers of schools', () => {
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

  it('elsewhere areas are no names', async () => {
    const { errores } = await leer([
      ['ÁREA', 'CICLO', 'CURSO / EXPERIENCIA'],
      ['Estudios específicos', 'I', 'Cálculo'],
    ])
    expect(errores.map(e => e.motivo)).toEqual([expect.stringMatching(/^No se encontró la fila/)])
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

  it('with cycles of several grades: the grade counts', async () => {
    const { filas, errores } = await leer(
      [
        ['NIVEL', 'CICLO', 'GRADO', 'NOMBRE', 'HORAS'],
        ['Secundaria', 'VI', '1.°', 'Álgebra', 3],
        ['Secundaria', 'VI', '2.°', 'Geometría', 3],
      ],
      { enColegio: true },
    )
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [1, 2]])
  })

  it('with the cycle of Inicial beside its ages: the age counts', async () => {
    const { filas, errores } = await leer(
      [
        ['CICLO', 'EDAD', 'NOMBRE', 'HORAS'],
        ['II', '3 años', 'Psicomotricidad', 3],
        ['II', '4 años', 'Comunicación', 3],
      ],
      { enColegio: true },
    )
    expect([errores, filas.map(f => f.ciclo?.texto)]).toEqual([[], ['3 años', '4 años']])
  })

  it('with the semester beside the grade: the grade counts', async () => {
    const { filas, errores } = await leer(
      [
        ['GRADO', 'SEMESTRE', 'NOMBRE', 'HORAS'],
        [1, 1, 'Álgebra', 3],
        [1, 2, 'Geometría', 3],
        [2, 1, 'Aritmética', 3],
        [2, 2, 'Estadística', 3],
      ],
      { enColegio: true },
    )
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [1, 1, 2, 2]])
  })

  it('of Inicial, with ages in titles: «1 año» is one of them', async () => {
    const datos = filasAMano([
      ['ÁREA', 'NOMBRE', 'HORAS'],
      ...['1 año', '2 años', '3 años'].flatMap(edad => [
        [edad, null, null],
        ['Comunicación', `Cuentos de ${edad}`, 3],
      ]),
    ])
    const libro = await libroAMano({ hojas: [{ datos, despues: combinadas('A2:C2', 'A4:C4', 'A6:C6') }] })
    const { filas, errores } = await leerArchivo(libro, { electivos: false, enColegio: true })
    expect([errores, filas.map(f => f.ciclo?.texto)]).toEqual([[], ['1 año', '2 años', '3 años']])
  })
})
