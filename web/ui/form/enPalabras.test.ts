import { expect, it } from 'vitest'
import { enPalabras, nombreDeArchivo, tituloDe } from './enPalabras.ts'

it.each([
  ['descripcion', '<p>Diseña <b>puentes</b></p>', 'Diseña puentes'],
  ['descripcion', 'a < b', 'a < b'],
  ['fechacese', '2026-05-03', '03/05/2026'],
  ['root', false, 'No'],
  ['credits', 3.5, '3,5'],
  ['semanas', 16, '16'],
  ['escala', { minimo: 10.5, maximo: 20 }, 'Nota mínima: 10,5; Nota máxima: 20'],
  ['nota', '', '(vacío)'],
  ['redaccion', ['a@x.pe', 'b@x.pe'], 'a@x.pe, b@x.pe'],
  ['firmas', [{ nombre: 'Rosa', cargo: 'Decana' }], 'Rosa (Cargo: Decana)'],
  ['firmas', [], '(vacío)'],
  ['escala', { minimo: 0, maximo: 20 }, 'Nota mínima: 0; Nota máxima: 20'],
] as const)('%s %j: «%s»', (name, value, text) => expect(enPalabras(name, value)).toBe(text))

it.each([
  ['nombre', 'Ana', 'Nombre'],
  ['limites.creditos', 200, 'Límites propios: Créditos'],
  ['propias.x-1', { nombre: 'Ética' }, 'Secciones propias: Ética'],
])('the disputed field %s is called «%s»', (name, mine, text) =>
  expect(tituloDe({ name, mine, theirs: null })).toBe(text),
)

it('a file is called by its name', () => {
  expect(nombreDeArchivo(new File(['x'], 'resolución.pdf'))).toBe('resolución.pdf')
  expect(nombreDeArchivo(new Blob(['x']))).toBe('El archivo elegido')
})
