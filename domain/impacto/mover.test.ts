import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CursoDelPlan } from '../asignaturas/asignatura.ts'
import { modosDe } from '../asignaturas/requisitos.ts'
import { conCurso, curso, o, previo, simultaneo, y } from '../asignaturas/requisitosDePrueba.ts'
import { aplicar } from '../malla/ediciones.ts'
import { malla } from '../malla/mallaDePrueba.ts'
import { empujar } from './mover.ts'

const en = (id: number, ciclo: number, mas: Partial<CursoDelPlan> = {}): CursoDelPlan => ({
  ...curso(id, ciclo * 10),
  credits: 3,
  ...mas,
})

const lugares = (cursos: readonly CursoDelPlan[], id: number, ciclo: number, ciclos = 4) => {
  const m = malla(cursos, ciclos)
  const { ediciones, efectos } = empujar(m, m.cursos.get(id)!, ciclo * 10, 1)
  return { ediciones, efectos, donde: Object.fromEntries(ediciones.map(e => [e.id, e.ciclo_id! / 10])) }
}

describe('moving with what follows', () => {
  it('pushes what requires it, as far as it must and no further', () => {
    const cursos = [
      en(1, 1),
      en(2, 2, { requisitos: previo(1) }),
      en(3, 2, { requisitos: simultaneo(1) }),
      en(4, 4, { requisitos: previo(2) }),
    ]
    expect(lugares(cursos, 1, 2).donde).toEqual({ 1: 2, 2: 3 })
    const { efectos } = lugares(cursos, 1, 3)
    expect(efectos[0]).toMatchObject({ suerte: 'pasa', detalle: 'Pasa del ciclo 1 al ciclo 3.' })
    expect(efectos.find(e => e.suerte === 'impide')).toMatchObject({
      id: 4,
      detalle: 'Tendría que ir después del último ciclo.',
    })
  })

  it('tells hours of the week of what counts no credits', () => {
    const sinCreditos = { credits: null, horasteoria: 6, horaspractica: 0, horasvirtual: 0 }
    const { efectos } = lugares([en(1, 1, sinCreditos), en(2, 1, sinCreditos), en(3, 2, sinCreditos)], 1, 3)
    expect(efectos.filter(e => e.cosa === 'ciclo').map(e => e.detalle)).toEqual([
      'Pasa de 12 a 6 horas semanales.',
      'Pasa de 0 a 6 horas semanales.',
    ])
  })

  it('pulls what it requires when it goes to the front', () => {
    const cursos = [en(1, 2), en(2, 3, { requisitos: previo(1) }), en(3, 4, { requisitos: previo(2) })]
    expect(lugares(cursos, 3, 3).donde).toEqual({ 1: 1, 2: 2, 3: 3 })
    const { efectos, ediciones } = lugares(cursos, 3, 1)
    expect(
      efectos.some(e => e.suerte === 'impide' && e.detalle === 'Tendría que ir antes del primer ciclo.'),
    ).toBe(true)
    expect(ediciones.length).toBeLessThan(3)
  })

  it('what is pulled pulls only, though it is required by way of another one too', () => {
    const cursos = [
      en(1, 4),
      en(2, 5, { requisitos: previo(1) }),
      en(3, 6, { requisitos: y(previo(1), previo(2)) }),
    ]
    expect(lugares(cursos, 3, 3, 6).donde).toEqual({ 1: 1, 2: 2, 3: 3 })
  })

  it('of alternatives one in time is enough, and where none is the nearest is waited for', () => {
    const cursos = [
      en(1, 1),
      en(2, 1),
      en(3, 3, { requisitos: previo(1) }),
      en(4, 3, { requisitos: o(previo(1), previo(2)) }),
      en(5, 4, { requisitos: previo(4) }),
    ]
    expect(lugares(cursos, 1, 3).donde).toEqual({ 1: 3, 3: 4 })
    // 2 stands too late from the beginning: 1 was the way, and is waited for no longer than 2 asks.
    const sinOtra = [en(1, 1), en(2, 3), en(4, 3, { requisitos: o(previo(1), previo(2)) })]
    expect(lugares(sinOtra, 1, 4, 6).donde).toEqual({ 1: 4, 4: 4 })
  })

  it('leaves alone what came too late already', () => {
    const cursos = [en(1, 3), en(2, 2, { requisitos: previo(1) })]
    expect(lugares(cursos, 1, 4).donde).toEqual({ 1: 4 })
  })

  it('leaves alone what came too late in each alternative, whichever is the nearest after the move', () => {
    const requisitos: CursoDelPlan['requisitos'] = { tipo: 'o', de: [previo(1), previo(2)] }
    const cursos = [en(1, 3), en(2, 5), en(3, 3, { requisitos })]
    expect(lugares(cursos, 1, 7, 8).donde).toEqual({ 1: 7 })
  })

  it('an elective that comes into a cycle brings its requisites into order, or cannot come', () => {
    const electivo = { ...en(2, 1, { requisitos: previo(1) }), ciclo_id: null, seccion_id: 501 }
    const cursos = [en(1, 4), electivo, en(3, 1)]
    const alPrimero = lugares(cursos, 2, 1)
    expect(alPrimero.efectos.some(e => e.suerte === 'impide')).toBe(true)
    expect(lugares(cursos, 2, 3).donde).toEqual({ 1: 2, 2: 3 })
    // What requires it is pushed behind it.
    const pedido = [{ ...electivo, requisitos: null }, en(3, 1, { requisitos: previo(2) })]
    expect(lugares(pedido, 2, 2).donde).toEqual({ 2: 2, 3: 3 })
  })

  it('an elective that requires itself may come: its other requisites alone are brought into order', () => {
    const electivo = (requisitos: CursoDelPlan['requisitos']) => ({
      ...en(2, 1, { requisitos }),
      ciclo_id: null,
      seccion_id: 501,
    })
    const solo = lugares([electivo(previo(2))], 2, 3)
    expect([solo.donde, solo.efectos.filter(e => e.suerte === 'impide')]).toEqual([{ 2: 3 }, []])
    expect(lugares([en(1, 3), electivo(o(previo(2), previo(1)))], 2, 3).donde).toEqual({ 1: 2, 2: 3 })
  })

  it('a loop is named and moves nothing for ever', () => {
    const cursos = [en(1, 1, { requisitos: simultaneo(2) }), en(2, 1, { requisitos: simultaneo(1) })]
    expect(lugares(cursos, 1, 2).donde).toEqual({ 1: 2, 2: 2 })
  })

  it('whatever came in time before comes in time after, and what need not move stays', () => {
    const plan = fc
      .array(
        fc.record({
          ciclo: fc.integer({ min: 1, max: 6 }),
          de: fc.array(fc.nat(30), { maxLength: 3 }),
          juntos: fc.boolean(),
        }),
        {
          minLength: 2,
          maxLength: 30,
        },
      )
      .map(filas =>
        filas.map(({ ciclo, de, juntos }, i) => {
          const requisitos = de
            .map(x => (x % (i + 1)) + 1)
            .filter(x => x !== i + 1)
            .reduce<CursoDelPlan['requisitos']>(
              (r, x) => conCurso(r, x, juntos ? 'simultaneo' : 'previo'),
              null,
            )
          return en(i + 1, ciclo, { requisitos })
        }),
      )
    fc.assert(
      fc.property(plan, fc.nat(), fc.integer({ min: 1, max: 6 }), (cursos, n, destino) => {
        const id = (n % cursos.length) + 1
        const { ediciones, efectos } = lugares(cursos, id, destino, 6)
        // Each course requires earlier ones alone: there is no loop.
        expect(efectos.filter(e => e.detalle.includes('círculo'))).toEqual([])
        if (efectos.some(e => e.suerte === 'impide')) return
        const despues = new Map(aplicar(cursos, ediciones).map(c => [c.id, c.ciclo_id!]))
        const antes = new Map(cursos.map(c => [c.id, c.ciclo_id!]))
        if (antes.get(id) !== destino * 10) expect(despues.get(id)).toBe(destino * 10)
        for (const c of cursos)
          for (const [requerido, modo] of modosDe(c.requisitos)) {
            const bien = (donde: ReadonlyMap<number, number>) =>
              modo === 'previo'
                ? donde.get(requerido)! < donde.get(c.id)!
                : donde.get(requerido)! <= donde.get(c.id)!
            if (bien(antes)) expect(bien(despues), `${requerido} → ${c.id}`).toBe(true)
          }
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 200) },
    )
  })
})
