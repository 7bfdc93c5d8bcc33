import { expect, it } from 'vitest'
import { isCesado, whyNotEditarPlan } from './cese.ts'

const vigente = { fechacese: null }
const cesado = { fechacese: '2026-11-21' }

it.each([
  ['in force', vigente, false],
  ['ceased', cesado, true],
  ['ceased on a day to come is ceased already', { fechacese: '2999-01-01' }, true],
])('isCesado: %s', (_case, plan, si) => expect(isCesado(plan)).toBe(si))

it('a ceased plan is read-only and says since when', () => {
  expect(whyNotEditarPlan(vigente)).toBeNull()
  expect(whyNotEditarPlan(cesado)).toBe(
    'El plan está cesado con fecha 21/11/2026 y solo se puede leer. Restáurelo para cambiarlo.',
  )
})
