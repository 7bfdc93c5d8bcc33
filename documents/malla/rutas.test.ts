import { describe, expect, it } from 'vitest'
import type { GrupoMalla, LineaMalla } from './malla.ts'
import { elegirRejilla, repartir } from './rejilla.ts'
import { trazarRutas } from './rutas.ts'

const curso = (id: number) => ({
  id,
  codigo: null,
  nombre: `Curso ${id}`,
  creditos: null,
  horas: '',
  area: null,
  nota: null,
  pide: '',
})
const grupos: GrupoMalla[] = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
].map(ids => ({ nombre: '', detalle: '', electivo: false, cursos: ids.map(curso) }))
const rejilla = elegirRejilla(grupos, 270, 140, 3)
const { puestos } = repartir(grupos, rejilla)
const previo = (desde: number, hasta: number): LineaMalla => ({ desde, hasta, clase: 'previo' })
const rutas = (...lineas: LineaMalla[]) => trazarRutas(lineas, puestos, rejilla)

describe('trazarRutas', () => {
  it('goes straight to the neighbour', () => expect(rutas(previo(1, 4)).redes[0]?.trazos[0]).toHaveLength(2))

  it('goes round by a street to a farther column', () =>
    expect(rutas(previo(1, 7)).redes[0]?.trazos[0]?.length).toBeGreaterThan(4))

  it('shares the trunk between lines of one course', () => {
    const { redes, carriles } = rutas(previo(1, 5), previo(1, 6))
    expect(redes).toHaveLength(1)
    expect(carriles).toBe(1)
    expect(new Set(redes[0]?.trazos.map(t => t[1]?.[0])).size).toBe(1)
  })

  it('gives lines of two courses lanes of their own', () => {
    const { redes, carriles } = rutas(previo(1, 6), previo(2, 4))
    expect(carriles).toBe(2)
    expect(redes[0]?.trazos[0]?.[1]?.[0]).not.toBeCloseTo(redes[1]?.trazos[0]?.[1]?.[0] ?? 0)
  })

  it('lets lines arrive apart from one another, those from above higher', () => {
    const llegadas = rutas(previo(1, 5), previo(3, 5)).redes.map(r => r.trazos[0]?.at(-1)?.[1] ?? 0)
    expect(llegadas[0]).toBeLessThan(llegadas[1] ?? 0)
  })

  it('does not arrive where the card at the left sends its own line out', () => {
    const [ajena, propia] = rutas(previo(1, 5), previo(2, 6)).redes
    expect(ajena?.trazos[0]?.at(-1)?.[1]).not.toBeCloseTo(propia?.trazos[0]?.[0]?.[1] ?? 0, 1)
  })

  it.each([
    ['in the same cycle', previo(1, 2)],
    ['back to an earlier cycle', previo(8, 1)],
  ])('draws a requisite %s from the left side', (_caso, linea) => {
    const trazo = rutas(linea).redes[0]?.trazos[0] ?? []
    expect(trazo.length).toBeGreaterThan(2)
    expect(trazo[1]?.[0]).toBeLessThan(trazo[0]?.[0] ?? 0)
  })

  it('leaves out lines to nowhere and to oneself', () =>
    expect(rutas(previo(1, 99), previo(99, 1), previo(1, 1)).redes).toEqual([]))
})
