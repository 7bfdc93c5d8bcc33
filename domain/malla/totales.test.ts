import { describe, expect, it } from 'vitest'
import type { CursoDelPlan, SeccionDelPlan } from '../asignaturas/asignatura.ts'
import { curso } from '../asignaturas/requisitosDePrueba.ts'
import { seccion } from './mallaDePrueba.ts'
import { totalesDe, totalesDePlan } from './totales.ts'

const c = (credits: number | null, mas: Partial<CursoDelPlan> = {}): CursoDelPlan =>
  curso(1, 10, null, { credits, ...mas })
const electivo = (credits: number | null, seccion_id: number): CursoDelPlan =>
  c(credits, { ciclo_id: null, seccion_id })

describe('totals of a cycle', () => {
  it('credits and hours, exact to the tenth', () =>
    expect(
      totalesDe([
        c(1.5, { horasteoria: 0.1, horaspractica: 0.2, horasvirtual: 0 }),
        c(4, { horasteoria: 0.2, horaspractica: 2, horasvirtual: 1 }),
      ]),
    ).toEqual({
      cursos: 2,
      creditos: 5.5,
      horas: 3.5,
      horasteoria: 0.3,
      horaspractica: 2.2,
      horasvirtual: 1,
    }))
  it.each([
    ['without courses', [], null],
    ['of a school', [c(null), c(null)], null],
    ['where some have no credits', [c(3), c(null)], 3],
    ['of courses worth nothing', [c(0)], 0],
  ])('credits %s', (_case, cursos, creditos) => expect(totalesDe(cursos).creditos).toBe(creditos))
})

describe('totals of a plan: obligatory + required electives', () => {
  it.each<[string, CursoDelPlan[], SeccionDelPlan[], number | null, number | null, number[]]>([
    ['no electives', [c(4), c(3)], [], 7, null, []],
    [
      'listed electives do not count, required ones do',
      [c(200), electivo(40, 501), electivo(58, 501)],
      [seccion(501, 20)],
      220,
      20,
      [],
    ],
    [
      'several sections',
      [c(10), electivo(3, 501), electivo(3, 502)],
      [seccion(501, 1.5), seccion(502, 3)],
      14.5,
      4.5,
      [],
    ],
    [
      'a section that does not say is named',
      [c(10), electivo(3, 501), electivo(3, 502)],
      [seccion(501, 3), seccion(502)],
      13,
      3,
      [502],
    ],
    ['an empty section that does not say has nothing to say', [c(10)], [seccion(501)], 10, null, []],
    ['a school', [c(null), electivo(null, 501)], [seccion(501)], null, null, []],
    ['a school whose sections ask credits', [c(null), electivo(null, 501)], [seccion(501, 6)], null, 6, []],
    ['sections ask, and there is no course yet', [], [seccion(501, 6)], null, 6, []],
    ['electives alone have credits', [c(null), electivo(3, 501)], [seccion(501, 3)], 3, 3, []],
    ['nothing yet', [], [], null, null, []],
  ])('%s', (_case, cursos, secciones, creditos, electivos, sin) => {
    const t = totalesDePlan(cursos, secciones)
    expect([t.creditos, t.creditosElectivos, t.seccionesSinCreditos]).toEqual([creditos, electivos, sin])
  })
  it('keeps obligatory and listed apart', () => {
    const t = totalesDePlan([c(4), electivo(3, 501), electivo(3, 501)], [seccion(501, 3)])
    expect([
      t.obligatorios.creditos,
      t.obligatorios.horas,
      t.electivosListados.creditos,
      t.electivosListados.cursos,
    ]).toEqual([4, 5, 6, 2])
  })
})
