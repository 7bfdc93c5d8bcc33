import type { LineaDeEvaluacion } from '@malla/domain/silabos/contenido.ts'
import { expect, it } from 'vitest'
import { contador } from './editoresDePrueba.ts'
import { enPartes, lineasPorUnidad, repartirResto } from './evaluacion.ts'

const lineas = (...pesos: (number | null)[]): LineaDeEvaluacion[] =>
  pesos.map((peso, i) => ({ id: String(i), nombre: '', instrumento: '', peso, unidad_id: null }))

it.each([
  [100, 3, [34, 33, 33]],
  [10, 4, [3, 3, 2, 2]],
  [12.5, 2, [6.25, 6.25]],
  [0.05, 2, [0.03, 0.02]],
])('%f in %i parts', (cuanto, n, partes) => expect(enPartes(cuanto, n)).toEqual(partes))

it.each([
  ['what lacks goes to lines without a weight', [40, null, null], [40, 30, 30]],
  ['to all alike where each has one', [40, 30, 20], [44, 33, 23]],
  ['nothing lacks', [60, 40], [60, 40]],
  ['too much is given: nothing is taken away', [60, 50], [60, 50]],
  ['fractions stay exact', [33.3, 33.3, null], [33.3, 33.3, 33.4]],
])('%s', (_caso, antes, despues) => expect(repartirResto(lineas(...antes)).map(l => l.peso)).toEqual(despues))

it('a line for each unit', () =>
  expect(
    lineasPorUnidad(
      [
        { id: 'u1', nombre: '' },
        { id: 'u2', nombre: '' },
      ],
      i => `Unidad ${i + 1}`,
      contador(),
    ),
  ).toMatchObject([
    { id: 'x1', nombre: 'Evaluación de unidad 1', peso: 50, unidad_id: 'u1' },
    { id: 'x2', nombre: 'Evaluación de unidad 2', peso: 50, unidad_id: 'u2' },
  ]))
