import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** What a newcomer reads first leads somewhere, and its figures are those that were measured (docs/reliability.md). */

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const README = read('README.md')

/** The heading as the address of its place in a page, as repositories make it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
const anchorsOf = (text: string): string[] => Array.from(text.matchAll(/^#+ (.+)$/gm), m => anchor(m[1]!))

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
/** Rows of the tables of a part of a text, without their heads. */
const rowsOf = (text: string): string[][] =>
  Array.from(text.matchAll(/^\| (?:---|.+\|\n\| ---).*\n((?:\|.*\n)+)/gm), m => m[1]!.trim().split('\n'))
    .flat()
    .map(cellsOf)
const part = (heading: string): string => README.split(/^## /m).find(p => p.startsWith(`${heading}\n`)) ?? ''

const isWithin = (few: readonly string[], many: readonly string[]): boolean => {
  let next = 0
  for (const cell of many) if (cell === few[next]) next++
  return next === few.length
}

describe.each([
  'README.md',
  'ARCHITECTURE.md',
  'docs/recipes.md',
  'docs/operations.md',
  'docs/reliability.md',
])('%s', file => {
  const text = read(file)
  const links = [
    ...Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), m => m[1]!),
    ...Array.from(text.matchAll(/(?:src|srcset)="([^"]+)"/g), m => m[1]!),
  ].filter(link => !/^https?:/.test(link))

  it('leads to what is there', () => {
    expect(links.length).toBeGreaterThan(0)
    const missing = links.filter(link => {
      const [to = '', place] = link.split('#')
      const target = to ? path.join(path.dirname(file), to) : file
      if (!existsSync(path.join(root, target))) return true
      return place !== undefined && !anchorsOf(read(target)).includes(place)
    })
    expect(missing).toEqual([])
  })
})

describe('the figures of the README', () => {
  const measured = rowsOf(read('docs/reliability.md'))

  it.each(['How fast', 'How safe'])(
    '%s: each row is one of docs/reliability.md, in fewer columns',
    heading => {
      const rows = rowsOf(part(heading))
      expect(rows.length).toBeGreaterThan(4)
      // What a row is called may be put in other words.
      const invented = rows.filter(([, ...figures]) => !measured.some(([, ...all]) => isWithin(figures, all)))
      expect(invented).toEqual([])
    },
  )
})
