import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Requisito } from '../asignaturas/asignatura.ts'
import { evaluar, type Hallazgo } from './evaluar.ts'
import { base, confirmando, HOY, type PlanDePrueba, SIN_AJUSTES } from './planesDeMuestra.ts'

const BASES = ['pregrado', 'maestria', 'diplomado', 'profesional', 'tecnico', 'colegio', 'cepre'] as const

const hoja = fc.oneof(
  fc.record({
    tipo: fc.constant('curso' as const),
    asignatura_id: fc.integer({ min: 95, max: 1010 }),
    modo: fc.constantFrom('previo' as const, 'simultaneo' as const),
  }),
  fc.record({ tipo: fc.constant('creditos' as const), creditos: fc.integer({ min: 0, max: 300 }) }),
  fc.record({
    tipo: fc.constant('texto' as const),
    texto: fc.string(),
    modo: fc.constant('previo' as const),
  }),
)
const requisito = fc.letrec<{ r: Requisito }>(tie => ({
  r: fc.oneof(
    { depthSize: 'small' },
    hoja,
    fc.record({
      tipo: fc.constantFrom('y' as const, 'o' as const),
      de: fc.array(tie('r'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).r

/** Plans of every kind with anything in their courses: nothing of it may stop the evaluator. */
const planes = fc
  .record({
    cual: fc.constantFrom(...BASES),
    cambios: fc.array(
      fc.record({
        i: fc.nat(60),
        credits: fc.option(fc.integer({ min: 0, max: 80 }).map(n => n / 10)),
        horasteoria: fc.integer({ min: 0, max: 80 }).map(n => n / 10),
        horaspractica: fc.integer({ min: 0, max: 80 }).map(n => n / 10),
        tipoestudio: fc.constantFrom('general' as const, 'especifico' as const, null),
        requisitos: fc.option(requisito),
      }),
      { maxLength: 12 },
    ),
    semanas: fc.option(fc.integer({ min: 1, max: 40 })),
  })
  .map(({ cual, cambios, semanas }): PlanDePrueba => {
    const p = base(cual)
    p.datos.semanas = semanas
    for (const { i, ...campos } of cambios) {
      const curso = p.partes.cursos[i % p.partes.cursos.length]!
      Object.assign(curso, campos)
    }
    return p
  })

const deHoras = (hallazgos: readonly Hallazgo[]): string[] =>
  hallazgos.filter(h => h.regla.endsWith('-credito')).map(h => h.lugar)

describe('whatever is in a plan', () => {
  it('a rule finds at most one thing in a place, and always says something', () => {
    fc.assert(
      fc.property(planes, p => {
        const hallazgos = evaluar(p, SIN_AJUSTES, HOY)
        const lugares = hallazgos.map(h => `${h.regla} ${h.lugar}`)
        expect(new Set(lugares).size).toBe(lugares.length)
        for (const h of hallazgos) expect(h.mensaje).toMatch(/\.$/)
      }),
    )
  })

  it('more hours never add a finding about the hours of a credit', () => {
    fc.assert(
      fc.property(planes, fc.nat(60), fc.integer({ min: 1, max: 50 }), (p, i, mas) => {
        const antes = deHoras(evaluar(p, SIN_AJUSTES, HOY))
        const curso = p.partes.cursos[i % p.partes.cursos.length]!
        curso.horasteoria += mas / 10
        for (const lugar of deHoras(evaluar(p, SIN_AJUSTES, HOY))) expect(antes).toContain(lugar)
      }),
    )
  })

  it('more credits never make the total lack more', () => {
    const falta = (p: PlanDePrueba): number => {
      const h = evaluar(p, SIN_AJUSTES, HOY).find(x =>
        /^pe-(?!universidad|instituto).*-creditos$/.test(x.regla),
      )
      return h ? Number(h.hallado.limite) - Number(h.hallado.valor) : 0
    }
    fc.assert(
      fc.property(planes, fc.nat(60), (p, i) => {
        const antes = falta(p)
        const deCiclo = p.partes.cursos.filter(c => c.ciclo_id !== null)
        const curso = deCiclo[i % deCiclo.length]!
        curso.credits = (curso.credits ?? 0) + 1
        expect(falta(p)).toBeLessThanOrEqual(antes + 1e-9)
      }),
    )
  })

  it('the order of the rows means nothing', () => {
    const dichos = (p: PlanDePrueba): string[] =>
      evaluar(p, SIN_AJUSTES, HOY)
        .map(h => `${h.regla} ${h.lugar.replace(/\d+/, '')} ${JSON.stringify(h.hallado)}`)
        .filter(d => !d.startsWith('plan-lazo'))
        .toSorted()
    fc.assert(
      fc.property(planes, p => {
        const antes = dichos(p)
        p.partes.cursos.reverse()
        p.partes.ciclos.reverse()
        expect(dichos(p)).toEqual(antes)
      }),
    )
  })

  it('what nobody confirmed finds nothing, and confirming takes nothing away', () => {
    fc.assert(
      fc.property(planes, p => {
        const sin = evaluar(p, SIN_AJUSTES, HOY)
        expect(sin.filter(h => h.seguridad === 'sin_confirmar')).toEqual([])
        const con = evaluar(p, confirmando('pe-pregrado-anios', 'pe-universidad-virtual-presencial'), HOY)
        expect(con.filter(h => h.seguridad !== 'sin_confirmar')).toEqual(sin)
      }),
    )
  })
})
