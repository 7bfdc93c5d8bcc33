import { expect, it } from 'vitest'
import { descripcionDeCiclo, nombreDeCiclo } from './nombre.ts'

it.each([
  [1, 'I'],
  [4, 'IV'],
  [10, 'X'],
])('cycle %i is called %s', (numero, nombre) => expect(nombreDeCiclo(numero)).toBe(nombre))

it.each([
  ['III', 'Ciclo III'],
  ['Verano', 'Ciclo Verano'],
  ['Ciclo III', 'Ciclo III'],
  ['Primer grado', 'Primer grado'],
  ['Graduación', 'Ciclo Graduación'],
])('the description of «%s» is «%s»', (nombre, descripcion) =>
  expect(descripcionDeCiclo(nombre)).toBe(descripcion),
)
