import { expect, it } from 'vitest'
import { curso } from '../asignaturas/requisitosDePrueba.ts'
import { columnaDe, enFrase, mallaDe } from './malla.ts'
import { ciclo, malla, seccion } from './mallaDePrueba.ts'

it('cycles stand by number, then sections; courses by orden, then id', () => {
  const m = malla(
    [
      curso(1, 20, null, { orden: 1 }),
      curso(2, 20, null, { orden: 0 }),
      curso(4, 10, null, { orden: 0 }),
      curso(3, 10, null, { orden: 0 }),
      curso(5, 0, null, { seccion_id: 501 }),
      curso(6, 990),
    ],
    2,
    [seccion(501)],
  )
  expect(m.columnas.map(c => [c.tipo, c.numero, c.cursos.map(x => x.id)])).toEqual([
    ['ciclo', 1, [3, 4]],
    ['ciclo', 2, [2, 1]],
    ['seccion', null, [5]],
  ])
  expect(columnaDe(m, 1)?.id).toBe(20)
  expect(columnaDe(m, 6)).toBeNull()
  expect([m.numeroDe(1), m.numeroDe(5), m.numeroDe(6), m.numeroDe(77)]).toEqual([2, null, null, null])
})

it.each([
  ['III', 'el ciclo III'],
  ['3', 'el ciclo 3'],
  ['Primer grado', '«Primer grado»'],
])('a cycle called %s', (nombre, frase) =>
  expect(enFrase(mallaDe({ cursos: [], ciclos: [ciclo(1, nombre)], secciones: [] }).columnas[0]!)).toBe(
    frase,
  ),
)

it('a cycle that was made later stands before, where its number does', () => {
  const ciclos = [
    { id: 5, numero: 2, nombre: 'II' },
    { id: 9, numero: 1, nombre: 'I' },
  ]
  expect(mallaDe({ cursos: [], ciclos, secciones: [] }).columnas.map(c => c.id)).toEqual([9, 5])
})
