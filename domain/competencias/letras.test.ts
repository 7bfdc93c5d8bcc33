import { expect, it } from 'vitest'
import { terminosDe } from '../planes/terminos.ts'
import { codigosDe } from './letras.ts'

type Fila = [id: number, padre: number, orden: number, tipo?: number, grupo?: number]
const arbol = (filas: Fila[]) =>
  filas.map(([id, competencia_id, orden, tipopadre = 1, tabcompetencia_id = 0]) => ({
    id,
    competencia_id,
    orden,
    tipopadre,
    tabcompetencia_id,
    termino_id: null,
  }))
const codigos = (filas: Fila[], grupos: number[] = [], config = {}) =>
  [...codigosDe(arbol(filas), grupos, terminosDe(config))]
    .sort(([a], [b]) => a - b)
    .map(([id, codigo]) => `${id}:${codigo}`)
    .join(' ')

const RAMA: Fila[] = [
  [1, 0, 0],
  [2, 1, 0],
  [3, 1, 1],
  [4, 3, 0],
  [5, 4, 0],
]

it.each<[string, Fila[], number[], object, string]>([
  ['nothing', [], [], {}, ''],
  [
    'a branch: three levels with letters, below them numbers',
    RAMA,
    [],
    {},
    '1:F1 2:C1.1 3:C1.2 4:E1.2.1 5:1.2.1.1',
  ],
  [
    'the letters of the plan',
    RAMA,
    [],
    { letraUno: 'A', letraTres: 'D' },
    '1:A1 2:C1.1 3:C1.2 4:D1.2.1 5:1.2.1.1',
  ],
  [
    'after a move of siblings',
    [
      [1, 0, 1],
      [2, 0, 0],
      [3, 1, 0],
    ],
    [],
    {},
    '1:F2 2:F1 3:C2.1',
  ],
  [
    'orders with holes',
    [
      [1, 0, 7],
      [2, 0, 9],
    ],
    [],
    {},
    '1:F1 2:F2',
  ],
  [
    'moved under another parent',
    [
      [1, 0, 0],
      [2, 0, 1],
      [3, 2, 0],
    ],
    [],
    {},
    '1:F1 2:F2 3:C2.1',
  ],
  [
    'functional and transversal apart',
    [
      [1, 0, 0],
      [2, 0, 0, 2],
      [3, 0, 1],
      [4, 2, 0, 2],
    ],
    [],
    {},
    '1:F1 2:F1 3:F2 4:C1.1',
  ],
  [
    'groups in their order, those without one last',
    [
      [1, 0, 0],
      [2, 0, 0, 1, 8],
      [3, 0, 0, 1, 7],
    ],
    [7, 8],
    {},
    '1:F3 2:F2 3:F1',
  ],
])('%s', (_name, filas, grupos, config, expected) => expect(codigos(filas, grupos, config)).toBe(expected))

it('a letter that is set wins over that of the level', () => {
  const [una] = arbol([[1, 0, 0]])
  expect(codigosDe([{ ...una!, termino_id: 3 }], [], terminosDe(null)).get(1)).toBe('E1')
})
