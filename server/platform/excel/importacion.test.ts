import { expect, it } from 'vitest'
import { conLasPrimeras, refusalOf } from './importacion.ts'

const malas = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ fila: i + 2, columna: 'F', valor: 'x', motivo: 'No es un número.' }))

it.each([
  [500, 500, 'Fila 501, F: No es un número.'],
  [501, 501, 'Y 1 celda más por corregir.'],
  [130_000, 501, 'Y 129500 celdas más por corregir.'],
])('%i bad cells are all counted, in %i sentences', (n, frases, ultima) => {
  const errores = malas(n)
  const { message, errors, extra } = refusalOf({ errores, avisos: [] })
  expect([message, errors!.archivo!.length, errors!.archivo!.at(-1)]).toEqual([
    'Fila 2, F: No es un número.',
    frases,
    ultima,
  ])
  expect(extra).toEqual({ errores: errores.slice(0, 2000), avisos: [], hallados: { errores: n, avisos: 0 } })
})

it('of what was found the first cells are named, and all are counted', () => {
  const [errores, avisos] = [malas(2000), malas(2001)]
  expect(conLasPrimeras({ total: 7, errores, avisos })).toEqual({
    ...{ total: 7, errores, avisos: avisos.slice(0, 2000) },
    hallados: { errores: 2000, avisos: 2001 },
  })
})
