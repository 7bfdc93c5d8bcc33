import { expect, it } from 'vitest'
import type { Nivel } from './catalogos.ts'
import { huecosDe, solapesDe } from './cobertura.ts'

const celdas = (...filas: [number, number, Nivel][]) =>
  filas.map(([competencia_id, asignatura_id, nivel]) => ({ competencia_id, asignatura_id, nivel }))

it('an empty matrix is all gaps', () =>
  expect(huecosDe([1], [8, 9], [])).toEqual({ sinCursos: [1], sinCompetencias: [8, 9], sinNivel: [] }))

it('tells what nobody serves, who serves nothing, and which levels are never reached', () =>
  expect(
    huecosDe([1, 2, 3], [7, 8, 9], celdas([1, 7, 'introduce'], [1, 8, 'logra'], [2, 7, 'desarrolla'])),
  ).toEqual({
    sinCursos: [3],
    sinCompetencias: [9],
    sinNivel: [
      { competencia_id: 1, faltan: ['desarrolla'] },
      { competencia_id: 2, faltan: ['introduce', 'logra'] },
    ],
  }))

it('a competency with all three levels has no gap; cells of other courses and competencies do not count', () => {
  const llena = celdas([1, 7, 'introduce'], [1, 7, 'desarrolla'], [1, 7, 'logra'])
  expect(huecosDe([1], [7], llena)).toEqual({ sinCursos: [], sinCompetencias: [], sinNivel: [] })
  expect(huecosDe([1], [8], [...llena, ...celdas([5, 8, 'logra'])])).toEqual({
    sinCursos: [1],
    sinCompetencias: [8],
    sinNivel: [],
  })
})

it('two that introduce or achieve the same overlap; many may develop it', () =>
  expect(
    solapesDe(
      celdas(
        [1, 7, 'logra'],
        [1, 8, 'logra'],
        [1, 9, 'introduce'],
        [2, 7, 'desarrolla'],
        [2, 8, 'desarrolla'],
      ),
    ),
  ).toEqual([{ competencia_id: 1, nivel: 'logra', cursos: [7, 8] }]))
