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

it('a full matrix is looked through once, however many competencies it has', () => {
  let mirados = 0
  const ids = Array.from({ length: 300 }, (_x, i) => i + 1)
  const competencias = new Proxy(ids, {
    get(lista, clave, self) {
      if (typeof clave === 'string' && /^\d+$/.test(clave)) mirados++
      return Reflect.get(lista, clave, self)
    },
  })
  const cursos = Array.from({ length: 50 }, (_x, i) => 1000 + i)
  const llena = ids.flatMap(c =>
    cursos.map(a => ({ competencia_id: c, asignatura_id: a, nivel: 'logra' as const })),
  )
  expect(huecosDe(competencias, cursos, llena).sinCursos).toEqual([])
  expect(mirados).toBeLessThan(10 * ids.length)
})
