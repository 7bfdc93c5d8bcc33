import { describe, expect, it } from 'vitest'
import {
  conNumero,
  cosaSiguiente,
  cursosDe,
  horasEnSemanas,
  porVersiones,
  sumaDeCursos,
  versionesRepetidas,
  versionSiguiente,
  vigentes,
} from './entradas.ts'

const modulo = (modulo_id: number, version: number) => ({ modulo_id, version })
const m = 'modulosCompetencia'

describe('versions of modules and units (§3)', () => {
  it('of each the highest is in force, in the order of their first mention', () =>
    expect(vigentes(m, [modulo(2, 1), modulo(1, 3), modulo(2, 2), modulo(1, 1)])).toEqual([
      modulo(2, 2),
      modulo(1, 3),
    ]))
  it('older ones stay, newest first', () =>
    expect(porVersiones(m, [modulo(1, 1), modulo(1, 3), modulo(1, 2)])).toEqual([
      { vigente: modulo(1, 3), anteriores: [modulo(1, 2), modulo(1, 1)] },
    ]))
  it('an entry that does not say of what it speaks stands for itself', () =>
    expect(vigentes(m, [{ version: 1 }, { version: 1 }])).toHaveLength(2))
  it('units go by their own id', () =>
    expect(
      vigentes('unidadesAprendizaje', [
        { modulo_id: 1, unidad_id: 5, version: 1 },
        { modulo_id: 1, unidad_id: 6, version: 2 },
      ]),
    ).toHaveLength(2))
  it.each<[string, object[], number]>([
    ['the first', [], 1],
    ['after a gap', [modulo(2, 1), modulo(7, 1)], 8],
  ])('id of a new one: %s', (_case, entradas, id) => expect(cosaSiguiente(m, entradas)).toBe(id))
  it('number of the next version', () => expect(versionSiguiente([modulo(1, 1), modulo(1, 4)])).toBe(5))
  it('a version that others took meanwhile is the next one, and otherwise as it was written', () => {
    const redes = (version: number) => ({ ...modulo(1, version), nombre: 'Redes' })
    expect(conNumero(m, [redes(1), redes(2)], redes(2))).toEqual(redes(3))
  })
  it('the same version twice is found', () =>
    expect(versionesRepetidas(m, [modulo(1, 1), modulo(2, 1), modulo(1, 1), { modulo_id: 2 }])).toEqual([
      2, 3,
    ]))
})

it.each([
  [{ cursos_ids: [3, 4] }, [3, 4]],
  [{ asignatura_id: 9 }, [9]],
  [{}, []],
])('courses that %j names', (entrada, ids) => expect(cursosDe(entrada)).toEqual(ids))

it('hours and credits of a module are those of its courses', () =>
  expect(
    sumaDeCursos([
      { horastotal: 4, credits: 3.5 },
      { horastotal: 0.1, credits: 0.2 },
      { horastotal: 0.2, credits: null },
    ]),
  ).toEqual({ cursos: 3, horas: 4.3, creditos: 3.7 }))

it.each([
  [4, 6, 24],
  [3, 4.5, 13.5],
  [null, 6, null],
  [4, undefined, null],
])('a unit of %s weeks at %s hours a week: %s (§5)', (semanas, horas, total) =>
  expect(horasEnSemanas(semanas, horas)).toBe(total),
)
