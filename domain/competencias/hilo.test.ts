import { describe, expect, it } from 'vitest'
import type { Nivel } from './catalogos.ts'
import {
  conSemanas,
  type DatosDeHilo,
  type Eleccion,
  eleccionValida,
  hebrasDe,
  idDeSemana,
  unidadesDeSilabos,
  verHilo,
} from './hilo.ts'

const nodo = (id: number, competencia_id: number, nivel: number, perfil_egreso_id: number | null = null) => ({
  id,
  competencia_id,
  nivel,
  perfil_egreso_id,
  orden: id,
  tipopadre: 1,
  tabcompetencia_id: 0,
})
const celda = (competencia_id: number, asignatura_id: number, nivel: Nivel) => ({
  competencia_id,
  asignatura_id,
  nivel,
})
// Lines 1, 2, 3. 10 (line 1) > 11 > 12, 13; 20 > 21 (line 2). Course 50 serves 12, 51 the whole of 10, 52 serves 21, 53 nothing.
const datos: DatosDeHilo = {
  lineas: [1, 2, 3],
  competencias: [
    nodo(10, 0, 1, 1),
    nodo(11, 10, 2),
    nodo(12, 11, 3),
    nodo(13, 11, 3),
    nodo(20, 0, 1),
    nodo(21, 20, 2, 2),
  ],
  cursos: [50, 51, 52, 53],
  celdas: [
    celda(12, 50, 'introduce'),
    celda(11, 50, 'logra'),
    celda(10, 51, 'desarrolla'),
    celda(21, 52, 'logra'),
  ],
  unidades: conSemanas([
    { id: 90, curso_id: 50, semanas: 2 },
    { id: 91, curso_id: 50, semanas: 1 },
    { id: 92, curso_id: 52, semanas: null },
  ]),
}
const ver = (e: Eleccion) => {
  const { niveles: _n, ...pasos } = verHilo(datos, hebrasDe(datos), e)
  return Object.values(pasos)
    .map(ids => ids.join(' '))
    .join(' | ')
}
const S = (n: number) => idDeSemana(50, n)

describe('a thread', () => {
  it.each<[string, Eleccion, string]>([
    ['nothing', {}, `1 2 3 | 10 11 20 21 | 12 13 | 50 51 52 53 | 90 91 92 | ${S(1)} ${S(2)} ${S(3)}`],
    ['a line: forwards', { linea: 1 }, `1 2 3 | 10 11 | 12 13 | 50 51 | 90 91 | ${S(1)} ${S(2)} ${S(3)}`],
    ['a line without competencies', { linea: 3 }, '1 2 3 |  |  |  |  | '],
    [
      'an element: its own course and the one that serves all',
      { elemento: 13 },
      `1 | 10 11 | 12 13 | 50 51 | 90 91 | ${S(1)} ${S(2)} ${S(3)}`,
    ],
    [
      'a week: backwards to the line',
      { semana: S(3) },
      `1 | 10 11 | 12 13 | 50 | 91 | ${S(1)} ${S(2)} ${S(3)}`,
    ],
    ['a unit', { unidad: 92 }, '2 | 20 21 |  | 52 | 90 91 92 | '],
    ['a course that serves nothing', { curso: 53 }, ' |  |  | 50 51 52 53 |  | '],
    ['both ends', { linea: 1, unidad: 90 }, `1 | 10 11 | 12 13 | 50 | 90 91 | ${S(1)} ${S(2)}`],
    [
      'a part above the line that says it: the line, not its sisters',
      { competencia: 20 },
      '2 | 10 11 20 21 |  | 52 | 92 | ',
    ],
  ])('%s', (_caso, eleccion, visto) => expect(ver(eleccion)).toBe(visto))

  it('says how far a course goes in what is chosen', () => {
    const niveles = (e: Eleccion) => verHilo(datos, hebrasDe(datos), e).niveles
    expect(niveles({}).get(50)).toEqual(['introduce', 'logra'])
    expect(niveles({ elemento: 13 }).get(50)).toEqual(['logra'])
    expect(niveles({ elemento: 13 }).get(52)).toBeUndefined()
  })

  it('forgets what is chosen and not there any more, or in another step', () => {
    expect(
      eleccionValida(datos, { linea: 9, competencia: 12, elemento: 12, curso: 50, semana: S(9) }),
    ).toEqual({
      elemento: 12,
      curso: 50,
    })
  })

  it('counts weeks on from unit to unit of a course', () =>
    expect(datos.unidades.map(u => u.semanas)).toEqual([[1, 2], [3], []]))
})

it('units of syllabi have ids that no unit of a plan has, and keep their weeks', () =>
  expect(
    unidadesDeSilabos([
      {
        asignatura_id: 50,
        periodo_id: 3,
        unidades: [
          { nombre: 'A', semanas: [1, 2] },
          { nombre: 'B', semanas: [3] },
        ],
      },
    ]),
  ).toEqual([
    { id: 1_000_005_000, curso_id: 50, periodo_id: 3, nombre: 'A', semanas: [1, 2] },
    { id: 1_000_005_001, curso_id: 50, periodo_id: 3, nombre: 'B', semanas: [3] },
  ]))
