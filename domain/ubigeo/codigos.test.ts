import { expect, it } from 'vitest'
import { departamentoDe, provinciaDe } from './codigos.ts'
import { distritosRecientes, nombresCorregidos } from './recientes.ts'

it.each([
  ['010203', '01', '0102'],
  ['250307', '25', '2503'],
])('the district %s lies in %s and in %s', (distrito, departamento, provincia) => {
  expect(departamentoDe(distrito)).toBe(departamento)
  expect(provinciaDe(distrito)).toBe(provincia)
})

it('each newer district is there once, by a code of six digits', () => {
  const codes = distritosRecientes.map(([codigo]) => codigo)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter(c => !/^\d{6}$/.test(c))).toEqual([])
})

it('no mended name has a grave accent or an underscore', () => {
  expect(Object.values(nombresCorregidos).filter(n => /[àèìòù_]/i.test(n))).toEqual([])
})
