import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { expect, it } from 'vitest'
import { conCuentas } from './registro.ts'

const plan = { id: 1, json: {} } as Plan
const curso = (ciclo_id: number, credits: number | null) =>
  ({ ciclo_id, credits, horastotal: 2, areacurso_id: 1 }) as Asignatura

it.each([
  ['obligatory ones, and what the section requires', [curso(10, 4), curso(0, 3), curso(0, 3)], 7, 2],
  ['none where no course has any, whatever the section requires', [curso(10, null)], 0, 2],
])('a plan counts credits anew when a course changes: %s', (_case, cursos, creditos, horas) =>
  expect(conCuentas(plan, cursos, [{ creditos_requeridos: 3 }])).toMatchObject({ creditos, horas }),
)
