import { expect, it } from 'vitest'
import { escribirLugar, leerLugar } from './lugar.ts'

it.each([
  [undefined, null],
  ['evaluacion', { clave: 'evaluacion', donde: null }],
  ['unidadesaprendizaje:u-1', { clave: 'unidadesaprendizaje', donde: 'u-1' }],
  ['propia:4f1c', { clave: 'propia:4f1c', donde: null }],
])('%s', (seccion, lugar) => {
  expect(leerLugar(seccion)).toEqual(lugar)
  if (lugar) expect(escribirLugar(lugar)).toBe(seccion)
})
