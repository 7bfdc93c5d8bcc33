import { describe, expect, it } from 'vitest'
import { cifraDe, cuantoDe, cuentasDe, faltasDe, luzDe, parteDe } from './avanceEnPalabras.ts'

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

it.each([
  ['success', 0, 'Completo'],
  ['success', 1, 'Completo, salvo 1'],
  ['warning', 1, 'En avance'],
  ['danger', 0, 'Por hacer'],
] as const)('a section that is %s, with %d unfinished entries: %s', (luz, incompletos, dicho) =>
  expect(luzDe({ luz, incompletos })).toBe(dicho),
)

describe('counts', () => {
  const cuenta = { total: 4, completos: 1, enAvance: 1, porHacer: 2 }
  const contadas = (fechacese: string | null = null) =>
    cuentasDe({
      id: 7,
      fechacese,
      cuentas: {
        secciones: cuenta,
        registro: { ...cuenta, total: 0 },
        cartas: null,
        silabos: cuenta,
        elementos: null,
        sumillas: null,
      },
    })
  it('leave out what is not kept yet, and say of what there is none', () =>
    expect(contadas().map(c => [c.nombre, cifraDe(c.cuenta)])).toEqual([
      ['Secciones', '1 de 4'],
      ['Cursos con horas y área', 'sin cursos'],
      ['Sílabos', '1 de 4'],
    ]))
  it('of syllabi lead to those that are counted, where a list has them', () => {
    const href = contadas().at(-1)!.href!
    expect(Object.fromEntries(new URL(href, 'http://malla').searchParams)).toEqual({
      plan: '7',
      modo: 'ultimos',
    })
    expect(contadas('2026-03-01').at(-1)!.href).toBeNull()
  })
  it('are parts of a hundred', () => {
    expect(parteDe(1, cuenta)).toBe(25)
    expect(parteDe(0, { ...cuenta, total: 0 })).toBe(0)
  })
})
