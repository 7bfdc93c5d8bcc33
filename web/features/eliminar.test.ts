import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Each call of `confirmDelete` in a source, with what it does. */
const borrados = (texto: string): string[] =>
  texto
    .split('confirmDelete({')
    .slice(1)
    .map(resto => resto.slice(0, resto.indexOf('\n    })')))

it('whoever deletes something on the server reads what it answers: «Acabamos de eliminar…»', async () => {
  const callados: string[] = []
  const dichos: string[] = []
  for await (const archivo of glob('**/*.tsx', { cwd: import.meta.dirname }))
    for (const borrado of borrados(readFileSync(`${import.meta.dirname}/${archivo}`, 'utf8')))
      if (/await api\(/.test(borrado)) (/notifyGood\(/.test(borrado) ? dichos : callados).push(archivo)
  expect(callados).toEqual([])
  expect(dichos.length).toBeGreaterThan(10)
})
