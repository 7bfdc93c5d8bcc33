import { expect, it } from 'vitest'
import { whyNotDireccionDeDoi, whyNotUrl } from './identificadores.ts'

it.each([
  ['', true],
  ['https://', true],
  ['https://doi.org/10.1000/182', true],
  ['HTTP://casa.pe', true],
  ['www.casa.pe', true],
  ['casa.pe:8080/x', true],
  ['URL: https://casa.pe', true],
  ['javascript:alert(1)', false],
  [' JavaScript:alert(1)', false],
  ['javascript: alert(1)', false],
  ['javascript:1,alert(1)', false],
  ['VBScript :1', false],
  ['data:text/html,x', false],
  ['data: x', false],
  ['file: /etc/hosts', false],
  ['ftp://casa.pe', false],
  ['mailto:ana@casa.pe', false],
])('«%s» as an address of the web: %s', (escrito, isBuena) =>
  expect(whyNotUrl(escrito) === null).toBe(isBuena),
)

it.each([
  ['', true],
  ['10.', true],
  ['10.1000/182', true],
  ['doi:10.1000/182', true],
  ['https://doi.org/10.1000/182', true],
  ['javascript:alert(1)', false],
  ['javascript: alert(1)', false],
])('«%s» as a DOI: %s', (escrito, isBueno) => expect(whyNotDireccionDeDoi(escrito) === null).toBe(isBueno))
