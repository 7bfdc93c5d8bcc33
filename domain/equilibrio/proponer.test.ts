import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CursoDelPlan } from '../asignaturas/asignatura.ts'
import { modosDe } from '../asignaturas/requisitos.ts'
import { conCurso, creditos, curso, previo, y } from '../asignaturas/requisitosDePrueba.ts'
import { aplicar } from '../malla/ediciones.ts'
import { malla } from '../malla/mallaDePrueba.ts'
import { buscar } from './buscar.ts'
import { excesos, type Limites, problemaDe } from './medida.ts'
import { type Propuesta, proponer, whyNotProponer } from './proponer.ts'

const SIN_LIMITE = { creditos: null, cursos: null, horas: null }
const en = (
  id: number,
  ciclo: number,
  credits = 4,
  requisitos: CursoDelPlan['requisitos'] = null,
): CursoDelPlan => curso(id, ciclo * 10, requisitos, { credits })
const porCiclo = (cursos: readonly CursoDelPlan[], ciclos: number): number[] =>
  Array.from({ length: ciclos }, (_, i) =>
    cursos.filter(c => c.ciclo_id === (i + 1) * 10).reduce((s, c) => s + (c.credits ?? 0), 0),
  )
const encimaDe = (cursos: readonly CursoDelPlan[], limites: Limites): number[] => {
  const p = problemaDe(malla(cursos, 5), limites)
  return excesos(p, p.actual)
}
/** Whether any measure is better than the plan's. */
const gana = ({ antes, despues }: Propuesta): boolean =>
  despues.menor > antes.menor ||
  (['dispersion', 'mayor', 'espera', 'exceso', 'tarde'] as const).some(m => despues[m] < antes[m])

describe('a better distribution', () => {
  it('evens out what the cycles weigh', () => {
    const cursos = [1, 2, 3, 4, 5, 6].map(id => en(id, 1))
    const p = proponer(malla(cursos, 3), new Set(), SIN_LIMITE)
    expect(porCiclo(aplicar(cursos, p.ediciones), 3)).toEqual([8, 8, 8])
    expect([p.antes.dispersion > 0, p.despues.dispersion]).toEqual([true, 0])
  })

  it('ends where a search has tried enough, with what it found until then', () => {
    const cursos = Array.from({ length: 40 }, (_, i) => en(i + 1, 1))
    const p = problemaDe(malla(cursos, 5), SIN_LIMITE)
    const movidos = (most?: number): number =>
      buscar(p, [...cursos.keys()], most).filter((ciclo, i) => ciclo !== p.actual[i]).length
    expect(movidos()).toBe(32)
    expect(movidos(300)).toBeGreaterThan(0)
    expect(movidos(300)).toBeLessThan(8)
  })

  it('leaves locked courses and electives where they are, and a plan that is even as it is', () => {
    const cursos = [1, 2, 3, 4].map(id => en(id, 1))
    const p = proponer(malla(cursos, 2), new Set([1, 2, 3, 4]), SIN_LIMITE)
    expect(p.ediciones).toEqual([])
    const par = [en(1, 1), en(2, 2, 4, previo(1))]
    expect(proponer(malla(par, 2), new Set(), SIN_LIMITE).movidos).toEqual([])
  })

  it('leaves in each grade the course that all have, and suggests nothing where nothing says what may move', () => {
    const cursos = [1, 2, 3, 4, 5].map(id => en(id, 1))
    const conTutoria = [...cursos, en(6, 1), en(7, 2)].map(c =>
      c.id > 5 ? { ...c, nombre: c.id === 6 ? 'Tutoría' : 'TUTORIA ' } : c,
    )
    const { movidos } = proponer(malla(conTutoria, 2), new Set(), SIN_LIMITE)
    expect(movidos.map(m => m.id).filter(id => id > 5)).toEqual([])
    expect(movidos.length).toBeGreaterThan(0)
    const deColegio = conTutoria.map(c => ({ ...c, credits: null }))
    expect(whyNotProponer(malla(conTutoria, 2))).toBe(null)
    expect(whyNotProponer(malla(deColegio, 2))).toContain('Sin créditos ni requisitos')
    expect(whyNotProponer(malla([...deColegio, { ...en(8, 2, 4, previo(1)), credits: null }], 2))).toBe(null)
  })

  it('brings what comes too late into order where it can', () => {
    const cursos = [en(1, 2), en(2, 1, 4, previo(1)), en(3, 3), en(4, 3)]
    const p = proponer(malla(cursos, 3), new Set(), SIN_LIMITE)
    expect([p.antes.tarde, p.despues.tarde]).toEqual([1, 0])
  })

  it('keeps the credits that a course asks for before it', () => {
    const cursos = [en(1, 1, 6), en(2, 1, 6), en(3, 2, 2, y(creditos(12), previo(1))), en(4, 3, 1)]
    const p = proponer(malla(cursos, 3), new Set(), SIN_LIMITE)
    const despues = aplicar(cursos, p.ediciones)
    const suyo = despues.find(c => c.id === 3)!
    expect(
      porCiclo(despues, 3)
        .slice(0, suyo.ciclo_id! / 10 - 1)
        .reduce((a, b) => a + b, 0),
    ).toBeGreaterThanOrEqual(12)
  })

  it('moves no course to where it lacks more credits than it lacked, as electives give no more of them', () => {
    const cursos = [
      ...[1, 2, 3, 4, 5].flatMap(ciclo => [
        en(2 * ciclo, ciclo, 8),
        en(2 * ciclo + 1, ciclo, ciclo === 2 ? 1 : 7),
      ]),
      en(20, 5, 6, creditos(60)),
    ]
    const p = proponer(malla(cursos, 5), new Set(), SIN_LIMITE)
    const despues = aplicar(cursos, p.ediciones)
    const antesDe = (todos: readonly CursoDelPlan[]): number =>
      porCiclo(todos, 5)
        .slice(0, todos.find(c => c.id === 20)!.ciclo_id! / 10 - 1)
        .reduce((a, b) => a + b, 0)
    expect(p.ediciones.length).toBeGreaterThan(0)
    expect(antesDe(despues)).toBeGreaterThanOrEqual(antesDe(cursos))
  })

  it('holds the limits of a cycle where it can', () => {
    const cursos = [en(1, 1, 10), en(2, 1, 10), en(3, 1, 5), en(4, 2, 5)]
    const p = proponer(malla(cursos, 2), new Set(), { creditos: 20, cursos: 2, horas: null })
    expect([p.antes.exceso, p.despues.exceso]).toEqual([6, 0])
  })

  it('holds the weekly hours of a cycle, and makes none too long', () => {
    const largo = (id: number, ciclo: number, horas: number) => ({ ...en(id, ciclo), horasteoria: horas })
    const cursos = [largo(1, 1, 20), largo(2, 1, 20), largo(3, 2, 2), largo(4, 2, 2)]
    const p = proponer(malla(cursos, 2), new Set(), { creditos: null, cursos: null, horas: 30 })
    expect([p.antes.exceso, p.despues.exceso]).toEqual([14, 0])
  })

  it('does not pay for shorter waits with uneven cycles', () => {
    // Even as it is; each of four courses waits three cycles for what it requires.
    const cursos = [
      ...[1, 2, 3, 4].map(id => en(id, 1)),
      ...[5, 6, 7, 8].map(id => en(id, 2)),
      ...[9, 10, 11, 12].map(id => en(id, 3)),
      ...[13, 14, 15, 16].map(id => en(id, 4, 4, previo(id - 12))),
    ]
    const p = proponer(malla(cursos, 4), new Set(), SIN_LIMITE)
    expect(p.despues.dispersion).toBeLessThanOrEqual(p.antes.dispersion)
    expect(p.despues.espera).toBeLessThanOrEqual(p.antes.espera)
  })

  it('never breaks a requisite, moves what is locked, loses a course or makes the plan worse', () => {
    const plan = fc
      .array(
        fc.record({
          ciclo: fc.integer({ min: 1, max: 5 }),
          credits: fc.integer({ min: 1, max: 6 }),
          de: fc.array(fc.nat(24), { maxLength: 2 }),
          juntos: fc.boolean(),
          fijo: fc.boolean(),
        }),
        { minLength: 2, maxLength: 18 },
      )
      .map(filas =>
        filas.map(({ ciclo, credits, de, juntos, fijo }, i) => ({
          fijo,
          curso: en(
            i + 1,
            ciclo,
            credits,
            de
              .map(x => (x % (i + 1)) + 1)
              .filter(x => x !== i + 1)
              .reduce<CursoDelPlan['requisitos']>(
                (r, x) => conCurso(r, x, juntos ? 'simultaneo' : 'previo'),
                null,
              ),
          ),
        })),
      )
    const limites = { creditos: 22, cursos: 7, horas: 30 }
    fc.assert(
      fc.property(plan, filas => {
        const cursos = filas.map(f => f.curso)
        const fijos = new Set(filas.filter(f => f.fijo).map(f => f.curso.id))
        const p = proponer(malla(cursos, 5), fijos, limites)
        const despues = aplicar(cursos, p.ediciones)
        for (const cual of ['dispersion', 'mayor', 'espera', 'exceso', 'tarde'] as const)
          expect(p.despues[cual], cual).toBeLessThanOrEqual(p.antes[cual] + 1e-5)
        expect(p.despues.menor).toBeGreaterThanOrEqual(p.antes.menor - 1e-5)
        if (p.movidos.length > 0) expect(gana(p)).toBe(true)
        // No cycle goes above a limit that it kept, nor farther above one that it did not.
        const [era, es] = [cursos, despues].map(de => encimaDe(de, limites)) as [number[], number[]]
        expect(es.filter((x, i) => x > era[i]! + 1e-5)).toEqual([])
        expect(p.movidos.some(m => fijos.has(m.id))).toBe(false)
        expect(despues.every(c => c.ciclo_id !== null && c.ciclo_id >= 10 && c.ciclo_id <= 50)).toBe(true)
        const ciclo = (de: readonly CursoDelPlan[], id: number) => de.find(c => c.id === id)!.ciclo_id!
        for (const c of cursos)
          for (const [requerido, modo] of modosDe(c.requisitos)) {
            const bien = (de: readonly CursoDelPlan[]) =>
              modo === 'previo'
                ? ciclo(de, requerido) < ciclo(de, c.id)
                : ciclo(de, requerido) <= ciclo(de, c.id)
            if (bien(cursos)) expect(bien(despues)).toBe(true)
          }
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 60) },
    )
  })
})
