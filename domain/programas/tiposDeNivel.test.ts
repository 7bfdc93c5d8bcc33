import { expect, it } from 'vitest'
import { nombreDeTipoDeNivel, tiposDeNivel } from './tiposDeNivel.ts'

it.each([
  ['Universidad', 1, 'Pregrado'],
  ['Instituto', 1, 'Formación profesional'],
  ['Colegio', 1, 'Educación básica'],
  ['Universidad', 2, 'Posgrado'],
  ['Instituto', 3, 'Segunda especialidad'],
  ['Universidad', 7, 'Otro (7)'],
] as const)('in a %s the type %i is «%s»', (empresa, tipo, dicho) =>
  expect(nombreDeTipoDeNivel(tipo, empresa)).toBe(dicho),
)

it('there are three to choose from, in a school one, and the one that a level has already', () => {
  expect(tiposDeNivel('Instituto', 2).map(t => t.valor)).toEqual([1, 2, 3])
  expect(tiposDeNivel('Colegio', 1).map(t => t.nombre)).toEqual(['Educación básica'])
  expect(tiposDeNivel('Colegio', 2).map(t => t.nombre)).toEqual(['Educación básica', 'Posgrado'])
  expect(tiposDeNivel('Universidad', 7).map(t => t.nombre)).toEqual([
    'Pregrado',
    'Posgrado',
    'Segunda especialidad',
    'Otro (7)',
  ])
})
