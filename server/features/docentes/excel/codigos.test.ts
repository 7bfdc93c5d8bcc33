import { describe, expect, it } from 'vitest'
import { lexicoDe } from './codigos.ts'

const curso = (
  id: number,
  codigo: string | null,
  nombre: string,
  plan: string,
  cesado = false,
  lugar: { planestudio_id?: number; programa?: string; grupo?: string } = {},
) => ({
  id,
  codigo,
  nombre,
  plan,
  cesado,
  planestudio_id: id,
  programa_id: 1,
  programa: 'P',
  grupo: 'Ciclo I',
  ...lugar,
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

describe('courses that name and plan do not tell apart', () => {
  const PROPUESTA = 'Propuesta curricular 2026'
  const grado = (id: number, nombre: string, grupo: string) =>
    curso(id, null, nombre, PROPUESTA, false, { planestudio_id: 1, programa: 'Educación Secundaria', grupo })
  const enOtro = (id: number, codigo: string | null, nombre: string, planestudio_id: number) =>
    curso(id, codigo, nombre, 'Plan de estudios (2026)', false, {
      planestudio_id,
      programa: planestudio_id === 2 ? 'Derecho' : 'Arte, danza y música',
    })
  const todos = [
    grado(1, 'Álgebra', 'Primer grado'),
    grado(2, 'Álgebra', 'Segundo grado'),
    grado(3, 'Taller', 'Primer grado'),
    grado(4, 'Taller', 'Primer grado'),
    grado(5, 'Danza; música', 'Primer grado'),
    enOtro(6, 'MAT-1', 'Matemática', 2),
    enOtro(7, 'MAT-1', 'Matemática', 3),
    enOtro(8, null, 'Taller (Propuesta curricular 2026, Segundo grado)', 3),
    enOtro(9, 'TALLER1', 'Taller de obra', 3),
    grado(10, 'Taller 1', 'Segundo grado'),
  ]
  const lexico = lexicoDe(todos)

  it.each([
    [1, `Álgebra (${PROPUESTA}, Primer grado)`],
    [3, `Taller (${PROPUESTA}, Primer grado, #3)`],
    [5, '#5'],
    [6, 'MAT-1 (Plan de estudios (2026), Derecho)'],
    [7, 'MAT-1 (Plan de estudios (2026), Arte, danza y música)'],
  ])('course %i is written with as much as it takes', (id, escrito) =>
    expect(lexico.escribir(id)).toBe(escrito),
  )

  it.each(todos)('course $id is read back as it is written', ({ id }) => {
    expect(lexico.leer(lexico.escribir(id)!)).toEqual({ id })
  })

  it.each([
    ['its cycle, whatever the case and the blanks', 'algebra (propuesta curricular 2026,segundo  grado)', 2],
    [
      'its programme where the plan would do',
      'Danza; música (Propuesta curricular 2026, Educación Secundaria)',
      5,
    ],
    ['all of its place', 'MAT1 (Plan de estudios (2026), Derecho, Ciclo I)', 6],
  ])('%s', (_case, texto, id) => expect(lexico.leer(texto)).toEqual({ id }))

  it.each([
    [
      `Álgebra (${PROPUESTA})`,
      `«Álgebra (${PROPUESTA})» está varias veces en el plan «${PROPUESTA}»: escriba «Álgebra (${PROPUESTA}, Primer grado)» o «Álgebra (${PROPUESTA}, Segundo grado)».`,
    ],
    [
      'mat1',
      '«mat1» está en varios planes: escriba «MAT-1 (Plan de estudios (2026), Derecho)» o «MAT-1 (Plan de estudios (2026), Arte, danza y música)».',
    ],
  ])('«%s» is answered with what can be written', (texto, motivo) =>
    expect(lexico.leer(texto)).toEqual({ motivo }),
  )

  it('of many some are offered', () => {
    const muchos = lexicoDe([1, 2, 3, 4, 5, 6, 7].map(n => grado(n, 'Arte', `Grado ${n}`)))
    const { motivo } = muchos.leer('arte') as { motivo: string }
    expect(motivo).toMatch(/: escriba, por ejemplo, «Arte \(.*Grado 1\)», .* o «Arte \(.*Grado 6\)»\.$/)
  })
})

describe('codes that differ in where a point or a hyphen stands', () => {
  const enPlan = (id: number, codigo: string, plan: string, cesado: boolean) =>
    curso(id, codigo, `Curso ${id}`, plan, cesado, { planestudio_id: cesado ? 2 : 1 })
  const todos = [
    enPlan(1, '1.11', 'Plan 2026', false),
    enPlan(2, '11.1', 'Plan 2026', false),
    enPlan(3, '2.22', 'Plan 2026', false),
    enPlan(4, '22.2', 'Plan 2019', true),
    enPlan(5, 'A-1', 'Plan 2026', false),
    enPlan(6, 'A1', 'Plan 2019', true),
    enPlan(7, '3.33', 'Plan 2019', true),
    enPlan(8, '33.3', 'Plan 2019', true),
  ]
  const lexico = lexicoDe(todos)

  it.each([
    ['1.11', 1],
    ['11.1', 2],
    ['2.22', 3],
    ['22.2 (Plan 2019)', 4],
    ['222 (Plan 2019)', 4],
    ['a 1 (Plan 2026)', 5],
    ['A1 (Plan 2019)', 6],
    ['3.33', 7],
    ['33.3 (Plan 2019)', 8],
  ])('«%s» is the one that is written so', (texto, id) => expect(lexico.leer(texto)).toEqual({ id }))

  it.each([
    ['111', '«111» está varias veces en el plan «Plan 2026»: escriba «1.11» u «11.1».'],
    ['22.2', '«22.2» está en varios planes: escriba «22.2 (Plan 2019)» o «2.22».'],
    ['A1', '«A1» está en varios planes: escriba «A1 (Plan 2019)» o «A-1».'],
  ])('«%s» may be two: none is guessed', (texto, motivo) => expect(lexico.leer(texto)).toEqual({ motivo }))

  it.each(todos)('course $id is read back as it is written, without its number', ({ id }) => {
    expect(lexico.leer(lexico.escribir(id)!)).toEqual({ id })
    expect(lexico.escribir(id)).not.toContain('#')
  })
})
