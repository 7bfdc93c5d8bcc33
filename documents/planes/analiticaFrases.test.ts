import { analiticaDePlan, resumirAnalitica } from '@malla/domain/analitica/plan.ts'
import type { CursoDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import { curso, previo, y } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla } from '@malla/domain/malla/mallaDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { frasesDeAnalitica, lugarEnCorto } from './analiticaFrases.ts'

it.each([
  ['Ciclo I', 'Ciclo I'],
  ['Módulo 1: Construcción, Periodo II', 'Módulo 1: C… Periodo II'],
  ['Módulo 1: 😀 Construcción 😀Periodo II', 'Módulo 1:… Periodo II'],
])('a place in a narrow column: %s', (nombre, corto) => expect(lugarEnCorto(nombre)).toBe(corto))

/** Courses one behind the other, in no cycle: from `desde`, so many. */
const cadena = (desde: number, de: number): CursoDelPlan[] =>
  Array.from({ length: de }, (_, i) => curso(desde + i, 0, i === 0 ? null : previo(desde + i - 1)))
/** Two courses before `id`, and two behind it: four ways through it, of three courses each. */
const cruce = (id: number): CursoDelPlan[] => [
  curso(id - 2, 0),
  curso(id - 1, 0),
  curso(id, 0, y(previo(id - 2), previo(id - 1))),
  curso(id + 1, 0, previo(id)),
  curso(id + 2, 0, previo(id)),
]
const frases = (cursos: CursoDelPlan[]): string[] => {
  const m = malla(cursos)
  return frasesDeAnalitica(resumirAnalitica(m, analiticaDePlan(m)))
}

describe('the course that closes most and the one where ways cross are told apart only where no other is like them', () => {
  it.each<[string, CursoDelPlan[], string[], string[]]>([
    [
      'in a chain of four two are alike',
      cadena(1, 4),
      [
        'El curso que más cursos bloquea es Curso 1. Quien no lo aprueba no puede llevar 3 cursos.',
        'Entre los cursos más centrales del plan está Curso 2: los caminos que pasan a través de él suman 4 cursos.',
      ],
      ['ningún otro'],
    ],
    [
      'two chains close as much',
      [...cadena(1, 3), ...cadena(11, 3)],
      ['Entre los que más cursos bloquean está Curso 1. Quien no lo aprueba no puede llevar 2 cursos.'],
      ['que más cursos bloquea es'],
    ],
    [
      'one crossing alone',
      [...cadena(1, 4), ...cruce(23)],
      [
        'El curso más central del plan es Curso 23: los caminos que pasan a través de él suman 12 cursos, más que los de ningún otro.',
      ],
      [],
    ],
    [
      'a chain of thirteen is no crossing, though its courses add up to more than the four ways of one',
      [...cadena(1, 13), ...cruce(23)],
      [
        'Entre los cursos más centrales del plan está Curso 2: los caminos que pasan a través de él suman 13 cursos.',
      ],
      ['transitado', 'más caminos', 'ningún otro'],
    ],
  ])('%s', (_case, cursos, dichas, calladas) => {
    const todas = frases(cursos)
    for (const frase of dichas) expect(todas).toContain(frase)
    for (const falsa of calladas) expect(todas.join(' ')).not.toContain(falsa)
  })

  it('nothing is said of courses that ask for nothing', () =>
    expect(frases([curso(1, 0), curso(2, 0)]).join(' ')).not.toMatch(/cierra|centra/))
})
