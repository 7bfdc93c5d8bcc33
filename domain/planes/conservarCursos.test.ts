import { expect, it } from 'vitest'
import { cursosEnOrden, cursosQueSiguen } from './conservarCursos.ts'
import type { ContenidoDePlan } from './copiar.ts'

const ciclos = [
  { id: 70, numero: 2 },
  { id: 71, numero: 1 },
]
const curso = (id: number, orden: number, ciclo_id: number | null, seccion_id: number | null = null) => ({
  id,
  codigo: null,
  nombre: 'Taller',
  orden,
  ciclo_id,
  seccion_id,
})
const con = (asignaturas: object[]) => ({ ciclos, secciones: [], asignaturas }) as unknown as ContenidoDePlan

it('a form has courses by the number of their cycle and their place in it, electives apart by their section', () => {
  const c = con([
    curso(1, 0, 70),
    curso(2, 1, 71),
    curso(3, 0, 71),
    curso(4, 0, null, 9),
    curso(5, 1, null, 8),
    curso(6, 0, null, 8),
  ])
  expect(cursosEnOrden(c, false).map(a => a.id)).toEqual([3, 2, 1])
  expect(cursosEnOrden(c, true).map(a => a.id)).toEqual([6, 5, 4])
})

it('courses that nothing else tells apart follow by their place', () =>
  expect(
    cursosQueSiguen(con([curso(11, 1, 70), curso(12, 0, 70)]), con([curso(1, 0, 70), curso(2, 1, 70)])),
  ).toEqual(
    new Map([
      [12, 1],
      [11, 2],
    ]),
  ))
