import { expect, it } from 'vitest'
import { programasQueLoUsan } from './programas.ts'

it.each([
  ['of two', ['Civil', 'Minas'], false, 'Civil, Minas'],
  ['of all', [], true, 'Todos'],
  ['of others, that the reader does not see', [], false, 'Otros programas'],
])('a laboratory %s', (_case, programas, para_todos, said) =>
  expect(programasQueLoUsan({ programas, para_todos })).toBe(said),
)
