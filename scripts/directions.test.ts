import { describe, expect, it } from 'vitest'
import { cyclesOf, type Import, importsOf, problemsOf } from './directions.ts'

const one = (from: string, to: string, typeOnly = false): Import => ({ from, to, typeOnly })

describe('directions', () => {
  it('reads every kind of import', () => {
    const text = `import a from './a.ts'
import type { B } from '@malla/domain/b.ts'
import { type C } from '../c.ts'
import { d, type E } from 'pg'
export { f } from './f.ts'
import './g.css'
const h = () => import('./h.tsx')
new Worker(new URL('./w.ts', import.meta.url))`
    expect(importsOf('server/x/y.ts', text)).toEqual([
      one('server/x/y.ts', 'server/x/a.ts'),
      one('server/x/y.ts', 'domain/b.ts', true),
      one('server/x/y.ts', 'server/c.ts', true),
      one('server/x/y.ts', 'pg'),
      one('server/x/y.ts', 'server/x/f.ts'),
      one('server/x/y.ts', 'server/x/g.css'),
      one('server/x/y.ts', 'server/x/h.tsx'),
      one('server/x/y.ts', 'server/x/w.ts'),
    ])
  })

  it.each([
    ['domain/a.ts', 'contracts/b.ts'],
    ['domain/a.ts', 'zod'],
    ['domain/a.ts', 'node:fs'],
    ['contracts/a.ts', 'server/b.ts'],
    ['documents/a.ts', 'server/b.ts'],
    ['web/features/a.tsx', 'server/b.ts'],
    ['web/features/a.tsx', 'documents/b.ts'],
    ['web/ui/a.tsx', '@tanstack/react-query'],
    ['web/ui/a.tsx', 'web/app/b.ts'],
    ['server/features/a.ts', 'ws'],
    ['server/app.ts', 'server/testing/app.ts'],
    ['server/features/a.ts', 'drizzle-orm'],
    ['server/platform/db/schema/a.ts', 'drizzle-orm/pg-core'],
    ['server/platform/db/db.ts', 'drizzle-orm/node-postgres'],
  ])('%s must not use %s', (from, to) => {
    expect(problemsOf([one(from, to)], () => true)).toHaveLength(1)
  })

  it('of contracts that need zod, also through others, the web takes types alone', () => {
    const needing = [
      one('contracts/a.ts', 'zod'),
      one('contracts/b.ts', 'contracts/a.ts'),
      one('contracts/c.ts', 'contracts/a.ts', true),
    ]
    const against = (from: string, to: string, typeOnly = false) =>
      problemsOf([...needing, one(from, to, typeOnly)], () => true).length
    expect(
      ['contracts/a.ts', 'contracts/b.ts', 'contracts/c.ts'].map(to => against('web/features/x.ts', to)),
    ).toEqual([1, 1, 0])
    expect(against('web/features/x.ts', 'contracts/b.ts', true)).toBe(0)
    expect(against('web/calls.plugin.ts', 'contracts/b.ts')).toBe(0)
    expect(against('web/features/x.test.ts', 'contracts/b.ts')).toBe(0)
  })

  it.each([
    ['server/a.ts', 'documents/b.ts'],
    ['web/a.tsx', 'domain/b.ts'],
    ['contracts/a.ts', 'zod'],
    ['domain/a.test.ts', 'fast-check'],
    ['e2e/a.ts', 'server/main.ts'],
    ['server/platform/db/drizzle.ts', 'drizzle-orm'],
  ])('%s may use %s', (from, to) => {
    expect(problemsOf([one(from, to)], () => true)).toEqual([])
  })

  it('names a circle, and a file that is not there', () => {
    const imports = [
      one('domain/a.ts', 'domain/b.ts'),
      one('domain/b.ts', 'domain/c.ts'),
      one('domain/c.ts', 'domain/a.ts'),
    ]
    expect(cyclesOf(imports)).toEqual([['domain/a.ts', 'domain/b.ts', 'domain/c.ts', 'domain/a.ts']])
    expect(problemsOf([one('domain/a.ts', 'domain/x.ts')], () => false)).toEqual([
      'domain/a.ts → domain/x.ts: not there',
    ])
  })

  it('types may look at each other', () => {
    expect(cyclesOf([one('domain/a.ts', 'domain/b.ts'), one('domain/b.ts', 'domain/a.ts', true)])).toEqual([])
  })
})
