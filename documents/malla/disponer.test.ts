import { describe, expect, it } from 'vitest'
import { mallaDePlan } from '../planes/malla.ts'
import { colegio, instituto, monstruo } from '../testing/otros.ts'
import { planDe } from '../testing/plan.ts'
import { universidad } from '../testing/universidad.ts'
import { disponerMalla, type MallaDispuesta, type Paso, papelDeMalla } from './disponer.ts'

const unCiclo = planDe({
  datos: {},
  ciclos: [['Único', Array.from({ length: 40 }, (_, i) => `C${i}|Curso ${i}|3|2|2|0|Área||`).join('\n')]],
  secciones: [],
})
const planes = { universidad, instituto, colegio, monstruo, unCiclo }
const casos = Object.entries(planes).map(
  ([nombre, plan]) => [nombre, mallaDePlan(plan, 'Malla', '')] as const,
)
const alto = { a4: 157, a3: 244 }

/** Straight pieces of a line, corners left out. */
const rectas = (pasos: readonly Paso[]): [number, number, number, number][] => {
  let [x, y] = [0, 0]
  return pasos.flatMap(p => {
    const antes = [x, y] as const
    ;[x, y] = p[0] === 'q' ? [p[3], p[4]] : [p[1], p[2]]
    return p[0] === 'l' ? [[...antes, x, y] as [number, number, number, number]] : []
  })
}

const cruces = (m: MallaDispuesta): number =>
  m.redes
    .flatMap(r => r.trazos.flatMap(rectas))
    .filter(([x0, y0, x1, y1]) =>
      m.tarjetas.some(
        t =>
          Math.max(x0, x1) > t.x + 0.05 &&
          Math.min(x0, x1) < t.x + t.ancho - 0.05 &&
          Math.max(y0, y1) > t.y + 0.05 &&
          Math.min(y0, y1) < t.y + t.alto - 0.05,
      ),
    ).length

describe.each(casos)('the malla of %s', (_nombre, bloque) => {
  const papel = papelDeMalla(bloque)
  const m = disponerMalla(bloque, papel)

  it('has a card for every course, and stays on its page', () => {
    expect(m.tarjetas).toHaveLength(bloque.grupos.reduce((n, g) => n + g.cursos.length, 0))
    expect(m.alto).toBeLessThanOrEqual(alto[papel])
    for (const t of m.tarjetas) expect(t.x + t.ancho).toBeLessThanOrEqual(m.ancho + 0.01)
  })

  it('lays no card over another', () => {
    const lugares = new Set(m.tarjetas.map(t => `${t.x.toFixed(2)} ${t.y.toFixed(2)}`))
    expect(lugares.size).toBe(m.tarjetas.length)
  })

  it('has each row under the one above, and each head over its own cards', () => {
    const filas = [...new Set(m.tarjetas.map(t => t.y))].sort((a, b) => a - b)
    const alta = m.tarjetas[0]!.alto
    for (const [i, y] of filas.entries())
      expect(y).toBeGreaterThanOrEqual(i === 0 ? m.cabeceras[0]!.alto : filas[i - 1]! + alta)
    let vistas = 0
    bloque.grupos.forEach((g, i) => {
      const suyas = m.tarjetas.slice(vistas, vistas + g.cursos.length)
      vistas += g.cursos.length
      const { x, ancho, electivo } = m.cabeceras[i]!
      expect(electivo).toBe(g.electivo)
      if (suyas.length === 0) return
      expect(x).toBeCloseTo(Math.min(...suyas.map(t => t.x)))
      expect(x + ancho).toBeCloseTo(Math.max(...suyas.map(t => t.x + t.ancho)))
    })
  })

  it('draws every requisite, and none of its lines through a card', () => {
    expect(m.redes.reduce((n, r) => n + r.trazos.length, 0)).toBe(bloque.lineas.length)
    expect(cruces(m)).toBe(0)
  })

  it('turns its corners where they are, within a little more than a millimetre', () => {
    for (const pasos of m.redes.flatMap(r => r.trazos)) {
      let [x, y] = [0, 0]
      for (const paso of pasos) {
        if (paso[0] === 'q') {
          const [, cx, cy, hastaX, hastaY] = paso
          for (const largo of [Math.hypot(cx - x, cy - y), Math.hypot(cx - hastaX, cy - hastaY)])
            expect(largo).toBeLessThanOrEqual(1.1 + 1e-9)
          // One leg lies, the other stands.
          expect(
            [cx - x, cy - y, hastaX - cx, hastaY - cy].filter(n => Math.abs(n) > 1e-9).length,
          ).toBeLessThan(3)
        }
        ;[x, y] = paso[0] === 'q' ? [paso[3], paso[4]] : [paso[1], paso[2]]
      }
    }
  })

  it('ends every line on the left edge of a card', () => {
    const puntas = m.redes.flatMap(r => r.puntas)
    expect(puntas.length > 0).toBe(bloque.lineas.length > 0)
    for (const [x, y] of puntas) {
      expect(m.tarjetas.some(t => Math.abs(t.x - x) < 0.01 && y > t.y && y < t.y + t.alto)).toBe(true)
    }
  })
})

describe('paper', () => {
  it.each([
    ['a school fits on A4', colegio, 'a4'],
    ['an institute fits on A4', instituto, 'a4'],
    ['ten cycles and two sections want A3', universidad, 'a3'],
    ['twenty cycles want A3', monstruo, 'a3'],
  ])('%s', (_caso, plan, papel) => expect(papelDeMalla(mallaDePlan(plan, '', ''))).toBe(papel))

  it('goes on in a second column rather than print cards nobody can read', () => {
    const m = disponerMalla(mallaDePlan(unCiclo, '', ''), 'a4')
    expect(new Set(m.tarjetas.map(t => t.x)).size).toBeGreaterThan(1)
  })

  it('goes on in a second column where one long cycle would make all cards too low for their names', () => {
    const largo = 'Prácticas Preprofesionales Supervisadas en Establecimientos del Primer Nivel de Atención'
    const doce = planDe({
      datos: {},
      ciclos: Array.from({ length: 12 }, (_, c) => [
        `Ciclo ${c}`,
        Array.from({ length: c === 2 ? 11 : 6 }, (_, i) => `C${c}-${i}|${largo} ${i}|3|2|2|0|Área||`).join(
          '\n',
        ),
      ]),
      secciones: [],
    })
    const m = disponerMalla(mallaDePlan(doce, '', ''), 'a3')
    expect(new Set(m.tarjetas.map(t => t.y)).size).toBe(6)
    expect(m.tarjetas[0]!.alto).toBeGreaterThan(26)
  })

  it('survives a malla without courses, and one whose cycles are empty', () => {
    const vacia = planDe({
      datos: {},
      ciclos: [
        ['I', ''],
        ['II', ''],
      ],
      secciones: [],
    })
    expect(disponerMalla(mallaDePlan(vacia, '', ''), 'a4').cabeceras).toHaveLength(2)
    expect(disponerMalla(mallaDePlan({ ...vacia, ciclos: [] }, '', ''), 'a4').tarjetas).toEqual([])
  })
})
