import { describe, expect, it } from 'vitest'
import { lexicoDe } from './codigos.ts'

const curso = (id: number, codigo: string | null, nombre: string, plan: string, cesado = false) => ({
  id,
  codigo,
  nombre,
  plan,
  cesado,
  planestudio_id: 1,
  programa_id: 1,
  programa: 'P',
})
const lexico = lexicoDe([
  curso(1, 'MAT-021', 'Cálculo I', 'Plan 2026'),
  curso(2, 'MAT-021', 'Cálculo I', 'Plan 2019', true),
  curso(3, 'FIS100', 'Física', 'Plan 2026'),
  curso(4, 'FIS100', 'Física', 'Plan B'),
  curso(5, null, 'Tutoría (a)', 'Plan 2026'),
  curso(6, 'X1', 'Viejo', 'Plan 2019', true),
])

describe('courses named in a cell', () => {
  it.each([
    ['a code of the plan in force', 'mat 021', 1],
    ['its plan in brackets', 'MAT021 (plan 2019)', 2],
    ['a name', 'calculo i', 1],
    ['a name with brackets', 'tutoria (A)', 5],
    ['one only in a ceased plan', 'x1', 6],
    ['one of two plans', 'FIS-100 (Plan B)', 4],
  ])('%s', (_case, texto, id) => expect(lexico.leer(texto)).toEqual({ id }))

  it.each([
    ['none', 'QUI-1', /No hay un curso/],
    ['two plans in force', 'FIS100', /«FIS100 \(Plan 2026\)» o «FIS100 \(Plan B\)»/],
    ['a plan that is none', 'FIS100 (Plan Z)', /No hay un curso/],
  ])('%s', (_case, texto, motivo) =>
    expect(lexico.leer(texto)).toEqual({ motivo: expect.stringMatching(motivo) }),
  )

  it.each([1, 2, 3, 4, 5, 6])('course %i is read back as it is written', id => {
    expect(lexico.leer(lexico.escribir(id)!)).toEqual({ id })
  })
})
