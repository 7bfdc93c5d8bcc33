import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { expect, it } from 'vitest'
import type { CursoDePlan } from './cursosDePlan.ts'
import { unidadesPorCurso } from './porCurso.ts'

const curso = (id: number, horastotal: number) =>
  [id, { id, label: `C${id}`, curso: { horastotal } } as unknown as CursoDePlan] as const
const cursos = new Map([curso(7, 4), curso(5, 6), curso(9, 2)])
const unidad = (unidad_id: number, asignatura_id: number, semanas: number, version = 1) =>
  ({ id: `${unidad_id}.${version}`, unidad_id, asignatura_id, semanas, version }) as unknown as ItemDeTexto

it('units in force by course, in the order of the malla, with weeks and hours; those of a course that is gone last', () => {
  const items = [unidad(1, 5, 4), unidad(2, 99, 3), unidad(3, 7, 2), unidad(1, 5, 6, 2), unidad(4, 5, 1)]
  expect(
    unidadesPorCurso(items, cursos).map(g => [
      g.curso?.label ?? null,
      g.unidades.map(u => u.vigente.id).join(' '),
      g.semanas,
      g.horas,
    ]),
  ).toEqual([
    ['C7', '3.1', 2, 8],
    ['C5', '1.2 4.1', 7, 42],
    [null, '2.1', 3, 0],
  ])
})
