import { expect, it } from 'vitest'
import { leerClaves } from './ClaveNueva.tsx'

function hoja(password: string, repetida: string): FormData {
  const form = new FormData()
  form.set('password', password)
  form.set('repetida', repetida)
  return form
}

const FALTA = { password: ['Escriba su contraseña nueva.'] }
const CORTA = { password: ['La contraseña nueva debe tener al menos 10 caracteres.'] }
const OTRA = { repetida: ['Las dos contraseñas no son iguales.'] }

it.each([
  ['', '', FALTA],
  ['', 'una frase larga', { ...FALTA, ...OTRA }],
  ['corta', 'corta', CORTA],
  ['corta', 'otra', { ...CORTA, ...OTRA }],
  ['una frase larga', 'otra frase larga', OTRA],
])('«%s» and «%s» are told what is wrong with each', (password, repetida, errores) =>
  expect(leerClaves(hoja(password, repetida))).toEqual({ password: null, errores }),
)

it('twice the same is what is sent', () =>
  expect(leerClaves(hoja('una frase larga', 'una frase larga'))).toEqual({
    password: 'una frase larga',
    errores: {},
  }))
