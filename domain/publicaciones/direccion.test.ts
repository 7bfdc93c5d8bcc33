import { describe, expect, it } from 'vitest'
import { DIRECCION, direccionDe, direccionesDeCursos, MAX_DIRECCION, proponerDireccion } from './direccion.ts'

it.each([
  ['Ingeniería Civil · Plan 2026', 'ingenieria-civil-plan-2026'],
  ['  ¡Año Ñandú!  ', 'ano-nandu'],
  ['--a--b--', 'a-b'],
  ['«»', ''],
  ['../../etc/passwd', 'etc-passwd'],
  ['x'.repeat(200), 'x'.repeat(MAX_DIRECCION)],
])('%s → %s', (texto, direccion) => {
  expect(direccionDe(texto)).toBe(direccion)
  if (direccion) expect(direccion).toMatch(DIRECCION)
})

describe('what is proposed for a plan', () => {
  const plan = (programa: string, full_name: string, ...tomadas: string[]) =>
    proponerDireccion({ programa, full_name }, new Set(tomadas))
  it.each([
    ['the name says the programme', plan('Derecho', 'Derecho 2026'), 'derecho-2026'],
    ['it does not', plan('Derecho', 'Plan 2026'), 'derecho-plan-2026'],
    ['another has it', plan('Derecho', 'Plan', 'derecho-plan'), 'derecho-plan-2'],
    ['so has the next', plan('Derecho', 'Plan', 'derecho-plan', 'derecho-plan-2'), 'derecho-plan-3'],
    ['nothing to make it of', plan('·', '…'), 'plan'],
  ])('%s', (_case, hecha, direccion) => expect(hecha).toBe(direccion))
  it('a long one leaves room for its number', () => {
    const primera = plan('A'.repeat(120), 'B')
    const segunda = plan('A'.repeat(120), 'B', primera)
    expect(segunda).toBe(`${primera}-2`)
    expect(segunda.length).toBeLessThanOrEqual(MAX_DIRECCION)
  })
})

it('courses by their code where it is theirs alone, else by their id', () => {
  const cursos = [
    { id: 1, codigo: 'MAT-101' },
    { id: 2, codigo: 'FIS 1' },
    { id: 3, codigo: 'fis-1' },
    { id: 4, codigo: null },
    { id: 5, codigo: 'Curso 4' },
    { id: 6, codigo: '·' },
  ]
  expect(Object.fromEntries(direccionesDeCursos(cursos))).toEqual({
    1: 'mat-101',
    2: 'curso-2',
    3: 'curso-3',
    4: 'curso-4',
    5: 'curso-5',
    6: 'curso-6',
  })
})
