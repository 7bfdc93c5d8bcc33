import type { TerminoDeUnidad } from '@malla/domain/silabos/estructura.ts'
import { expect, it } from 'vitest'
import { contador } from './editoresDePrueba.ts'
import { lineasDeCriterios, lineasPorUnidad } from './evaluacion.ts'

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
