import { describe, expect, it } from 'vitest'
import type { CursoDelPlan } from '../asignaturas/asignatura.ts'
import { requisitosFromIds } from '../asignaturas/requisitos.ts'
import { malla, seccion } from '../malla/mallaDePrueba.ts'
import { cargaDeCiclos, type Distancia, dispersionDe, distanciasDe, lejanosDe } from './carga.ts'

const curso = (id: number, ciclo: number | null, pide: number[] = []): CursoDelPlan => ({
  id,
  nombre: `Curso ${id}`,
  codigo: null,
  ciclo_id: ciclo === null ? null : ciclo * 10,
  seccion_id: ciclo === null ? 501 : null,
  orden: id,
  credits: 4,
  requisitos: requisitosFromIds(pide),
  areacurso_id: null,
  horasteoria: 2,
  horaspractica: 2,
  horasvirtual: 0,
})

describe('load and distance', () => {
  it('tells the load of each cycle, empty ones too, and of no elective', () => {
    const m = malla([curso(1, 1), curso(2, 1), curso(3, 2), curso(9, null)], 3, [seccion(501)])
    expect(cargaDeCiclos(m).map(c => [c.nombre, c.cursos, c.creditos, c.horas])).toEqual([
      ['1', 2, 8, 8],
      ['2', 1, 4, 4],
      ['3', 0, null, 0],
    ])
  })

  it.each([
    [[], null],
    [[20], { media: 20, desviacion: 0, menor: 20, mayor: 20 }],
    [[18, 22, 20, 24], { media: 21, desviacion: Math.sqrt(5), menor: 18, mayor: 24 }],
  ])('spread of %j', (numeros, dispersion) => {
    expect(dispersionDe(numeros)).toEqual(dispersion)
  })

  it('counts how many cycles a requisite looks back; those of electives have none', () => {
    const m = malla(
      [curso(1, 1), curso(2, 2, [1]), curso(3, 4, [1]), curso(4, 1, [3]), curso(9, null, [1])],
      4,
      [seccion(501)],
    )
    expect(distanciasDe(m).map(d => [d.de, d.a, d.ciclos])).toEqual([
      [1, 2, 1],
      [1, 3, 3],
      [3, 4, -3],
    ])
  })

  it('those that look back more than two cycles are far, the farthest first', () => {
    const distancias = [2, 3, -4, 5].map(ciclos => ({ de: 1, a: 2, ciclos }) as Distancia)
    expect(lejanosDe(distancias).map(d => d.ciclos)).toEqual([5, 3])
  })
})
