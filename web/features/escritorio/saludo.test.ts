import { expect, it } from 'vitest'
import { primerNombre, saludo } from './saludo.ts'

it.each([
  [5, 'Buenas noches'],
  [6, 'Buenos días'],
  [11, 'Buenos días'],
  [12, 'Buenas tardes'],
  [18, 'Buenas tardes'],
  [19, 'Buenas noches'],
])('%i h: %s', (hour, text) => expect(saludo(hour)).toBe(text))

it.each([
  ['Ana María Ramos', 'Ana'],
  ['  Raúl ', 'Raúl'],
  ['', ''],
])('%s → %s', (nombres, first) => expect(primerNombre(nombres)).toBe(first))
