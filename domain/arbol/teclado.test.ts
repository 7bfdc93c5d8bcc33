import { expect, it } from 'vitest'
import type { NodoArbol } from './nodo.ts'
import { nodo } from './nodo.ts'
import type { TeclaDeArbol } from './teclado.ts'
import { filasVisibles, porLetras, teclaEnArbol } from './teclado.ts'

const n = (clave: string, ...hijos: NodoArbol[]): NodoArbol => ({
  ...nodo('', 'programa', { id: 1, titulo: clave, hijos }),
  clave,
})
//  A ─ Aa ─ Aaa     B     C (lazy)
//      Ab
const arbol = [n('A', n('Aa', n('Aaa')), n('Ab')), n('B'), { ...n('C'), perezoso: true }]
const abiertos = (s: string): Set<string> => new Set(s.split(' ').filter(Boolean))

it.each<[string, string]>([
  ['', 'A1·1/3 B1·2/3 C1·3/3'],
  ['A', 'A1·1/3 Aa2·1/2 Ab2·2/2 B1·2/3 C1·3/3'],
  ['A Aa C', 'A1·1/3 Aa2·1/2 Aaa3·1/1 Ab2·2/2 B1·2/3 C1·3/3'],
  ['Aa', 'A1·1/3 B1·2/3 C1·3/3'],
])('open «%s»: %s', (abre, esperado) =>
  expect(
    filasVisibles(arbol, abiertos(abre))
      .map(f => `${f.nodo.clave}${f.nivel}·${f.posicion}/${f.hermanos}`)
      .join(' '),
  ).toBe(esperado),
)

it.each<[string, string, string, TeclaDeArbol, string, string]>([
  ['down', 'A', 'A', 'ArrowDown', 'Aa', 'A'],
  ['down past what is closed', 'A', '', 'ArrowDown', 'B', ''],
  ['down at the end', 'C', '', 'ArrowDown', 'C', ''],
  ['up into what is open', 'B', 'A', 'ArrowUp', 'Ab', 'A'],
  ['up at the top', 'A', '', 'ArrowUp', 'A', ''],
  ['right opens', 'A', '', 'ArrowRight', 'A', 'A'],
  ['right again enters', 'A', 'A', 'ArrowRight', 'Aa', 'A'],
  ['right opens what has to be asked for', 'C', '', 'ArrowRight', 'C', 'C'],
  ['right waits for it', 'C', 'C', 'ArrowRight', 'C', 'C'],
  ['right on a leaf', 'B', '', 'ArrowRight', 'B', ''],
  ['left closes', 'Aa', 'A Aa', 'ArrowLeft', 'Aa', 'A'],
  ['left again leaves', 'Aa', 'A', 'ArrowLeft', 'A', 'A'],
  ['left at the root', 'B', '', 'ArrowLeft', 'B', ''],
  ['Home', 'C', 'A', 'Home', 'A', 'A'],
  ['End', 'A', 'A', 'End', 'C', 'A'],
  ['* opens all beside it', 'B', '', '*', 'B', 'A C'],
  ['nothing in focus', 'none', '', 'ArrowDown', 'A', ''],
  ['nothing in focus, End', 'none', '', 'End', 'C', ''],
  ['what is in focus was closed away', 'Aaa', '', 'ArrowDown', 'A', ''],
])('%s', (_case, foco, abre, tecla, focoDespues, abiertosDespues) => {
  const e = teclaEnArbol(arbol, { foco, abiertos: abiertos(abre) }, tecla)
  expect(e.foco).toBe(focoDespues)
  expect([...e.abiertos].sort()).toEqual([...abiertos(abiertosDespues)].sort())
})

it('an empty tree', () =>
  expect(teclaEnArbol([], { foco: null, abiertos: new Set() }, 'ArrowDown')).toEqual({
    foco: null,
    abiertos: new Set(),
  }))

it.each<[string, string | null, string, string | null]>([
  ['the next that begins so', 'A', 'a', 'Aa'],
  ['round to the beginning', 'Ab', 'a', 'A'],
  ['more letters keep the line that fits', 'Aa', 'aa', 'Aa'],
  ['without a focus', null, 'b', 'B'],
  ['nothing begins so', 'A', 'z', null],
  ['nothing typed', 'A', ' ', null],
])('porLetras: %s', (_case, foco, letras, esperado) =>
  expect(porLetras(filasVisibles(arbol, abiertos('A')), foco, letras)).toBe(esperado),
)
