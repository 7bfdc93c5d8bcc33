import { describe, expect, it } from 'vitest'
import { enOrden, raicesEnOrden, ramasDePagina } from './recorrido.ts'

type Fila = [id: number, padre: number, orden: number, tipo?: number, grupo?: number]
const arbol = (...filas: Fila[]) =>
  filas.map(([id, competencia_id, orden, tipopadre = 1, tabcompetencia_id = 0]) => ({
    id,
    competencia_id,
    orden,
    tipopadre,
    tabcompetencia_id,
  }))
const leido = (filas: Fila[], grupos: number[] = []) =>
  enOrden(arbol(...filas), grupos)
    .map(({ una, nivel }) => `${una.id}·${nivel}`)
    .join(' ')

describe('the tree in reading order', () => {
  it.each<[string, Fila[], number[], string]>([
    ['nothing', [], [], ''],
    [
      'each before its parts, siblings in their order',
      [
        [4, 1, 1],
        [3, 1, 0],
        [1, 0, 0],
        [5, 3, 0],
        [2, 0, 1],
      ],
      [],
      '1·1 3·2 5·3 4·2 2·1',
    ],
    [
      'functional first, whatever their order',
      [
        [1, 0, 0, 2],
        [2, 0, 5, 1],
      ],
      [],
      '2·1 1·1',
    ],
    [
      'groups in their order, those without one last',
      [
        [1, 0, 0],
        [2, 0, 0, 1, 8],
        [3, 0, 0, 1, 7],
      ],
      [7, 8],
      '3·1 2·1 1·1',
    ],
  ])('%s', (_name, filas, grupos, esperado) => expect(leido(filas, grupos)).toBe(esperado))
})

describe('pages of branches', () => {
  const tres = arbol([1, 0, 0], [2, 0, 1], [3, 0, 2], [4, 2, 0], [5, 4, 0])
  const de = (page: number, per_page: number) => {
    const { ramas, total } = ramasDePagina(tres, [], { page, per_page })
    return [ramas.map(c => c.id).sort(), total]
  }
  it('a branch is never cut', () => expect(de(1, 2)).toEqual([[1, 2, 4, 5], 2]))
  it('the last one is shorter', () => expect(de(2, 2)).toEqual([[3], 2]))
  it('behind the last there is nothing', () => expect(de(9, 2)).toEqual([[], 2]))
  it('roots are all there are to count', () => expect(raicesEnOrden(tres, []).length).toBe(3))
})
