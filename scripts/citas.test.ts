import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** A comment may send its reader only to a text that is in the repository; the specification is cited as §n (docs/spec-coverage.md). */

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync(
  '{domain,contracts,documents,server,web,e2e,bench,faults,scripts,docs}/**/*.{ts,tsx,mjs,css,sql,typ,md}',
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'scripts/citas.test.ts'],
  },
)

/** Texts that a file names: «docs/recipes.md», «ARCHITECTURE.md», or another one beside it. */
const citedBy = (file: string): string[] => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const names = Array.from(text.matchAll(/[\w./-]*\b[\w-]+\.md\b/g), m => m[0])
  return [...names, ...(/\b(?:design|look|traps|style) §/.test(text) ? ['design §'] : [])]
}
const isThere = (file: string, name: string): boolean =>
  existsSync(path.join(root, name)) || existsSync(path.join(root, path.dirname(file), name))

it('every text that a source cites is in the repository', () => {
  expect(sources.length).toBeGreaterThan(700)
  const missing = sources.flatMap(file =>
    citedBy(file)
      .filter(name => !isThere(file, name))
      .map(name => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})
