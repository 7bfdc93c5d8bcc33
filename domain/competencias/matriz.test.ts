import { describe, expect, it } from 'vitest'
import type { Nivel } from './catalogos.ts'
import { huecosDeMatriz, recortar } from './matriz.ts'

const nodo = (id: number, competencia_id = 0, tabcompetencia_id = 0, tipopadre = 1) => ({
  id,
  competencia_id,
  orden: id,
  tipopadre,
  tabcompetencia_id,
})
const celdas = (...filas: [number, number, Nivel][]) =>
  filas.map(([competencia_id, asignatura_id, nivel]) => ({ competencia_id, asignatura_id, nivel }))
const TODOS: Nivel[] = ['introduce', 'desarrolla', 'logra']
const llena = (competencia: number, curso: number) =>
  celdas(...TODOS.map((n, i): [number, number, Nivel] => [competencia, curso + i, n]))

// 1 > (2, 3 > 4), 5 alone
const ARBOL = [nodo(1), nodo(2, 1), nodo(3, 1), nodo(4, 3), nodo(5)]

describe('gaps in a tree of competencies', () => {
  it('without cells each leaf is one, and none of what they hang on', () =>
    expect(huecosDeMatriz(ARBOL, [7], [])).toEqual({
      sinCursos: [2, 4, 5],
      sinCompetencias: [7],
      sinNivel: [],
    }))

  it('what serves a competency serves its parts: it is told once, where the plan says it', () =>
    expect(huecosDeMatriz(ARBOL, [7], celdas([1, 7, 'logra']))).toEqual({
      sinCursos: [5],
      sinCompetencias: [],
      sinNivel: [{ competencia_id: 1, faltan: ['introduce', 'desarrolla'] }],
    }))

  it('levels of a line add up, upwards and downwards', () => {
    const { sinNivel } = huecosDeMatriz(
      ARBOL,
      [7, 8, 9],
      [...celdas([3, 7, 'introduce'], [4, 8, 'desarrolla'], [4, 9, 'logra']), ...llena(2, 7), ...llena(5, 7)],
    )
    expect(sinNivel).toEqual([])
  })

  it('a part that adds nothing leaves its sisters as they are', () => {
    const { sinCursos, sinNivel } = huecosDeMatriz(ARBOL, [7], celdas([2, 7, 'introduce']))
    expect(sinCursos).toEqual([4, 5])
    expect(sinNivel).toEqual([{ competencia_id: 2, faltan: ['desarrolla', 'logra'] }])
  })
})

describe('what a filter leaves', () => {
  const curso = (id: number, ciclo_id: number, areacurso_id = 0, tipocurso_id = 0) => ({
    id,
    ciclo_id,
    seccion_id: 0,
    areacurso_id,
    tipocurso_id,
  })
  const cursos = [curso(7, 1, 3), curso(8, 2, 3, 6), curso(9, 2)]
  const competencias = [nodo(1, 0, 4), nodo(2, 1, 4), nodo(3, 0, 0, 2)]
  const ids = (filtro: object, huecos = huecosDeMatriz(competencias, [7, 8, 9], celdas([2, 7, 'logra']))) => {
    const r = recortar(competencias, cursos, huecos, filtro)
    return [r.competencias.map(c => c.id), r.cursos.map(c => c.id)]
  }

  it.each([
    [{}, [1, 2, 3], [7, 8, 9]],
    [{ ciclo_id: 2 }, [1, 2, 3], [8, 9]],
    [{ areacurso_id: 3 }, [1, 2, 3], [7, 8]],
    [{ ciclo_id: 2, tipocurso_id: 6 }, [1, 2, 3], [8]],
    [{ tabcompetencia_id: 4 }, [1, 2], [7, 8, 9]],
    [{ tipopadre: 2 }, [3], [7, 8, 9]],
    [{ huecos: true }, [1, 2, 3], [7, 8, 9]],
    [{ huecos: true, tipopadre: 2 }, [3], [7, 8, 9]],
  ])('%o', (filtro, filas, columnas) => expect(ids(filtro)).toEqual([filas, columnas]))

  it('only gaps, where all competencies are reached: the courses that serve none; nothing where nothing is missing', () => {
    const huecos = { sinCursos: [], sinCompetencias: [9], sinNivel: [] }
    expect(ids({ huecos: true }, huecos)).toEqual([[1, 2, 3], [9]])
    expect(ids({ huecos: true }, { ...huecos, sinCompetencias: [] })).toEqual([[], []])
  })
})
