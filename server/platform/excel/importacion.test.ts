import { expect, it } from 'vitest'
import { refusalOf } from './importacion.ts'

const malas = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ fila: i + 2, columna: 'F', valor: 'x', motivo: 'No es un número.' }))

it.each([
  [500, 500, 'Fila 501, F: No es un número.'],
  [501, 501, 'Y 1 celda más por corregir.'],
  [130_000, 501, 'Y 129500 celdas más por corregir.'],
])('%i bad cells are all named, in %i sentences', (n, frases, ultima) => {
  const errores = malas(n)
  const { message, errors, extra } = refusalOf({ errores, avisos: [] })
  expect([message, errors!.archivo!.length, errors!.archivo!.at(-1)]).toEqual([
    'Fila 2, F: No es un número.',
    frases,
    ultima,
  ])
  expect(extra!.errores).toBe(errores)
})
