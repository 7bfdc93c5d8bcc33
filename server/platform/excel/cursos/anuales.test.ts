import { describe, expect, it } from 'vitest'
import { dice, leer } from '../../../testing/hojaDeCursos.ts'
import { isAnual, isRotuloDeAnuales } from './anuales.ts'

const EN_QUE_CICLO =
  'un curso anual va en el ciclo en que empieza, como «Ciclo III», o en su año («Segundo año») si los ciclos del plan son años.'

describe('courses of a whole year', () => {
  it('in the column of cycles: it is told where they go', async () => {
    const { filas, errores } = await leer([
      ['CICLO', 'NOMBRE', 'CREDITOS'],
      ['I', 'Cálculo', 4],
      ['Anual', 'Tesis', 8],
      ['ANUALES', 'Taller', 8],
    ])
    expect(filas.map(f => f.nombre)).toEqual(['Cálculo'])
    expect(errores.map(dice)).toEqual([
      `3 A (CICLO) «Anual» No es un ciclo: ${EN_QUE_CICLO}`,
      `4 A (CICLO) «ANUALES» No es un ciclo: ${EN_QUE_CICLO}`,
    ])
  })

  it('below a title of their own are not of the cycle above it', async () => {
    const { errores } = await leer([
      ['CODIGO', 'NOMBRE', 'CREDITOS'],
      ['II CICLO'],
      ['A', 'Cálculo', 4],
      ['ASIGNATURAS ANUALES'],
      ['B', 'Tesis', 8],
    ])
    expect(errores.map(e => [e.fila, e.motivo])).toEqual([
      [5, `Está debajo de «ASIGNATURAS ANUALES»: ${EN_QUE_CICLO}`],
    ])
  })

  it('are in a cycle of the plan that is called so', async () => {
    const ciclos = [{ numero: 7, nombre: 'Anual' }]
    const { filas, errores } = await leer(
      [
        ['CICLO', 'NOMBRE'],
        ['Anual', 'Tesis'],
      ],
      { existentes: { ciclos } },
    )
    expect([errores, filas.map(f => f.ciclo?.numero)]).toEqual([[], [7]])
  })

  it('below a title of them in a plan whose cycles are years stand in the year above', async () => {
    const { filas, errores } = await leer([
      ['CODIGO', 'NOMBRE', 'CREDITOS'],
      ['PRIMER AÑO'],
      ['ASIGNATURAS ANUALES'],
      ['A1', 'Anatomía', 4],
      ['SEGUNDO AÑO'],
      ['Anuales'],
      ['A2', 'Fisiología', 4],
    ])
    expect([errores, filas.map(f => `${f.codigo} ${f.ciclo?.numero}`)]).toEqual([[], ['A1 1', 'A2 2']])
  })

  it.each([
    ['Régimen anual', true, true],
    ['Cursos de régimen anual', false, true],
    ['Curso anual', true, false],
    ['Plan anual de trabajo', false, false],
    ['Semestral', false, false],
  ])('are said in few words: «%s»', (texto, celda, rotulo) =>
    expect([isAnual(texto), isRotuloDeAnuales(texto, false)]).toEqual([celda, rotulo]),
  )
  it('and a name that speaks of a year alone is a course', () =>
    expect([isRotuloDeAnuales('Anual', true), isRotuloDeAnuales('Cursos anuales', true)]).toEqual([
      false,
      true,
    ]))
})
