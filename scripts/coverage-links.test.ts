import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** docs/spec-coverage.md must not rot: what it names is there, and what it quotes of a test stands in that test. */

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8')

/** Files of the repository in backticks: `domain/planes/cese.ts`. */
const files = [...new Set(Array.from(text.matchAll(/`([\w-]+(?:\/[\w.-]+)*\.[a-z]{2,4})`/g), m => m[1]!))]
/** What is quoted right after a test: `x.test.ts` «words of its name», «of another». */
const quoted = Array.from(
  text.matchAll(/`([\w./-]+\.test\.ts|[\w./-]*\btesting\/[\w./-]+\.ts)`((?:,? «[^»]+(?:«[^»]*»[^»]*)?»)+)/g),
  m => Array.from(m[2]!.matchAll(/«([^»]+(?:«[^»]*»[^»]*)?)»/g), words => [m[1]!, words[1]!] as const),
).flat()

describe('docs/spec-coverage.md', () => {
  it('names files and tests', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(quoted.length).toBeGreaterThan(80)
  })

  it('every file that it names is there', () => {
    expect(files.filter(file => !existsSync(path.join(root, file)))).toEqual([])
  })

  it('every test that it quotes stands in its file', () => {
    const missing = quoted.filter(
      ([file, words]) =>
        existsSync(path.join(root, file)) && !readFileSync(path.join(root, file), 'utf8').includes(words),
    )
    expect(missing).toEqual([])
  })

  it('every row says where it lives and what holds it', () => {
    const rows = text.split('\n').filter(line => /^\| (?!Asks|-)/.test(line))
    const silent = rows.filter(row => {
      const [, lives, held, ...more] = row.replace(/^\| | \|$/g, '').split(' | ')
      return !lives || lives === '–' || !held || held === '–' || more.length > 0
    })
    expect(rows.length).toBeGreaterThan(200)
    expect(silent).toEqual([])
  })
})
