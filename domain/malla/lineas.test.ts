import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Id } from '../asignaturas/asignatura.ts'
import type { Arista } from '../asignaturas/grafo.ts'
import { procesadorMs } from '../testing/procesador.ts'
import type { LineaTrazada, Punto } from './lineas.ts'
import { trazarLineas } from './lineas.ts'
import type { Tarjeta } from './rejilla.ts'

/** Cards of 100 × 80, columns every 120, rows every 90. */
const tarjeta = (id: Id, columna: number, fila: number): Tarjeta => ({
  id,
  x: columna * 120,
  y: fila * 90,
  ancho: 100,
  alto: 80,
})
const arista = (de: Id, a: Id): Arista => ({ de, a, modo: 'previo' })

/** Whether a piece of a line runs through the inside of a card. */
const cruza = (t: Tarjeta, [x1, y1]: Punto, [x2, y2]: Punto): boolean =>
  Math.max(x1, x2) > t.x + 0.1 &&
  Math.min(x1, x2) < t.x + t.ancho - 0.1 &&
  Math.max(y1, y2) > t.y + 0.1 &&
  Math.min(y1, y2) < t.y + t.alto - 0.1
const tramos = (l: LineaTrazada): [Punto, Punto][] => l.puntos.slice(1).map((p, i) => [l.puntos[i]!, p])

describe('trazarLineas', () => {
  it('passes below the only card of a column: above the first of it stands its head', () => {
    const [linea] = trazarLineas([tarjeta(1, 0, 0), tarjeta(2, 1, 0), tarjeta(3, 2, 0)], [arista(1, 3)])
    expect(Math.min(...linea!.puntos.map(([, y]) => y))).toBeGreaterThanOrEqual(0)
  })

  // 1 2 3
  // 4 5 6
  const seis = [1, 2, 3, 4, 5, 6].map((id, i) => tarjeta(id, i % 3, Math.floor(i / 3)))
  it.each<[string, Arista, Punto[]]>([
    [
      'beside: straight',
      arista(1, 2),
      [
        [100, 40],
        [120, 40],
      ],
    ],
    [
      'beside and below',
      arista(1, 5),
      [
        [100, 40],
        [110, 40],
        [110, 130],
        [120, 130],
      ],
    ],
    [
      'over a column: between its cards',
      arista(1, 6),
      [
        [100, 40],
        [110, 40],
        [110, 85],
        [230, 85],
        [230, 130],
        [240, 130],
      ],
    ],
    [
      'over a card in the same row',
      arista(4, 6),
      [
        [100, 130],
        [110, 130],
        [110, 85],
        [230, 85],
        [230, 130],
        [240, 130],
      ],
    ],
    [
      'back',
      arista(5, 1),
      [
        [120, 130],
        [110, 130],
        [110, 40],
        [100, 40],
      ],
    ],
    [
      'in one column: round its right side',
      arista(1, 4),
      [
        [100, 40],
        [110, 40],
        [110, 130],
        [100, 130],
      ],
    ],
    [
      'in the last column',
      arista(3, 6),
      [
        [340, 40],
        [352, 40],
        [352, 130],
        [340, 130],
      ],
    ],
  ])('%s', (_case, a, puntos) => {
    const [linea] = trazarLineas(seis, [a])
    expect(linea).toMatchObject(a)
    expect(linea!.puntos).toEqual(puntos)
  })

  it('a free row is passed straight', () =>
    expect(
      trazarLineas([tarjeta(1, 0, 0), tarjeta(2, 1, 1), tarjeta(3, 2, 0)], [arista(1, 3)])[0]!.puntos,
    ).toEqual([
      [100, 40],
      [240, 40],
    ]))

  it('lines of two courses keep beside each other, lines of one share their way', () => {
    const [a, b, c] = trazarLineas(seis, [arista(1, 5), arista(4, 2), arista(1, 2)])
    const x = (l: LineaTrazada | undefined): number => l!.puntos[1]![0]
    expect(x(a)).not.toBe(x(b))
    const [d, e] = trazarLineas([...seis, tarjeta(7, 1, 2)], [arista(1, 5), arista(1, 7)])
    expect(x(d)).toBe(x(e))
    expect(c!.puntos).toHaveLength(2)
  })

  it.each<[string, Arista[]]>([
    ['to a card that is not there', [arista(1, 99)]],
    ['from a card that is not there', [arista(99, 1)]],
    ['to itself', [arista(1, 1)]],
    ['none', []],
  ])('no line %s', (_case, aristas) => expect(trazarLineas(seis, aristas)).toEqual([]))
  it('no cards', () => expect(trazarLineas([], [arista(1, 2)])).toEqual([]))

  const arbMalla = fc
    .array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 8 })
    .map(alturas =>
      alturas.flatMap((n, columna) =>
        Array.from({ length: n }, (_, fila) => tarjeta(columna * 10 + fila, columna, fila)),
      ),
    )
  it('every line is level or upright, starts and ends at its cards, and crosses none', () =>
    fc.assert(
      fc.property(arbMalla, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }), (tarjetas, pares) => {
        fc.pre(tarjetas.length > 0)
        const id = (k: number): Id => tarjetas[k % tarjetas.length]!.id
        const lineas = trazarLineas(
          tarjetas,
          pares.map(([p, q]) => arista(id(p), id(q))),
        )
        for (const l of lineas) {
          const [de, a] = [l.de, l.a].map(x => tarjetas.find(t => t.id === x)!)
          expect([de!.x, de!.x + de!.ancho]).toContain(l.puntos[0]![0])
          expect([a!.x, a!.x + a!.ancho]).toContain(l.puntos.at(-1)![0])
          for (const [p, q] of tramos(l)) {
            expect(Math.abs(p[0] - q[0]) < 0.1 || Math.abs(p[1] - q[1]) < 0.1).toBe(true)
            for (const t of tarjetas) expect(cruza(t, p, q)).toBe(false)
          }
        }
      }),
    ))

  it('120 courses and 240 lines in a moment', () => {
    const tarjetas = Array.from({ length: 120 }, (_, i) => tarjeta(i, Math.floor(i / 10), i % 10))
    const aristas = Array.from({ length: 240 }, (_, i) => arista(i % 80, 40 + ((i * 7) % 80)))
    trazarLineas(tarjetas, aristas)
    const t0 = procesadorMs()
    for (let i = 0; i < 10; i++) trazarLineas(tarjetas, aristas)
    expect((procesadorMs() - t0) / 10).toBeLessThan(2000)
  })
})
