import { expect, it } from 'vitest'
import { aristasDe, grafoDe, needs, opens } from './grafo.ts'
import { creditos, o, previo, simultaneo, texto, y } from './requisitosDePrueba.ts'

//  1 → 2 → 4 → 5      3 ⇢ 4 (corequisite)      6 alone      99 is not in the plan
const grafo = grafoDe([
  { id: 1, requisitos: null },
  { id: 2, requisitos: y(previo(1), creditos(20)) },
  { id: 3, requisitos: previo(99) },
  { id: 4, requisitos: o(previo(2), simultaneo(3)) },
  { id: 5, requisitos: y(previo(4), texto('QUI-9')) },
  { id: 6, requisitos: null },
])

it('lines: each once, none to a course that is not there', () =>
  expect(aristasDe(grafo)).toEqual([
    { de: 1, a: 2, modo: 'previo' },
    { de: 2, a: 4, modo: 'previo' },
    { de: 3, a: 4, modo: 'simultaneo' },
    { de: 4, a: 5, modo: 'previo' },
  ]))

it.each<[number, number[], number[]]>([
  [1, [], [2, 4, 5]],
  [2, [1], [4, 5]],
  [4, [1, 2, 3], [5]],
  [5, [1, 2, 3, 4], []],
  [6, [], []],
  [77, [], []],
])('course %i needs %j and opens %j', (id, necesita, abre) => {
  expect([...needs(grafo, id)].sort()).toEqual(necesita)
  expect([...opens(grafo, id)].sort()).toEqual(abre)
})

it('a loop leads back to the course itself', () => {
  const lazo = grafoDe([
    { id: 1, requisitos: previo(2) },
    { id: 2, requisitos: previo(1) },
  ])
  expect([...needs(lazo, 1)].sort()).toEqual([1, 2])
  expect([...opens(lazo, 1)].sort()).toEqual([1, 2])
})
