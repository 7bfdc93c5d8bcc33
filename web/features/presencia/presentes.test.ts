import type { Presente } from '@malla/contracts/presencias.ts'
import { expect, it } from 'vitest'
import { anotarPresentes, claveDePlan, quienEstaEnPlan } from './presentes.ts'

const presente = (nombres: string): Presente => ({ nombres }) as Presente

it.each([
  [[], null],
  [['Ana Ruiz'], 'Ana Ruiz está en este plan.'],
  [['Ana Ruiz', 'Inés Soto'], 'Ana Ruiz e Inés Soto están en este plan.'],
])('who else is in a plan: %j', (nombres, dicho) => {
  anotarPresentes(claveDePlan(7), nombres.map(presente))
  expect(quienEstaEnPlan(7)).toBe(dicho)
  expect(quienEstaEnPlan(8)).toBeNull()
})

it('of a plan that was left nobody is known', () => {
  anotarPresentes(claveDePlan(7), [presente('Ana Ruiz')])
  anotarPresentes(claveDePlan(7), null)
  expect(quienEstaEnPlan(7)).toBeNull()
})
