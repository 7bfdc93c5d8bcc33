import { expect, it } from 'vitest'
import { descripcionDeCiclo, nombreDeCiclo } from './nombre.ts'

it.each([
  [1, 'I'],
  [3, 'III'],
  [4, 'IV'],
  [8, 'VIII'],
  [9, 'IX'],
  [10, 'X'],
  [14, 'XIV'],
  [19, 'XIX'],
  [20, 'XX'],
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
