import type { Sesion } from '@malla/contracts/sesion.ts'
import { expect, it, vi } from 'vitest'
import { mayOpenPages } from './guards.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

const NOBODY = {
  isOperador: false,
  isDemo: false,
  isInspector: false,
  isDocenteSilabo: false,
  isTutor: false,
}
const persona = (marks: Partial<Sesion>, root = false): Sesion =>
  ({ ...NOBODY, ...marks, persona: { root } }) as unknown as Sesion

it.each<[string, Sesion, boolean]>([
  ['root', persona({}, true), true],
  ['an operator', persona({ isOperador: true }), true],
  ['a demo user', persona({ isDemo: true }), true],
  ['an inspector', persona({ isInspector: true }), true],
  ['a lecturer with syllabi', persona({ isDocenteSilabo: true }), true],
  ['a tutor', persona({ isTutor: true }), true],
  ['anybody else', persona({}), false],
])('%s may open pages: %s', (_case, user, may) => expect(mayOpenPages(user)).toBe(may))
