import { grafoDe } from '@malla/domain/asignaturas/grafo.ts'
import { expect, it } from 'vitest'
import { lucesDe, luzDeLinea } from './luces.ts'

const previo = (asignatura_id: number) => ({ tipo: 'curso', asignatura_id, modo: 'previo' }) as const
/** 1 → 2 → 3 → 4, and 5 by itself; 6 → 3. */
const grafo = grafoDe([
  { id: 1, requisitos: null },
  { id: 2, requisitos: previo(1) },
  { id: 3, requisitos: { tipo: 'y', de: [previo(2), previo(6)] } },
  { id: 4, requisitos: previo(3) },
  { id: 5, requisitos: null },
  { id: 6, requisitos: null },
])

it('lights what a course needs and opens, directly or through others', () =>
  expect(Object.fromEntries(lucesDe(grafo, 3))).toEqual({
    1: 'necesita',
    2: 'necesita',
    3: 'propia',
    4: 'abre',
    6: 'necesita',
  }))

it.each([
  [1, 2, 'necesita'],
  [2, 3, 'necesita'],
  [3, 4, 'abre'],
  [5, 3, null],
  [4, 1, null],
])('the line %i → %i: %s', (de, a, luz) => expect(luzDeLinea(lucesDe(grafo, 3), de, a)).toBe(luz))

it('a loop lights itself as the chosen one', () => {
  const lazo = grafoDe([
    { id: 1, requisitos: previo(2) },
    { id: 2, requisitos: previo(1) },
  ])
  expect(Object.fromEntries(lucesDe(lazo, 1))).toEqual({ 1: 'propia', 2: 'necesita' })
})
