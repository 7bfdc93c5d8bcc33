import { expect, it } from 'vitest'
import { VISITA, whyNotPropio } from './demostracion.ts'

it.each([
  [true, VISITA, true],
  [true, 'operador@demo.edu', false],
  // A person of this name in an installation without a demonstration is a person like any other.
  [false, VISITA, false],
])('with a demonstration: %s, %s: shared: %s', (hay, usuario, compartida) =>
  expect(whyNotPropio(hay, usuario) !== null).toBe(compartida),
)
