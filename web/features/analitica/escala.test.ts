import { describe, expect, it } from 'vitest'
import { coloresDe, contraste, luz } from '../../ui/contrasteDePrueba.ts'
import { escalaDe, PASOS, pasoDe, rangoDe } from './escala.ts'

const medidas = (...complejidades: number[]) =>
  new Map(
    complejidades.map((complejidad, id) => [
      id,
      { complejidad, bloqueo: complejidad, demora: 1, centralidad: complejidad ** 3 },
    ]),
  )

describe('the scale', () => {
  it.each([
    [0, 40, 1],
    [8, 40, 1],
    [9, 40, 2],
    [40, 40, 5],
    [0, 0, 1],
  ])('%d of %d stands on step %d', (n, mayor, paso) => expect(pasoDe(n, mayor, 'complejidad')).toBe(paso))

  it('says which amounts stand on each step, and leaves empty steps out', () => {
    const { escalones } = escalaDe(medidas(1, 2, 3, 40), 'complejidad')
    expect(escalones.map(e => [e.paso, rangoDe(e), e.cursos])).toEqual([
      [1, '1 a 3', 3],
      [5, '40', 1],
    ])
  })

  it('spreads what grows by products', () => {
    const { escalones } = escalaDe(medidas(0, 5, 10, 20, 30, 40), 'centralidad')
    expect(escalones.length).toBeGreaterThan(3)
  })
})

describe.each(['light', 'dark'] as const)('its colours in the %s', tema => {
  const color = coloresDe('features/analitica/escala.css', tema)
  const pasos = Array.from({ length: PASOS }, (_, i) => i + 1)

  it('what is written on each passes 4.5:1', () =>
    expect(pasos.filter(n => contraste(color(`m${n}`), color(`sobre-m${n}`)) < 4.5)).toEqual([]))
  it('each step is told from the next by lightness alone', () =>
    expect(pasos.slice(1).filter(n => contraste(color(`m${n}`), color(`m${n - 1}`)) < 1.25)).toEqual([]))
  it('and all go one way', () => {
    const luces = pasos.map(n => luz(color(`m${n}`)))
    expect(luces).toEqual(luces.toSorted((a, b) => (tema === 'dark' ? a - b : b - a)))
  })
})
