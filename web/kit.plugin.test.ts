import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { kitPlugin } from './kit.plugin.ts'

const kit = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'))
const { filter, handler } = kitPlugin().transform as unknown as {
  filter: { id: RegExp }
  handler: (code: string, id: string) => { code: string }
}

test('each component of the kit brings its own styles, and those are there', () => {
  const clases = globSync('esm/**/*.module.mjs', { cwd: kit })
  expect(clases.length).toBeGreaterThan(80)
  const traidos = clases.map(archivo => {
    const id = path.join(kit, archivo)
    expect(filter.id.test(id), archivo).toBe(true)
    return /^import '@mantine\/core\/(styles\/\w+\.layer\.css)'\nexport default 1$/.exec(
      handler('export default 1', id).code,
    )![1]!
  })
  expect(traidos.filter(estilo => !existsSync(path.join(kit, estilo)))).toEqual([])
})

test('what draws nothing brings none', () => {
  expect(filter.id.test('/x/node_modules/@mantine/core/esm/components/Button/Button.mjs')).toBe(false)
  expect(filter.id.test('/x/node_modules/@mantine/dates/esm/components/Day/Day.module.mjs')).toBe(false)
})
