import { expect, it } from 'vitest'
import { fila } from './grillaDePrueba.ts'
import { sumasDePlan } from './totales.ts'

const electivo = (id: number) => fila(id, { ciclo_id: 0, seccion_id: 1 })

it.each([
  ['no elective', [], '1 curso'],
  ['one', [electivo(2)], '1 curso y 1 electivo'],
  ['several', [electivo(2), electivo(3)], '1 curso y 2 electivos'],
])('how many courses a plan has: %s', (_case, electivos, cursos) =>
  expect(sumasDePlan([fila(1), ...electivos], []).cursos).toBe(cursos),
)
