import { analiticaDePlan, resumirAnalitica } from '@malla/domain/analitica/plan.ts'
import type { CursoDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import { curso, previo, y } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { palabrasDeTipo } from '@malla/domain/empresas/palabras.ts'
import { malla } from '@malla/domain/malla/mallaDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { bloquesComoTexto } from '../testing/comoTexto.ts'
import { frasesDeAnalitica, lugarEnCorto } from './analiticaFrases.ts'
import { cadenaDe, repartoDe } from './analiticaPartes.ts'
import { porRevisar } from './analiticaPorRevisar.ts'

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
const frases = (cursos: CursoDelPlan[], tipo = 'Universidad'): string[] => {
  const m = malla(cursos)
  return frasesDeAnalitica(resumirAnalitica(m, analiticaDePlan(m)), palabrasDeTipo(tipo))
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

  it('a chain is of two at least', () => {
    expect(frases(cadena(1, 2)).join(' ')).toContain(
      'La cadena más larga tiene 2 cursos. Comienza en Curso 1',
    )
    expect(frases(cadena(1, 1)).join(' ')).not.toContain('cadena más larga')
  })

  it('nothing is said of courses that ask for nothing', () =>
    expect(frases([curso(1, 0), curso(2, 0)]).join(' ')).not.toMatch(/cierra|centra/))
})

describe('an institute reads of units and periods', () => {
  it.each<[string, CursoDelPlan[], string[]]>([
    [
      'one alone',
      [...cadena(1, 5), ...cruce(23)],
      [
        'La unidad didáctica más central del plan es Curso 23: los caminos que pasan a través de ella suman 12 unidades didácticas, más que los de ninguna otra.',
        'La cadena más larga tiene 5 unidades didácticas. Comienza en Curso 1: quien la desaprueba atrasa toda la cadena.',
        'La unidad didáctica que más unidades didácticas bloquea es Curso 1. Quien no la aprueba no puede llevar 4 unidades didácticas.',
      ],
    ],
    [
      'several alike',
      [...cadena(1, 3), ...cadena(11, 3)],
      [
        'Entre las que más unidades didácticas bloquean está Curso 1. Quien no la aprueba no puede llevar 2 unidades didácticas.',
        'Entre las unidades didácticas más centrales del plan está Curso 2: los caminos que pasan a través de ella suman 3 unidades didácticas.',
      ],
    ],
  ])('%s', (_case, cursos, dichas) =>
    expect(frases(cursos, 'Instituto')).toEqual(expect.arrayContaining(dichas)),
  )
})

it('what is more than fits on its page is counted', () => {
  // Each course asks for the two before it: that of the one before the last says no more than the last.
  const m = malla(
    Array.from({ length: 13 }, (_, i) =>
      curso(i + 1, 10 * (i + 1), i < 2 ? (i === 0 ? null : previo(1)) : y(previo(i), previo(i - 1))),
    ),
    13,
  )
  const r = resumirAnalitica(m, analiticaDePlan(m))
  const deLaCadena = bloquesComoTexto(cadenaDe(r, palabrasDeTipo('Universidad'))).split('\n')
  expect([deLaCadena.length, deLaCadena.at(-1)]).toEqual([1 + 10 + 1, '(nota) Y 3 ciclos más.'])
  const revisar = bloquesComoTexto(porRevisar(r, palabrasDeTipo('Universidad'))).split('\n')
  expect(revisar.filter(l => l.startsWith('- '))).toHaveLength(5)
  expect(revisar.at(-1)).toBe('(nota) Y 6 casos más.')
})

it('requisites that look far back are named, the farthest first, in the words of the institution', () => {
  const m = malla(
    [curso(1, 10), curso(2, 40, previo(1)), curso(3, 50, previo(1)), curso(4, 60, previo(3))],
    6,
  )
  const r = resumirAnalitica(m, analiticaDePlan(m))
  expect(bloquesComoTexto(porRevisar(r, palabrasDeTipo('Colegio')))).toContain(
    '### Requisitos lejanos\n- Curso 3 pide Curso 1, 4 grados antes.\n- Curso 2 pide Curso 1, 3 grados antes.',
  )
})

it('loops are told, and that the measures leave them out; the band of the loads is about their mean', () => {
  const m = malla([
    curso(1, 10, previo(2)),
    curso(2, 10, previo(1)),
    curso(3, 20),
    curso(4, 20),
    curso(5, 20),
  ])
  const r = resumirAnalitica(m, analiticaDePlan(m))
  expect(bloquesComoTexto(porRevisar(r, palabrasDeTipo('Universidad')))).toMatch(
    /### Círculos de requisitos\n- .*Curso 1.*\n\(nota\) Las medidas no los cuentan/,
  )
  const barras = repartoDe(r, palabrasDeTipo('Universidad'))
  const { media, desviacion } = r.dispersion!
  expect(desviacion).toBeGreaterThan(0)
  expect(barras).toMatchObject({ banda: { desde: media - desviacion, hasta: media + desviacion, media } })
})
