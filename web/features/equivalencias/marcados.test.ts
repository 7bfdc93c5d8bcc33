import { expect, it } from 'vitest'
import { conOtro, type Marcados, NINGUNO, sinEnviados } from './marcados.ts'

const marcados = (origen: number[], destino: number[]): Marcados => ({
  origen: new Set(origen),
  destino: new Set(destino),
})

it('a course is ticked, and no longer when it was', () => {
  const uno = conOtro(NINGUNO, 'origen', 7)
  expect(uno).toEqual(marcados([7], []))
  expect(conOtro(uno, 'origen', 7)).toEqual(NINGUNO)
})

it.each([
  ['a suggested pair of other courses leaves all ticked', [{ origen: [4], destino: [14] }], [1, 2], [11]],
  ['a suggested pair with one of them takes that one away', [{ origen: [2], destino: [12] }], [1], [11]],
  ['the row of what was ticked leaves nothing ticked', [{ origen: [1, 2], destino: [11] }], [], []],
  [
    'many rows take away what any of them names',
    [
      { origen: [1], destino: [15] },
      { origen: [5], destino: [11] },
    ],
    [2],
    [],
  ],
])('%s', (_case, filas, origen, destino) =>
  expect(sinEnviados(marcados([1, 2], [11]), filas)).toEqual(marcados(origen, destino)),
)
