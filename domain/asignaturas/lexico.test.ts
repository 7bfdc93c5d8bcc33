import { expect, it } from 'vitest'
import type { Id } from './asignatura.ts'
import { lexicoDe } from './lexico.ts'

const lexico = lexicoDe([
  { id: 1, codigo: 'MAT-021', nombre: 'Matemáticas I' },
  { id: 2, codigo: 'MAT-022', nombre: 'Matemáticas II' },
  { id: 3, codigo: null, nombre: 'Ética y Sociedad' },
  { id: 4, codigo: 'ARQ001', nombre: 'Optativa' },
  { id: 5, codigo: 'ARQ002', nombre: 'Optativa' },
  { id: 6, codigo: null, nombre: 'Optativa' },
  { id: 7, codigo: '0021', nombre: '' },
  { id: 8, codigo: '21', nombre: 'MAT-021' },
  { id: 9, codigo: 'A-1', nombre: 'Taller' },
  { id: 10, codigo: 'A1', nombre: 'Taller' },
  { id: 11, codigo: 'DUP', nombre: 'Uno' },
  { id: 12, codigo: 'dup', nombre: 'Dos' },
])

it.each<[string, string, Id | null, boolean]>([
  ['a code', 'MAT-022', 2, false],
  ['case and blanks', '  mat-022 ', 2, false],
  ['a code without its hyphen', 'MAT022', 2, false],
  ['a code with a blank', 'mat 022', 2, false],
  ['a name', 'Matematicas ii', 2, false],
  ['a name with «y»', 'etica Y sociedad', 3, false],
  ['a name of several', 'Optativa', null, true],
  ['code before name', 'MAT-021', 1, false],
  ['leading zeros stay', '0021', 7, false],
  ['… and are not another code', '21', 8, false],
  ['code and name', 'MAT-021 Matemáticas I', 1, false],
  ['code and name with a dash', 'MAT-021 - Matemáticas I', 1, false],
  ['code and name in brackets', 'MAT-021 (matemáticas i)', 1, false],
  ['code and name as this system says it', 'MAT-021 · Matemáticas I', 1, false],
  ['an exact code wins over one without hyphens', 'A-1', 9, false],
  ['without hyphens it would be two', 'A 1', null, true],
  ['a code of several', 'DUP', null, true],
  ['an id', '#6', 6, false],
  ['an id that is not there', '#60', null, false],
  ['nothing', '', null, false],
  ['nobody', 'FIS-100', null, false],
])('%s', (_case, escrito, id, ambiguo) => {
  expect(lexico.buscar(escrito)).toBe(id)
  expect(lexico.isAmbiguo(escrito)).toBe(ambiguo)
})

it.each<[string, Id, string]>([
  ['the code', 2, 'MAT-022'],
  ['the name without a code', 3, 'Ética y Sociedad'],
  ['the code where the name is repeated', 4, 'ARQ001'],
  ['the id where the name is repeated and there is no code', 6, '#6'],
  ['the code, though another is named like it', 1, 'MAT-021'],
  ['the name where the code is repeated', 11, 'Uno'],
  ['the id of a course that is not there', 60, '#60'],
])('etiqueta: %s', (_case, id, etiqueta) => expect(lexico.etiqueta(id)).toBe(etiqueta))

it('a place in brackets tells courses of one name; where it does not, the id does', () => {
  const grado = (id: Id, lugar: string) => ({ id, codigo: null, nombre: 'Álgebra', lugar })
  const suyo = lexicoDe([grado(1, 'Primer grado'), grado(2, 'Segundo grado'), grado(3, 'Segundo grado')])
  expect([1, 2, 3].map(suyo.etiqueta)).toEqual(['Álgebra (Primer grado)', '#2', '#3'])
  expect(suyo.buscar('algebra (primer  grado)')).toBe(1)
  expect(suyo.isAmbiguo('Álgebra (Segundo grado)')).toBe(true)
})
