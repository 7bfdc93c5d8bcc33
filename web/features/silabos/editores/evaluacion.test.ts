import type { TerminoDeUnidad } from '@malla/domain/silabos/estructura.ts'
import { expect, it } from 'vitest'
import { contador } from './editoresDePrueba.ts'
import { criteriosPorTraer, lineasDeCriterios, lineasPorUnidad } from './evaluacion.ts'

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

const lineas = (...dichas: [string, number | null][]) => dichas.map(([nombre, peso]) => ({ nombre, peso }))
const carta = [
  { id: 'a', criterio: 'Prácticas', peso: 40 },
  { id: 'b', criterio: 'Examen', peso: 40 },
  { id: 'c', criterio: 'Trabajo final', peso: 20 },
]
it.each([
  ['none is written', lineas(), ['Prácticas', 'Examen', 'Trabajo final']],
  ['it has what lacks', lineas(['practicas', 40], ['Examen ', 40]), ['Trabajo final']],
  ['no weight is given yet', lineas(['Prácticas', null], ['Examen', null]), ['Trabajo final']],
  ['it has more than what lacks', lineas(['Taller', 50], ['Examen', 40]), []],
  ['nothing lacks', lineas(['Prácticas', 50], ['Examen', 50]), []],
  ['all of it is there', lineas(['Prácticas', 40], ['Examen', 40], ['Trabajo final', 10]), []],
])('criteria of the carta are offered: %s', (_caso, hay, ofrecidos) =>
  expect(criteriosPorTraer(hay, carta).map(c => c.criterio)).toEqual(ofrecidos),
)
