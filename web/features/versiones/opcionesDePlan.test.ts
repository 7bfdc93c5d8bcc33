import { describe, expect, it } from 'vitest'
import { losBuscados, opcionesDePlan } from './opcionesDePlan.ts'

const plan = (id: number, programa?: string, cuantas?: number) => ({
  id,
  full_name: `Plan ${id}`,
  programa,
  cuantas,
})
const dichas = (grupos: ReturnType<typeof opcionesDePlan>) =>
  grupos.map(g => [g.group, ...g.items.map(o => o.label)])

describe('plans to choose from', () => {
  it('each stands once, where it comes first; the plan itself is none of them', () =>
    expect(
      dichas(
        opcionesDePlan(
          [
            { group: 'Cerca', planes: [plan(1), plan(2)] },
            { group: 'Otros', planes: [plan(2), plan(3), plan(4), plan(3)] },
          ],
          4,
        ),
      ),
    ).toEqual([
      ['Cerca', 'Plan 1', 'Plan 2'],
      ['Otros', 'Plan 3'],
    ]))

  it('are named with the programme that any group knows, and what is counted of them; a group without plans is none', () =>
    expect(
      dichas(
        opcionesDePlan(
          [
            { group: 'Con tabla', planes: [plan(1, undefined, 3), plan(2, undefined, 1)] },
            { group: 'Cerca', planes: [plan(1)] },
            { group: 'Otros', planes: [plan(1, 'Ingeniería'), plan(5, 'Derecho')] },
          ],
          9,
        ),
      ),
    ).toEqual([
      ['Con tabla', 'Plan 1 · Ingeniería (3)', 'Plan 2 (1)'],
      ['Otros', 'Plan 5 · Derecho'],
    ]))

  it('a search leaves what says its words, with or without accents, and all that the server found by it', () => {
    const opciones = opcionesDePlan(
      [
        { group: 'Cerca', planes: [plan(1, 'Ingeniería'), plan(2, 'Derecho')] },
        { group: 'Otros', planes: [plan(3, 'Enfermería')] },
      ],
      9,
    )
    const buscar = (texto: string, ...hallados: number[]) =>
      losBuscados(
        opciones,
        texto,
        hallados.map(id => plan(id)),
      ).flatMap(g => ('group' in g ? g.items.map(o => o.value) : []))
    expect(buscar('')).toEqual([1, 2, 3])
    expect(buscar('ingenieria plan')).toEqual([1])
    expect(buscar('derecho', 3)).toEqual([2, 3])
    expect(losBuscados(opciones, 'nada', [])).toEqual([])
  })
})
