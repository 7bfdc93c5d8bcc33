import type { LineaDeEvaluacion } from '@malla/domain/silabos/contenido.ts'
import type { TerminoDeUnidad } from '@malla/domain/silabos/estructura.ts'
import { expect, it } from 'vitest'
import { contador } from './editoresDePrueba.ts'
import { enPartes, lineasDeCriterios, lineasPorUnidad, repartirResto } from './evaluacion.ts'

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

it.each<[TerminoDeUnidad, string]>([
  [{ singular: 'unidad', plural: 'unidades', genero: 'f' }, 'Evaluación de la unidad'],
  [{ singular: 'Módulo', plural: 'Módulos', genero: 'm' }, 'Evaluación del módulo'],
])('a line for each unit: %j', (termino, nombre) =>
  expect(
    lineasPorUnidad(
      [
        { id: 'u1', nombre: '' },
        { id: 'u2', nombre: '' },
      ],
      termino,
      contador(),
    ),
  ).toMatchObject([
    { id: 'x1', nombre: `${nombre} 1`, peso: 50, unidad_id: 'u1' },
    { id: 'x2', nombre: `${nombre} 2`, peso: 50, unidad_id: 'u2' },
  ]),
)

it('the criteria of the carta become lines with their weights', () =>
  expect(
    lineasDeCriterios(
      [
        { id: 'a', criterio: 'Prácticas', peso: 40 },
        { id: 'b', criterio: 'x'.repeat(400), peso: null },
      ],
      contador(),
    ),
  ).toEqual([
    { id: 'x1', nombre: 'Prácticas', instrumento: '', peso: 40, unidad_id: null },
    { id: 'x2', nombre: 'x'.repeat(300), instrumento: '', peso: null, unidad_id: null },
  ]))
