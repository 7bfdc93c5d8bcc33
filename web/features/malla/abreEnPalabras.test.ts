import { expect, it } from 'vitest'
import { abreEnPalabras } from './abreEnPalabras.ts'

it.each([
  ['those of the list, and all that hang on them', 3, 12, 'Abre el paso a 3 cursos', /^12 en total/],
  ['those of the list, which are all', 1, 1, 'Abre el paso a 1 curso', /^$/],
  ['nobody', 0, 0, 'Abre el paso a', /^$/],
])('says %s', (_case, directos, todos, titulo, total) => {
  const dicho = abreEnPalabras(directos, todos)
  expect(dicho.titulo).toBe(titulo)
  expect(dicho.total ?? '').toMatch(total)
})
