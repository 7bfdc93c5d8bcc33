import { describe, expect, it } from 'vitest'
import { type CursoPorEmparejar, emparejar, type FilaPorEmparejar } from './emparejar.ts'

const fila = (codigo: string | null, nombre: string, grupo = 'I'): FilaPorEmparejar => ({
  codigo,
  nombre,
  grupo,
})
const curso = (id: number, codigo: string | null, nombre: string, grupo = 'I'): CursoPorEmparejar => ({
  id,
  codigo,
  nombre,
  grupo,
})
const ids = (filas: FilaPorEmparejar[], cursos: CursoPorEmparejar[], hasCodigos = true) =>
  emparejar(filas, cursos, hasCodigos).map(c => c?.id ?? null)

describe('which course a row means', () => {
  it.each<[string, FilaPorEmparejar[], CursoPorEmparejar[], (number | null)[]]>([
    ['none', [fila('A1', 'Arte')], [], [null]],
    ['its code, whatever its name', [fila('a1', 'Arte nuevo')], [curso(1, 'A1', 'Arte')], [1]],
    ['its code without the hyphen', [fila('INF134', 'Redes')], [curso(1, 'INF-134', 'Redes')], [1]],
    [
      'codes that differ in signs only are different codes',
      [fila('1-1', 'c'), fila('11', 'b'), fila('1.1', 'a')],
      [curso(1, '1.1', 'a'), curso(2, '11', 'b'), curso(3, '1-1', 'c')],
      [3, 2, 1],
    ],
    [
      'a code that several may be written like is none of them',
      [fila('INF134', 'x')],
      [curso(1, 'INF-134', 'a'), curso(2, 'INF 134', 'b')],
      [null],
    ],
    [
      'a code twice: each row its own, by name first',
      [fila('EL', 'Dos'), fila('EL', 'Uno'), fila('EL', 'Tres')],
      [curso(1, 'EL', 'Uno'), curso(2, 'EL', 'Dos')],
      [2, 1, null],
    ],
    [
      'a code and name twice: each row its own, in its cycle first',
      [fila('EL', 'Electivo', 'II'), fila('EL', 'Electivo', 'I'), fila('EL', 'Electivo', 'IV')],
      [curso(1, 'EL', 'Electivo', 'III'), curso(2, 'EL', 'Electivo', 'I'), curso(3, 'EL', 'Electivo', 'II')],
      [3, 2, 1],
    ],
    ['its name, without a code', [fila(null, 'ÉTICA')], [curso(1, null, 'Etica')], [1]],
    ['not the name of a course with another code', [fila('B2', 'Arte')], [curso(1, 'A1', 'Arte')], [null]],
    ['a blank code is not a code taken away', [fila(null, 'Arte')], [curso(1, 'A1', 'Arte')], [null]],
    ['the code that it did not have yet', [fila('A1', 'Arte')], [curso(1, null, 'Arte')], [1]],
    [
      'a name twice: each row its own, in its cycle first',
      [fila(null, 'Optativa', 'II'), fila(null, 'Optativa', 'I'), fila(null, 'Optativa', 'IV')],
      [curso(1, null, 'Optativa', 'I'), curso(2, null, 'Optativa', 'II'), curso(3, null, 'Optativa', 'III')],
      [2, 1, 3],
    ],
  ])('%s', (_case, filas, cursos, expected) => expect(ids(filas, cursos)).toEqual(expected))

  it('in a file without codes, any course of its name', () => {
    const cursos = [curso(1, 'A1', 'Arte'), curso(2, null, 'Música')]
    expect(ids([fila(null, 'Música'), fila(null, 'arte')], cursos, false)).toEqual([2, 1])
  })
})
