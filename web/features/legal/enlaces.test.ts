import type { Hallazgo } from '@malla/domain/legal/evaluar.ts'
import { describe, expect, it } from 'vitest'
import { destinosDe } from './enlaces.ts'
import { cuantasDeSuLuz, luzEnPalabras } from './luz.ts'

const hallazgo = (mas: Partial<Hallazgo>) => ({ regla: 'x', lugar: '', hallado: {}, ...mas }) as Hallazgo
const nombreDe = (id: number) => (id < 100 ? `Curso ${id}` : null)
const textos = (mas: Partial<Hallazgo>) => destinosDe(hallazgo(mas), nombreDe).map(d => d.texto)

describe('where a finding leads', () => {
  it.each<[string, Partial<Hallazgo>, string[]]>([
    ['its course', { lugar: 'curso:7' }, ['Curso 7']],
    [
      'its course and those it requires',
      { lugar: 'curso:7', hallado: { otros: [7, 8] } },
      ['Curso 7', 'Curso 8'],
    ],
    ['a course that is gone', { lugar: 'curso:700' }, ['Ver el curso']],
    ['its cycle', { lugar: 'ciclo:3' }, ['Ver el ciclo']],
    ['its section', { lugar: 'seccion:3' }, ['Ver la sección']],
    [
      'the first five of many',
      { hallado: { otros: [1, 2, 3, 4, 5, 6, 7] } },
      ['Curso 1', 'Curso 2', 'Curso 3', 'Curso 4', 'Curso 5'],
    ],
    ['a total: all courses', { regla: 'pe-pregrado-creditos' }, ['Ver los cursos']],
    ['what the plan itself says: its form', { regla: 'pe-universidad-revision' }, ['Editar el plan']],
    ['what a credit is worth: the form too', { regla: 'pe-instituto-valor-credito' }, ['Editar el plan']],
    [
      'weeks of plan and syllabi: where either says them',
      { regla: 'plan-semanas' },
      ['Editar el plan', 'Ver la estructura del sílabo'],
    ],
    ['what its programme says: there', { regla: 'pe-pregrado-semestres' }, ['Ver el programa']],
  ])('%s', (_que, mas, esperado) => expect(textos(mas)).toEqual(esperado))

  it('a cycle stands as a column of the malla', () =>
    expect(destinosDe(hallazgo({ lugar: 'ciclo:3' }), nombreDe)[0]).toMatchObject({
      columna: 'columna-ciclo-3',
    }))
})

it.each([
  ['cumple', 0, 0, 0, 'Cumple'],
  ['cumple', 0, 0, 2, 'Cumple: 2 aceptadas'],
  ['falta', 1, 2, 0, 'No cumple: 1 incumplimiento, 2 por revisar'],
  ['sin_medir', 0, 0, 0, 'Sin cursos'],
] as const)('the light %s in words', (luz, faltas, avisos, aceptados, dicho) =>
  expect(luzEnPalabras({ luz, faltas, avisos, aceptados })).toBe(dicho),
)

it.each([
  ['cumple', 0, 0, 2, null],
  ['aviso', 0, 3, 1, 3],
  ['falta', 1, 3, 0, 1],
  ['sin_medir', 0, 2, 0, null],
] as const)('the light %s counts what its word says', (luz, faltas, avisos, aceptados, cuantas) =>
  expect(cuantasDeSuLuz({ luz, faltas, avisos, aceptados })).toBe(cuantas),
)
