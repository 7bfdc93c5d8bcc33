import type { Medida } from '@malla/domain/equilibrio/medida.ts'
import { expect, it } from 'vitest'
import { ganancias } from './ganancias.ts'

const era: Medida = { dispersion: 1.3565, menor: 17, mayor: 21, espera: 39, exceso: 3.5, tarde: 1 }

it('what a suggestion gains is said with its numbers before and after, and what stays is not', () => {
  expect(ganancias(era, { ...era, dispersion: 0.49, menor: 19, mayor: 20, espera: 32 }, 'créditos')).toEqual([
    'Los ciclos pasan de tener entre 17 y 21 créditos a tener entre 19 y 20 créditos.',
    'Los ciclos se apartan del promedio 0,49 créditos, en vez de 1,36.',
    'Ciclos de espera innecesarios entre un curso y el que lo requiere: de 39 a 32.',
  ])
  expect(ganancias(era, { ...era, dispersion: 1.0440001, exceso: 0, tarde: 0 }, 'horas')).toEqual([
    'Los ciclos se apartan del promedio 1,04 horas, en vez de 1,36.',
    'Requisitos que llegan tarde: de 1 a 0.',
    'Por encima de los límites de un ciclo: de 3,5 a 0.',
  ])
  expect(ganancias(era, { ...era, espera: 38 }, 'créditos')).toHaveLength(1)
})

it.each([
  ['créditos', 'crédito'],
  ['horas', 'hora'],
] as const)('one of the %s is one, also where it is rounded', (unidad, una) =>
  expect(
    ganancias({ ...era, menor: 1, mayor: 1 }, { ...era, menor: 1, mayor: 2, dispersion: 1.004 }, unidad),
  ).toEqual([
    `Los ciclos pasan de tener 1 ${una} a tener entre 1 y 2 ${unidad}.`,
    `Los ciclos se apartan del promedio 1 ${una}, en vez de 1,36.`,
  ]),
)
