import { describe, expect, it } from 'vitest'
import type { CursoDelPlan, Requisito } from '../asignaturas/asignatura.ts'
import { malla, seccion } from '../malla/mallaDePrueba.ts'
import { cadenaPor } from './cadena.ts'
import { analiticaDePlan, periodicidadDe, porMedida, resumirAnalitica } from './plan.ts'

const previo = (id: number): Requisito => ({ tipo: 'curso', asignatura_id: id, modo: 'previo' })
const junto = (id: number): Requisito => ({ tipo: 'curso', asignatura_id: id, modo: 'simultaneo' })
const curso = (
  id: number,
  ciclo: number,
  pide: Requisito[] = [],
  credits: number | null = 4,
): CursoDelPlan => ({
  id,
  nombre: `Curso ${id}`,
  codigo: `C${id}`,
  ciclo_id: ciclo ? ciclo * 10 : null,
  seccion_id: ciclo ? null : 501,
  orden: id,
  credits,
  requisitos: pide.length > 0 ? { tipo: 'y', de: pide } : null,
  areacurso_id: null,
  horasteoria: 3,
  horaspractica: 0,
  horasvirtual: 0,
})

describe('the analysis of a plan', () => {
  it('marks the cycles that leave the mean by more than the deviation', () => {
    const m = malla([curso(1, 1, [], 20), curso(2, 2, [], 20), curso(3, 3, [], 21), curso(4, 4, [], 12)])
    const { cargas, dispersion, unidad } = analiticaDePlan(m)
    expect(unidad).toBe('creditos')
    expect(dispersion).toMatchObject({ media: 18.25, menor: 12, mayor: 21 })
    expect(cargas.map(c => c.aparte)).toEqual([null, null, null, 'menos'])
  })

  it('even cycles mark none; without credits hours are compared', () => {
    const pares = malla([curso(1, 1), curso(2, 2), curso(3, 3), curso(4, 4)])
    expect(analiticaDePlan(pares).cargas.map(c => c.aparte)).toEqual([null, null, null, null])
    const escuela = malla([curso(1, 1, [], null), curso(2, 2, [], null)], 2)
    expect(analiticaDePlan(escuela)).toMatchObject({ unidad: 'horas', dispersion: { media: 3 } })
  })

  it('names loops, courses taken only together, and what asks for itself, and goes on', () => {
    const m = malla([
      curso(1, 1, [previo(3)]),
      curso(2, 2, [previo(1)]),
      curso(3, 3, [previo(2)]),
      curso(4, 1, [junto(5)]),
      curso(5, 1, [junto(4)]),
      curso(6, 2, [previo(6)]),
      curso(7, 4, [previo(3)]),
    ])
    const { lazos, de } = analiticaDePlan(m)
    expect(lazos.map(l => [l.cursos.toSorted(), l.juntos])).toEqual([
      [[1, 2, 3], false],
      [[6], false],
      [[4, 5], true],
    ])
    expect(de.get(3)?.bloqueo).toBe(1)
  })

  it('tells requisites that others ask for already', () => {
    const m = malla([curso(1, 1), curso(2, 2, [previo(1)]), curso(3, 3, [previo(1), previo(2)])])
    expect(analiticaDePlan(m).redundantes).toEqual([{ de: 1, a: 3, por: 2, modo: 'previo' }])
  })

  it('tells requisites outside of the plan', () => {
    const m = malla([curso(1, 1, [{ tipo: 'texto', texto: 'MAT000', modo: 'previo' }, previo(99)])])
    expect(analiticaDePlan(m).fuera).toEqual([
      { asignatura_id: 1, texto: 'MAT000' },
      { asignatura_id: 1, texto: null },
    ])
  })

  it('is told without maps, courses as they stand', () => {
    const m = malla([curso(2, 2, [previo(1)]), curso(1, 1), curso(9, 0, [previo(1)])], 2, [seccion(501)])
    const r = resumirAnalitica(m, analiticaDePlan(m))
    expect(r.cursos.map(c => [c.id, c.lugar, c.complejidad])).toEqual([
      [1, 'Ciclo 1', 4],
      [2, 'Ciclo 2', 2],
      [9, 'Electivos 1', 2],
    ])
    expect(r.distancia).toEqual({ media: 1, mayor: 1 })
    expect(resumirAnalitica(malla([], 0), analiticaDePlan(malla([], 0)))).toMatchObject({
      dispersion: null,
      distancia: null,
      cadena: [],
    })
  })

  it('follows the longest chain through any course', () => {
    const m = malla([
      curso(1, 1),
      curso(2, 2, [previo(1)]),
      curso(3, 3, [previo(2)]),
      curso(4, 2, [previo(1)]),
      curso(5, 1),
    ])
    expect(cadenaPor(m.grafo, 2)).toEqual([1, 2, 3])
    expect(cadenaPor(m.grafo, 4)).toEqual([1, 4])
    expect(cadenaPor(m.grafo, 5)).toEqual([5])
    expect(cadenaPor(m.grafo, 99)).toEqual([])
  })

  it.each([
    [3, 'trimestre'],
    [1, 'semestre'],
    [null, 'semestre'],
  ] as const)('a programme of cycle type %s counts as %s', (tipo, p) => expect(periodicidadDe(tipo)).toBe(p))

  it('courses stand by a measure; of equal ones the one that weighs, blocks, is crossed more, then as in the malla', () => {
    const analizado = (
      id: number,
      complejidad: number,
      bloqueo: number,
      demora: number,
      centralidad = 0,
    ) => ({
      ...{ id, codigo: null, nombre: `Curso ${id}`, lugar: '' },
      ...{ complejidad, bloqueo, demora, centralidad },
    })
    const cursos = [
      ...[analizado(1, 5, 1, 4), analizado(2, 5, 2, 3), analizado(3, 5, 1, 4, 9), analizado(4, 5, 1, 4)],
      analizado(5, 6, 3, 3),
    ]
    expect(porMedida(cursos).map(c => c.id)).toEqual([5, 2, 3, 1, 4])
    expect(porMedida(cursos, 'demora').map(c => c.id)).toEqual([3, 1, 4, 5, 2])
  })
})
