import { expect, it } from 'vitest'
import { hechoDeCese, isCesado, whyNotEditarPlan, whyNotTrasCese } from './cese.ts'

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

it.each([
  [
    'who sent it',
    'Ana Ruiz',
    'El plan está en la Papelera y solo se puede leer. Para cambiarlo hay que recuperarlo.',
  ],
  ['nothing of who', null, 'El plan ya no se encuentra: solo se puede leer lo que se ve aquí.'],
])('a plan that was taken away while it is shown is read-only; known is %s', (_case, por, dicho) =>
  expect(whyNotEditarPlan({ ...vigente, papelera: { por } })).toBe(dicho),
)

it('who began before it was ceased is told what happened and what became of what they wrote', () => {
  expect(whyNotTrasCese(cesado)).toMatch(
    /^Otra persona cesó el plan mientras usted lo editaba, con fecha 21\/11\/2026: solo se puede leer, .* no se ha guardado\. Cópielo/,
  )
  expect(whyNotTrasCese(cesado, true)).toBe(
    'Otra persona ya cesó el plan, con fecha 21/11/2026. Para poner otra fecha, restáurelo y vuelva a cesarlo.',
  )
})

it.each([
  [null, null, 'editar'],
  [null, '2026-11-21', 'cesar'],
  ['2026-11-21', null, 'restaurar'],
  ['2026-11-21', '2026-12-31', 'editar'],
  ['2026-11-21', '2026-11-21', 'editar'],
] as const)('hechoDeCese: from %s to %s', (antes, despues, hecho) =>
  expect(hechoDeCese(antes, despues)).toBe(hecho),
)
