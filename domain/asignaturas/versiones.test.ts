import { expect, it } from 'vitest'
import type { Versionada } from './versiones.ts'
import { versionSiguiente, vigentePorId, vigentes } from './versiones.ts'

const v = (id: number, asignatura_id: number, version: number): Versionada => ({ id, asignatura_id, version })

it.each<[string, Versionada[], number[]]>([
  ['base courses alone', [v(1, 0, 1), v(2, 0, 1)], [1, 2]],
  ['a higher version supersedes its base', [v(1, 0, 1), v(2, 0, 1), v(3, 1, 2)], [2, 3]],
  ['the highest of several, whatever their order', [v(4, 1, 3), v(1, 0, 1), v(3, 1, 2)], [4]],
  ['a base with a higher version than its copies', [v(1, 0, 5), v(3, 1, 2)], [1]],
  ['the same version twice: the later row', [v(1, 0, 1), v(3, 1, 2), v(4, 1, 2)], [4]],
  ['versions whose base is not among the rows', [v(3, 1, 2), v(4, 1, 3)], [4]],
  ['none', [], []],
])('vigentes: %s', (_case, filas, ids) => expect(vigentes(filas).map(f => f.id)).toEqual(ids))

it('vigentePorId leads every version, and the base, to the one in force', () =>
  expect([...vigentePorId([v(1, 0, 1), v(3, 1, 2), v(4, 1, 3), v(2, 0, 1)])].sort()).toEqual([
    [1, 4],
    [2, 2],
    [3, 4],
    [4, 4],
  ]))
it('… also when the base is gone', () => expect(vigentePorId([v(4, 1, 3)]).get(1)).toBe(4))

it.each<[string, number[], number]>([
  ['of a base', [1], 2],
  ['of several', [1, 4, 2], 5],
  ['of none', [], 1],
])('versionSiguiente %s', (_case, versiones, siguiente) =>
  expect(versionSiguiente(versiones.map(version => ({ version })))).toBe(siguiente),
)
