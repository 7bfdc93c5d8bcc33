import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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

/** Relative luminance of a colour (WCAG 2). */
function luz(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(i => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contraste = (a: string, b: string): number => {
  const [x, y] = [luz(a), luz(b)].sort((p, q) => q - p)
  return (x! + 0.05) / (y! + 0.05)
}

describe.each(['light', 'dark'])('its colours in the %s', tema => {
  const css = readFileSync(new URL('./escala.css', import.meta.url), 'utf8')
  const bloque = css.split('[data-mantine-color-scheme="dark"]')[tema === 'dark' ? 1 : 0]!
  const color = (nombre: string): string => new RegExp(`--${nombre}: (#[0-9a-f]{6})`).exec(bloque)![1]!
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
