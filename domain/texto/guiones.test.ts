import { expect, it } from 'vitest'
import { conGuiones } from './guiones.ts'

it.each([
  ['Electrotecnia', 'Elec-tro-tec-nia'],
  ['Programación', 'Pro-gra-ma-ción'],
  ['Fundamentos', 'Fun-da-men-tos'],
  ['Mantenimiento', 'Man-te-ni-mien-to'],
  ['Desarrollo', 'De-sa-rro-llo'],
  ['Constructivo', 'Cons-truc-ti-vo'],
  ['Turbomáquinas', 'Tur-bo-má-qui-nas'],
  ['Investigación', 'In-ves-ti-ga-ción'],
  ['Transferencia', 'Trans-fe-ren-cia'],
  ['Aprendizaje', 'Apren-di-za-je'],
  ['Preprofesionales', 'Pre-pro-fe-sio-na-les'],
  ['Poesía', 'Poesía'],
  ['Cálculo de Probabilidades II', 'Cálculo de Pro-ba-bi-li-da-des II'],
  ['INF-134', 'INF-134'],
])('%s', (texto, cortado) =>
  expect(conGuiones(texto, 7).replaceAll('\u00ad', '-')).toBe(
    // At least three letters stay behind a hyphen.
    cortado.replace(/-(\p{L}{1,2})(?!\p{L}|-)/gu, '$1'),
  ),
)

it('without them it is the text it was', () =>
  expect(conGuiones('Administración de Operaciones', 7).replaceAll('\u00ad', '')).toBe(
    'Administración de Operaciones',
  ))

it('what fits is left whole', () =>
  expect(conGuiones('Ingeniería Electromecánica', 12).replaceAll('\u00ad', '-')).toBe(
    'Ingeniería Elec-tro-me-cá-ni-ca'.replace('ni-ca', 'nica'),
  ))

it.each([
  // Eleven letters each: one with wide ones, one with narrow ones.
  ['Fundamentos', 'Fun-da-men-tos'],
  ['Estadística', 'Estadística'],
])('a word is as long as its letters are wide: %s', (texto, cortado) =>
  expect(conGuiones(texto, 11).replaceAll('\u00ad', '-')).toBe(cortado),
)
