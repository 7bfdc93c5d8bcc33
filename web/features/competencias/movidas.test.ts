import type { Competencia } from '@malla/contracts/competencias.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../app/query.ts'
import { aSuLugar, unPaso } from './movidas.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))
await import('./competencias.live.ts')
const { borrarDePantalla, pintar } = await import('../../app/offline/pintar.ts')
const { ponerCola } = await import('../../app/offline/estadoDeCola.ts')

const c = (id: number, competencia_id: number, orden: number, mas: Partial<Competencia> = {}) =>
  ({
    ...{ id, competencia_id, orden, tabcompetencia_id: 0, tipopadre: 1, revision: 1, nombre: `c${id}` },
    ...{ termino_id: competencia_id === 0 ? 1 : 2, codigo: '' },
    ...mas,
  }) as Competencia
/** Roots 1, 2, 3; under 1 its parts 4 and 5, under 4 its part 6; 7 is of another kind. */
const todas = [
  ...[c(1, 0, 0), c(2, 0, 1), c(3, 0, 2)],
  ...[c(4, 1, 0), c(5, 1, 1), c(6, 4, 0, { termino_id: 3 })],
  c(7, 0, 0, { tipopadre: 2 }),
]
const hijas = (lista: readonly Competencia[], padre: number, tipopadre = 1) =>
  lista
    .filter(x => x.competencia_id === padre && (padre !== 0 || x.tipopadre === tipopadre))
    .sort((a, b) => a.orden - b.orden)
    .map(x => x.id)

describe('a step', () => {
  it.each([
    ['up', 3, 'up', [1, 3, 2]],
    ['down', 1, 'down', [2, 1, 3]],
    ['past the end', 3, 'down', [1, 2, 3]],
    ['of one that is not there', 99, 'up', [1, 2, 3]],
  ] as const)('%s', (_what, id, path, esperado) =>
    expect(hijas(unPaso(todas, id, path), 0)).toEqual(esperado),
  )
})

describe('a place', () => {
  it('among its siblings', () =>
    expect(hijas(aSuLugar(todas, 3, { competencia_id: 0, tipopadre: 1, posicion: 0 }), 0)).toEqual([3, 1, 2]))
  it('in another one: both lists close up, and its parts come along with the letters of their levels', () => {
    const otras = aSuLugar(todas, 4, { competencia_id: 0, tipopadre: 2, tabcompetencia_id: 9, posicion: 0 })
    expect([hijas(otras, 0, 1), hijas(otras, 1), hijas(otras, 0, 2)]).toEqual([[1, 2, 3], [5], [4, 7]])
    expect(otras.find(x => x.id === 5)!.orden).toBe(0)
    const rama = [4, 6].map(id => otras.find(x => x.id === id))
    expect(rama).toMatchObject([
      { tabcompetencia_id: 9, tipopadre: 2, termino_id: 1 },
      { tabcompetencia_id: 9, tipopadre: 2, termino_id: 2 },
    ])
  })
  it('under a parent is of its branch, whatever else is asked for; without a place behind all others', () => {
    const otras = aSuLugar(todas, 2, { competencia_id: 7, tipopadre: 1, tabcompetencia_id: 9 })
    expect(otras.find(x => x.id === 2)).toMatchObject({ tipopadre: 2, tabcompetencia_id: 0, termino_id: 2 })
    expect(hijas(aSuLugar(todas, 2, { competencia_id: 1 }), 1)).toEqual([4, 5, 2])
  })
  it.each([
    ['under its own part', { competencia_id: 6, posicion: 0 }],
    ['under one that is not there', { competencia_id: 99, posicion: 0 }],
  ])('%s is none', (_what, pedido) => expect(aSuLugar(todas, 1, pedido)).toBe(todas))
})

describe('moved without a connection', () => {
  const clave = callKey('competencias.porPlan', { planId: 1 })
  const visto = () => queryClient.getQueryData<{ data: Competencia[] }>(clave)!.data
  const codigo = (id: number) => visto().find(x => x.id === id)!.codigo
  const pedir = (...esperas: [string, object][]) => {
    const cola = esperas.map(([llamada, input]) => ({ llamada, input, base: {}, estado: 'espera' }))
    ponerCola({ cola: cola as never })
    for (const e of cola) pintar(e as never)
    return cola
  }
  const leida = () => {
    queryClient.setQueryData(callKey('gruposcompetencias.porPlan', { planId: 1 }), { data: [] } as never)
    queryClient.setQueryData(callKey('planes.show', { id: 1 }), {
      data: { json: { configTerminos: terminosDe(null) } },
    } as never)
    queryClient.setQueryData(clave, { data: todas } as never)
  }
  afterEach(() => {
    ponerCola({ cola: [] })
    queryClient.clear()
  })

  it('it stands at its place with the code of that, other fields are changed too, and all goes back', () => {
    leida()
    const [, , mueve] = pedir(
      ['competencias.ordenar', { id: 3, path: 'up' }],
      ['competencias.ordenar', { id: 3, path: 'up' }],
      ['competencias.update', { id: 4, competencia_id: 0, posicion: 1, nombre: 'Otra' }],
    )
    expect(hijas(visto(), 0)).toEqual([3, 4, 1, 2])
    expect([codigo(3), codigo(4), codigo(6)].map(x => x.replace(/^\D+/, ''))).toEqual(['1', '2', '2.1'])
    expect(visto().find(x => x.id === 4)!.nombre).toBe('Otra')
    ponerCola({ cola: [] })
    borrarDePantalla({ ...mueve, base: { 4: { nombre: 'c4' } } } as never)
    expect(visto().toSorted((a, b) => a.id - b.id)).toEqual(todas)
  })
  it('also where its codes are not known', () => {
    queryClient.setQueryData(clave, { data: todas } as never)
    pedir(['competencias.ordenar', { id: 3, path: 'up' }])
    expect(hijas(visto(), 0)).toEqual([1, 3, 2])
  })
})
