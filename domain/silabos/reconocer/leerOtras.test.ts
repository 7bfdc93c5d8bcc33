import { expect, it } from 'vitest'
import { contador } from '../silabosDePrueba.ts'
import { p, tabla, ul } from './documentosDePrueba.ts'
import { leerLogros } from './leerOtras.ts'

const textos = (...bloques: ReturnType<typeof p>[]) =>
  leerLogros(
    bloques.map((bloque, indice) => ({ bloque, indice })),
    contador(),
  ).valor.map(l => l.texto)

it.each([
  ['RA1. Analiza datos.', '<p>Analiza datos.</p>'],
  ['R.A. 2: Analiza datos.', '<p>Analiza datos.</p>'],
  ['RA 3 – Analiza datos.', '<p>Analiza datos.</p>'],
  ['CE1 Analiza datos.', '<p>Analiza datos.</p>'],
  ['CE1.2. Analiza datos.', '<p>Analiza datos.</p>'],
  ['<strong>RA1.</strong> Analiza datos.', '<p>Analiza datos.</p>'],
  ['<strong>RA1</strong>: Analiza datos.', '<p>Analiza datos.</p>'],
  ['<strong>RA1: Analiza</strong> datos.', '<p><strong>Analiza</strong> datos.</p>'],
  ['Resultado de aprendizaje 1: Analiza datos.', '<p>Analiza datos.</p>'],
  ['Competencia N° 2. Analiza datos.', '<p>Analiza datos.</p>'],
  ['C2. Analiza datos.', '<p>Analiza datos.</p>'],
  ['1. Analiza datos.', '<p>Analiza datos.</p>'],
  ['2) Analiza datos.', '<p>Analiza datos.</p>'],
  // What is no number of the line stays.
  ['Analiza datos según la norma ISO 27001: 2022.', '<p>Analiza datos según la norma ISO 27001: 2022.</p>'],
  ['C1.1 Analiza datos.', '<p>C1.1 Analiza datos.</p>'],
  ['C2 analiza datos.', '<p>C2 analiza datos.</p>'],
  ['2.5 horas de práctica.', '<p>2.5 horas de práctica.</p>'],
  ['La 1.ª unidad se aprueba.', '<p>La 1.ª unidad se aprueba.</p>'],
  ['RA1', '<p>RA1</p>'],
])('the result «%s» is brought as %s', (escrito, traido) => expect(textos(p(escrito))).toEqual([traido]))

it('of items and of rows too', () =>
  expect(textos(ul('RA1. Uno.', 'RA2. Dos.'), tabla('RA3 | Tres.'))).toEqual([
    '<p>Uno.</p>',
    '<p>Dos.</p>',
    '<p>Tres.</p>',
  ]))
