import { describe, expect, it } from 'vitest'
import {
  type CompetenciaCopiada,
  claveDeResultado,
  ningunaCompetencia,
  reubicarCompetencias,
} from './copiarCompetencias.ts'

const una = (id: number, mas: Partial<CompetenciaCopiada> = {}): CompetenciaCopiada => ({
  id,
  padre_id: null,
  grupo_id: null,
  orden: 0,
  nombre: `C${id}`,
  tipopadre: 1,
  iscompetencia: true,
  termino_id: 1,
  perfil_egreso_id: null,
  ...mas,
})
const ids = {
  grupos: new Map([[5, 105]]),
  competencias: new Map([
    [1, 101],
    [2, 102],
  ]),
  perfil: new Map([[8, 108]]),
  resultados: new Map([[3, 303]]),
  asignaturas: new Map([[7, 207]]),
}
const copia = (mas: Partial<typeof ningunaCompetencia>) =>
  reubicarCompetencias({ ...ningunaCompetencia, ...mas }, ids)

describe('competencies with new ids', () => {
  it('point at their own parents, groups and lines of the profile', () =>
    expect(
      copia({
        grupos: [{ id: 5, orden: 0, nombre: 'G' }],
        competencias: [una(1, { grupo_id: 5, perfil_egreso_id: 8 }), una(2, { padre_id: 1 })],
      }),
    ).toMatchObject({
      grupos: [{ id: 105 }],
      competencias: [
        { id: 101, padre_id: null, grupo_id: 105, perfil_egreso_id: 108 },
        { id: 102, padre_id: 101, grupo_id: null },
      ],
    }))
  it('keep no link to what was not copied', () =>
    expect(
      copia({
        competencias: [una(1, { perfil_egreso_id: 99 })],
        vinculos: [
          { competencia_id: 1, resultado_id: 3 },
          { competencia_id: 1, resultado_id: 4 },
        ],
        celdas: [
          { competencia_id: 1, asignatura_id: 7, nivel: 'logra' },
          { competencia_id: 2, asignatura_id: 99, nivel: 'logra' },
        ],
      }),
    ).toMatchObject({
      competencias: [{ perfil_egreso_id: null }],
      vinculos: [{ competencia_id: 101, resultado_id: 303 }],
      celdas: [{ competencia_id: 101, asignatura_id: 207, nivel: 'logra' }],
    }))
})

describe('the same outcome elsewhere', () => {
  it.each([
    [
      'common lists by number',
      { lista: 'tuning', numero: 3, nombre: 'a' },
      { lista: 'tuning', numero: 3, nombre: 'b' },
      true,
    ],
    [
      'and not by words',
      { lista: 'tuning', numero: 3, nombre: 'a' },
      { lista: 'tuning', numero: 4, nombre: 'a' },
      false,
    ],
    [
      'own lists by words',
      { lista: 'Colegio', numero: 1, nombre: 'Ética' },
      { lista: 'colegio', numero: 9, nombre: 'etica' },
      true,
    ],
    [
      'of another list',
      { lista: 'Colegio', numero: 1, nombre: 'Ética' },
      { lista: 'Otra', numero: 1, nombre: 'Ética' },
      false,
    ],
  ])('%s', (_name, a, b, same) => expect(claveDeResultado(a) === claveDeResultado(b)).toBe(same))
})
