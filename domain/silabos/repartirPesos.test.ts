import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CriterioDeCarta, LineaDeEvaluacion } from './contenido.ts'
import { faltaAsignar } from './evaluacion.ts'
import { enPartes, nombreDeCriterio, repartirResto } from './repartirPesos.ts'

type Dicho = [string, number | null]
const lineas = (...dichas: Dicho[]): LineaDeEvaluacion[] =>
  dichas.map(([nombre, peso], i) => ({ id: String(i), nombre, instrumento: '', peso, unidad_id: null }))
const criterios = (...dichos: Dicho[]): CriterioDeCarta[] =>
  dichos.map(([criterio, peso], i) => ({ id: String(i), criterio, peso }))
const pesos = (l: readonly LineaDeEvaluacion[]) => l.map(x => x.peso)

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
])('%s', (_caso, antes, despues) => {
  const sinNombre = lineas(...antes.map((p): Dicho => ['', p]))
  expect(pesos(repartirResto(sinNombre))).toEqual(despues)
  // A carta that says no weights, or of other things, changes nothing.
  expect(pesos(repartirResto(sinNombre, criterios(['', 70], ['Examen', 30])))).toEqual(despues)
  expect(pesos(repartirResto(lineas(...antes.map((p): Dicho => ['A', p])), criterios(['A', null])))).toEqual(
    despues,
  )
})

it('a line called by a long criterion is never called by half a letter, which nobody could save', () => {
  const nombre = nombreDeCriterio(`${'a'.repeat(299)}😀`)
  expect(nombre).toBe('a'.repeat(299))
})

const DOS: Dicho[] = [
  ['Prácticas', 60],
  ['Examen final', 40],
]

it.each<[string, Dicho[], Dicho[], (number | null)[]]>([
  [
    'as it says',
    [
      ['practicas', null],
      ['Examen  final', null],
    ],
    DOS,
    [60, 40],
  ],
  [
    'whatever their order',
    [
      ['Examen final', null],
      ['Prácticas', null],
    ],
    DOS,
    [40, 60],
  ],
  [
    'the rest to those of which it says nothing',
    [
      ['Prácticas', null],
      ['Foro', null],
      ['Tarea', null],
    ],
    DOS,
    [60, 20, 20],
  ],
  [
    'a weight that was written stays',
    [
      ['Prácticas', 50],
      ['Examen final', null],
      ['Foro', null],
    ],
    DOS,
    [50, 40, 10],
  ],
  [
    'none is left for what it does not name',
    [
      ['Prácticas', null],
      ['Examen final', null],
      ['Foro', null],
    ],
    DOS,
    [60, 40, null],
  ],
  [
    'lines of one name share its weight',
    [
      ['Prácticas', null],
      ['Prácticas', null],
      ['Examen final', null],
    ],
    DOS,
    [30, 30, 40],
  ],
  [
    'what has all that it says takes none of what others lack',
    [
      ['Prácticas', 60],
      ['Foro', 20],
    ],
    DOS,
    [60, 40],
  ],
  [
    'nor do two of one name',
    [
      ['Prácticas', 60],
      ['Prácticas', null],
      ['Foro', null],
    ],
    DOS,
    [60, null, 40],
  ],
  [
    'nor does one to which it gives nothing',
    [
      ['Prácticas', null],
      ['Foro', null],
    ],
    [['Prácticas', 0]],
    [null, 100],
  ],
  [
    'one of them has its part already',
    [
      ['Prácticas', 20],
      ['Prácticas', null],
      ['Examen final', null],
    ],
    DOS,
    [20, 40, 40],
  ],
  [
    'to those that have less than it says',
    [
      ['Prácticas', 50],
      ['Examen final', 40],
    ],
    DOS,
    [60, 40],
  ],
  [
    'in proportion where it is not what lacks',
    [
      ['A', null],
      ['B', null],
      ['C', 10],
    ],
    [
      ['A', 60],
      ['B', 40],
      ['C', 10],
    ],
    [54, 36, 10],
  ],
  [
    'in proportion where it says too little',
    [
      ['A', null],
      ['B', null],
    ],
    [
      ['A', 30],
      ['B', 10],
    ],
    [75, 25],
  ],
  [
    'thirds',
    [
      ['A', null],
      ['B', null],
      ['C', null],
    ],
    [
      ['A', 20],
      ['B', 20],
      ['C', 20],
    ],
    [34, 33, 33],
  ],
  [
    'fractions',
    [
      ['A', null],
      ['B', null],
    ],
    [
      ['A', 33.3],
      ['B', 66.7],
    ],
    [33.3, 66.7],
  ],
  [
    'a criterion longer than a name may be',
    [
      ['x'.repeat(300), null],
      ['B', null],
    ],
    [['x'.repeat(400), 70]],
    [70, 30],
  ],
])('the carta says: %s', (_caso, antes, carta, despues) =>
  expect(pesos(repartirResto(lineas(...antes), criterios(...carta)))).toEqual(despues),
)

const dicho = fc.tuple(
  fc.constantFrom('A', 'B', 'C', 'D'),
  fc.option(fc.integer({ min: 0, max: 10_000 }).map(c => c / 100)),
)

it('whatever the carta says, what was given out leaves nothing, and nothing was taken from a line', () =>
  fc.assert(
    fc.property(
      fc.array(dicho, { minLength: 1, maxLength: 8 }),
      fc.array(dicho, { maxLength: 8 }),
      (dichas, carta) => {
        const antes = lineas(...dichas)
        const despues = repartirResto(antes, criterios(...carta))
        if (faltaAsignar(antes) <= 0) {
          expect(despues).toEqual(antes)
          return
        }
        expect(despues.reduce((n, l) => n + Math.round((l.peso ?? 0) * 100), 0)).toBe(10_000)
        for (const [i, l] of antes.entries())
          expect(despues[i]!.peso ?? 0).toBeGreaterThanOrEqual(l.peso ?? 0)
      },
    ),
  ))
