import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import manifest from './package.json' with { type: 'json' }

const root = import.meta.dirname
const sources = globSync('**/*.{ts,tsx,css}', { cwd: root, exclude: ['node_modules/**', 'dist/**'] })
const text = sources.map(file => readFileSync(path.join(root, file), 'utf8')).join('\n')
const names = Object.keys(manifest.dependencies)

interface Needs {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const needsOf = (name: string): string[] => {
  const file = path.join(root, '../node_modules', name, 'package.json')
  const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Needs
  return Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })
}
/** What another one stands on is named so that both come in one version. */
const needed = new Set(names.flatMap(needsOf))

it.each(names)('%s is used', name =>
  expect(needed.has(name) || [`${name}'`, `${name}/`].some(written => text.includes(written))).toBe(true),
)
