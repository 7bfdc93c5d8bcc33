import { expect, it } from 'vitest'
import { type Cuenta, cuentas, enPartes } from './cuentas.ts'

const partes = (nuevos: number, cambian: number, iguales: number): Cuenta[] => [
  [nuevos, 'nuevo', 'nuevos'],
  [cambian, 'con cambios', 'con cambios'],
  [iguales, 'igual', 'iguales'],
]

it.each<[number, number, number, string]>([
  [3, 2, 1, '3 nuevos, 2 con cambios y 1 igual'],
  [0, 12, 47, '12 con cambios y 47 iguales'],
  [1, 0, 0, '1 nuevo'],
  [0, 0, 0, ''],
])('%i, %i and %i are «%s»', (a, b, c, dicho) => expect(cuentas(partes(a, b, c))).toBe(dicho))

it.each<[number, number, number, number, string]>([
  [59, 59, 0, 0, '59 cursos, todos nuevos'],
  [59, 0, 12, 47, '59 cursos: 12 con cambios y 47 iguales'],
  [59, 57, 1, 1, '59 cursos: 57 nuevos, 1 con cambios y 1 igual'],
  [2, 0, 2, 0, '2 cursos, todos con cambios'],
  [2, 0, 0, 2, '2 cursos, todos iguales'],
  [1, 1, 0, 0, '1 curso nuevo'],
  [1, 0, 1, 0, '1 curso con cambios'],
  [5, 4, 0, 0, '5 cursos: 4 nuevos'],
  [4, 0, 0, 0, '4 cursos'],
  [0, 0, 0, 0, '0 cursos'],
])('%i of which %i, %i and %i are «%s»', (n, a, b, c, dicho) =>
  expect(enPartes([n, 'curso', 'cursos'], partes(a, b, c), 'todos')).toBe(dicho),
)
