import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import manifest from './package.json' with { type: 'json' }

const root = import.meta.dirname
const sources = globSync('**/*.{ts,tsx,css}', { cwd: root, exclude: ['node_modules/**', 'dist/**'] })
const text = sources.map(file => readFileSync(path.join(root, file), 'utf8')).join('\n')

it.each(Object.keys(manifest.dependencies))('%s is used', name =>
  expect([`${name}'`, `${name}/`].some(written => text.includes(written))).toBe(true),
)
