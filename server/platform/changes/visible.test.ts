import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LECTURA } from './visible.ts'

/** Every `evento: '…'` of the sources, up to its first dot: what records are of. */
const written = (): Map<string, string> => {
  const cwd = path.join(import.meta.dirname, '../..')
  const found = new Map<string, string>()
  for (const file of globSync('{features,platform,seeds}/**/*.ts', { cwd })) {
    if (file.endsWith('.test.ts')) continue
    const source = readFileSync(path.join(cwd, file), 'utf8')
    for (const [, kind] of source.matchAll(/\bevento: ['"`]([a-z_]+)/g)) found.set(kind!, file)
  }
  return found
}

describe('who may see a change', () => {
  it('the sources are read', () => {
    expect([...written().keys()]).toEqual(expect.arrayContaining(['facultad', 'plan_estudio', 'asignatura']))
  })

  it.each([...written()])('is said of %s (%s)', kind => expect(Object.keys(LECTURA)).toContain(kind))
})
