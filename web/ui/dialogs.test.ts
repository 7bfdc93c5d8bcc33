import { expect, it } from 'vitest'
import { carryOut, type Question } from './dialogs.tsx'

const refused = (body: object) =>
  Object.assign(new Error('Sin conexión'), { status: 0, errors: {}, body }) as Error

it.each<[string, () => Promise<unknown>, string[] | null, unknown[]]>([
  ['done', async () => undefined, null, [true]],
  ['refused, for which it stays open', () => Promise.reject(refused({})), ['Sin conexión'], []],
  [
    'kept until the server is back, which was said',
    () => Promise.reject(refused({ enCola: true })),
    null,
    [true],
  ],
])('what was asked is %s', async (_case, work, reasons, answers) => {
  const dichas: unknown[] = []
  const question: Question = {
    title: '',
    text: '',
    choices: [],
    dismiss: false,
    work,
    resolve: v => void dichas.push(v),
  }
  expect(await carryOut(question, true)).toEqual(reasons)
  expect(dichas).toEqual(answers)
})
