import { expect, it } from 'vitest'
import { articuloDe, contraer, enFrase } from './articulo.ts'

it.each([
  ['Créditos', 'los'],
  ['Horas de teoría', 'las'],
  ['Área', 'el'],
  ['Áreas', 'las'],
  ['Programa', 'el'],
  ['Sección de electivos', 'la'],
  ['Razón social', 'la'],
  ['Modalidad', 'la'],
  ['Especialidades', 'las'],
  ['Facultad', 'la'],
  ['Región', 'la'],
  ['Nube', 'la'],
  ['Clase de plantilla', 'la'],
  ['Repeticiones de curso', 'las'],
  ['Imagen', 'la'],
  ['Estado', 'el'],
  ['Fecha de cese', 'la'],
  ['Orden', 'el'],
  ['Correo Electrónico', 'el'],
])('%s: %s', (etiqueta, articulo) => expect(articuloDe(etiqueta)).toBe(articulo))

it('in a sentence', () => {
  expect([enFrase('Créditos'), enFrase('DNI'), enFrase('Área')]).toEqual(['créditos', 'DNI', 'área'])
  expect([contraer('de', 'el'), contraer('a', 'el'), contraer('a', 'la')]).toEqual(['del', 'al', 'a la'])
})
