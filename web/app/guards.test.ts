import type { Sesion } from '@malla/contracts/sesion.ts'
import { expect, it, vi } from 'vitest'
import { mayOpenPages, requireRoot } from './guards.ts'

const { hay, recordado } = vi.hoisted(() => ({
  hay: { user: null as Sesion | null },
  recordado: vi.fn(),
}))
// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))
vi.mock('./session.ts', () => ({ ensureSession: async () => hay }))
vi.mock('./returnPath.ts', () => ({ rememberPath: recordado }))

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

it.each<[string, Sesion | null, string | null]>([
  ['root', persona({}, true), null],
  ['an operator', persona({ isOperador: true }), '/escritorio'],
  ['nobody', null, '/auth/signin'],
])('a page of administrators, for %s (§2)', async (_case, user, elsewhere) => {
  hay.user = user
  recordado.mockClear()
  const href = '/form/24042018114601'
  const leads = requireRoot({ location: { href }, preload: true }).then(
    () => null,
    thrown => thrown.options.href,
  )
  expect(await leads).toBe(elsewhere)
  expect(recordado.mock.calls).toEqual(user ? [] : [[href]])
})
