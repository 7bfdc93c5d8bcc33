import { expect, it } from 'vitest'
import { filtrarArbol } from './filtro.ts'
import type { NodoArbol } from './nodo.ts'
import { nodo } from './nodo.ts'

const n = (titulo: string, ...hijos: NodoArbol[]): NodoArbol => ({
  ...nodo('', 'programa', { id: 1, titulo, hijos }),
  clave: titulo,
})
const arbol = [
  n(
    'Ingeniería',
    n(
      'Pregrado',
      n('Ingeniería de Sistemas', n('Plan 2018'), n('Plan 2026')),
      n('Ingeniería Civil', n('Plan 2026 B')),
    ),
  ),
  n('Letras', n('Filosofía y Ética', n('Plan 2026 C'))),
]
const lineas = (nodos: readonly NodoArbol[], sangria = ''): string[] =>
  nodos.flatMap(x => [sangria + x.titulo, ...lineas(x.hijos, `${sangria} `)])

it.each<[string, string, string[], string[], number]>([
  [
    'a plan with what is above it',
    '2018',
    ['Ingeniería', ' Pregrado', '  Ingeniería de Sistemas', '   Plan 2018'],
    ['Ingeniería', 'Pregrado', 'Ingeniería de Sistemas'],
    1,
  ],
  ['without accents', 'etica', ['Letras', ' Filosofía y Ética', '  Plan 2026 C'], ['Letras'], 1],
  [
    'words in lines above each other',
    'sistemas 2026',
    ['Ingeniería', ' Pregrado', '  Ingeniería de Sistemas', '   Plan 2026'],
    ['Ingeniería', 'Pregrado', 'Ingeniería de Sistemas'],
    1,
  ],
  [
    'in any order',
    '2026 letras',
    ['Letras', ' Filosofía y Ética', '  Plan 2026 C'],
    ['Letras', 'Filosofía y Ética'],
    1,
  ],
  [
    'what hangs on a match stays, closed',
    'civil',
    ['Ingeniería', ' Pregrado', '  Ingeniería Civil', '   Plan 2026 B'],
    ['Ingeniería', 'Pregrado'],
    1,
  ],
  ['nothing', 'derecho', [], [], 0],
  [
    'a line above alone is no match of what hangs on it',
    'letras',
    ['Letras', ' Filosofía y Ética', '  Plan 2026 C'],
    [],
    1,
  ],
])('%s', (_case, texto, quedan, abiertos, coincidencias) => {
  const f = filtrarArbol(arbol, texto)
  expect(lineas(f.nodos)).toEqual(quedan)
  expect([...f.abiertos].sort()).toEqual([...abiertos].sort())
  expect(f.coincidencias).toBe(coincidencias)
})

it('a blank text gives the tree itself', () => expect(filtrarArbol(arbol, '  ').nodos).toBe(arbol))
