import { describe, expect, it } from 'vitest'
import { cuantoDe, cuentasDe, faltasDe, parteDe } from './avanceEnPalabras.ts'

it.each([
  [{ faltas: [], problemas: [] }, []],
  [{ faltas: ['area'], problemas: [] }, ['Falta área']],
  [{ faltas: ['horas', 'area'], problemas: ['x'] }, ['Faltan horas y área', 'x']],
] as const)('faltas %j', (curso, expected) => expect(faltasDe(curso as never)).toEqual(expected))

it.each([
  [0, 0, 'Sin contenido'],
  [1, 0, '1 entrada'],
  [3, 1, '3 entradas, 1 incompleta'],
  [3, 2, '3 entradas, 2 incompletas'],
])('%d entries, %d unfinished', (cuantos, incompletos, expected) =>
  expect(cuantoDe({ cuantos, incompletos })).toBe(expected),
)

describe('counts', () => {
  const cuenta = { total: 4, completos: 1, enAvance: 1, porHacer: 2 }
  it('leave out what is not kept yet, and what there is none of', () =>
    expect(
      cuentasDe({
        cuentas: {
          secciones: cuenta,
          registro: { ...cuenta, total: 0 },
          cartas: null,
          silabos: cuenta,
          elementos: null,
          sumillas: null,
        },
      }).map(c => c.nombre),
    ).toEqual(['Secciones', 'Sílabos']))
  it('are parts of a hundred', () => {
    expect(parteDe(1, cuenta)).toBe(25)
    expect(parteDe(0, { ...cuenta, total: 0 })).toBe(0)
  })
})
