import { expect, it } from 'vitest'
import { curso, previo } from '../asignaturas/requisitosDePrueba.ts'
import { ordenFundido, whyNotNumerar } from './orden.ts'

const cursos = [curso(1, 10), curso(2, 20, previo(1)), curso(3, 20, previo(1)), curso(4, 10, previo(2))]
const ciclos = (...ids: number[]) => ids.map((id, i) => ({ id, numero: i + 1, nombre: `${i + 1}` }))
const BIEN = ciclos(10, 20, 30)

it.each([
  ['an order that changes nothing of it', ciclos(10, 30, 20), null],
  ['what comes too late already, and still does', BIEN, null],
  [
    'one that comes too late now, of several',
    ciclos(20, 10, 30),
    'Ese orden no respeta los requisitos. Curso 2: su requisito Curso 1 no está en un ciclo anterior. Hay 1 caso más.',
  ],
])('whyNotNumerar: %s', (_case, despues, dicho) => expect(whyNotNumerar(cursos, BIEN, despues)).toBe(dicho))

it.each([
  ['what both moved apart', [2, 1, 3, 4], [1, 2, 4, 3], [2, 1, 4, 3]],
  ['what the other moved far', [2, 1, 3, 4], [4, 1, 2, 3], [4, 2, 1, 3]],
  ['the same', [1, 2, 4, 3], [1, 2, 4, 3], [1, 2, 4, 3]],
  ['what cannot be both', [1, 3, 2, 4], [1, 2, 4, 3], null],
])('an order brought together with another: %s', (_case, mio, suyo, juntos) =>
  expect(ordenFundido([1, 2, 3, 4], mio, suyo)).toEqual(juntos),
)

it('one that comes too late alone is told alone', () =>
  expect(whyNotNumerar(cursos.slice(0, 2), BIEN, ciclos(20, 10, 30))).toBe(
    'Ese orden no respeta los requisitos. Curso 2: su requisito Curso 1 no está en un ciclo anterior.',
  ))
