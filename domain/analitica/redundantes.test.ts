import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Requisito } from '../asignaturas/asignatura.ts'
import { requisitosFromIds } from '../asignaturas/requisitos.ts'
import { redundantesDe, sinRedundante } from './redundantes.ts'

const curso = (asignatura_id: number, modo: 'previo' | 'simultaneo' = 'previo'): Requisito => ({
  tipo: 'curso',
  asignatura_id,
  modo,
})
const todos = (...de: Requisito[]): Requisito => ({ tipo: 'y', de })
const uno = (...de: Requisito[]): Requisito => ({ tipo: 'o', de })

/** Courses 1, 2, …, with what each asks for. */
const redundantes = (...requisitos: (Requisito | null)[]): string[] =>
  redundantesDe(requisitos.map((r, i) => ({ id: i + 1, requisitos: r }))).map(
    r => `${r.de}→${r.a} por ${r.por}`,
  )

describe('requisites that others already ask for', () => {
  it.each([
    ['the course before the course before', [null, curso(1), todos(curso(1), curso(2))], ['1→3 por 2']],
    ['a chain of three', [null, curso(1), curso(2), todos(curso(1), curso(3))], ['1→4 por 3']],
    ['two ways that both are needed', [null, curso(1), curso(1), todos(curso(2), curso(3))], []],
    ['a way that is one among others', [null, curso(1), todos(curso(1), uno(curso(2), curso(3)))], []],
    ['one among others is never said to follow', [null, curso(1), todos(curso(2), uno(curso(1)))], []],
    [
      'before does not follow from together',
      [null, curso(1, 'simultaneo'), todos(curso(1), curso(2, 'simultaneo'))],
      [],
    ],
    [
      'before follows when the last step is before',
      [null, curso(1, 'simultaneo'), todos(curso(1), curso(2))],
      ['1→3 por 2'],
    ],
    [
      'before follows when a step on the way is before',
      [null, curso(1), todos(curso(1), curso(2, 'simultaneo'))],
      ['1→3 por 2'],
    ],
    [
      'together follows from together',
      [null, curso(1, 'simultaneo'), todos(curso(1, 'simultaneo'), curso(2, 'simultaneo'))],
      ['1→3 por 2'],
    ],
    ['a loop says nothing', [curso(2), curso(1), todos(curso(1), curso(2))], []],
  ] as [string, (Requisito | null)[], string[]][])('%s', (_case, requisitos, found) => {
    expect(redundantes(...requisitos)).toEqual(found)
  })

  it('taking them all away changes for nobody what has to be passed before', () => {
    const plan = fc.array(fc.array(fc.nat(9), { maxLength: 4 }), { minLength: 2, maxLength: 10 })
    fc.assert(
      fc.property(plan, listas => {
        // Each course asks only for earlier ones.
        const ids = listas.map((lista, i) => [...new Set(lista.filter(x => x < i))])
        const necesarios = (de: number[][], i: number): Set<number> =>
          new Set(de[i]!.flatMap(x => [x, ...necesarios(de, x)]))
        const sobran = redundantesDe(ids.map((de, id) => ({ id, requisitos: requisitosFromIds(de) })))
        const menos = ids.map((de, i) => de.filter(x => !sobran.some(r => r.a === i && r.de === x)))
        for (const i of ids.keys()) {
          expect(necesarios(menos, i)).toEqual(necesarios(ids, i))
          // And nothing more could go.
          for (const x of menos[i]!) {
            const sin = menos.map((de, j) => (j === i ? de.filter(y => y !== x) : de))
            expect(necesarios(sin, i)).not.toEqual(necesarios(ids, i))
          }
        }
      }),
    )
  })
})

it.each([
  ['a leaf', curso(1), null],
  ['one of several', todos(curso(1), curso(2)), curso(2)],
  ['only where it is asked of everybody', todos(curso(1), uno(curso(1), curso(3))), uno(curso(1), curso(3))],
  ['a way among others stays', uno(curso(1), curso(2)), uno(curso(1), curso(2))],
  ['nothing', null, null],
] as [string, Requisito | null, Requisito | null][])('taken away: %s', (_case, antes, despues) =>
  expect(sinRedundante(antes, 1)).toEqual(despues),
)
