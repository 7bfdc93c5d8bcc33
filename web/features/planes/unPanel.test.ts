import { expect, it } from 'vitest'
import { cualCede } from './unPanel.ts'

const uno = { curso: 7, panel: undefined }
const ley = { curso: undefined, panel: 'legal' }
const dos = { curso: 7, panel: 'legal' }

it.each([
  ['nothing else is open', null, uno, null],
  ['the law is opened beside a course', uno, dos, 'curso'],
  ['a course is opened beside the law', ley, dos, 'panel'],
  ['both come with the address', null, dos, 'panel'],
  ['the law is closed', dos, uno, null],
] as const)('%s', (_case, antes, ahora, cede) => expect(cualCede(antes, ahora)).toBe(cede))
