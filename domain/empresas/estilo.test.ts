import { describe, expect, it } from 'vitest'
import { contraste, estiloDeDocumento, estiloInicial, whyNotColor } from './estilo.ts'

describe('contraste', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s', (a, b, c) => expect(contraste(a, b)).toBeCloseTo(c, 2))
})

describe('whyNotColor', () => {
  it.each([
    ['#3546b0', null],
    ['#767676', null],
    // 4,478: what is not enough is never said to be.
    ['#777777', /es 4,47 y debe ser 4,5/],
    ['#ffee00', /demasiado claro/],
    ['azul', /#3546B0/],
    ['#fff', /#3546B0/],
    ['#3546b0;url(x)', /#3546B0/],
  ])('%s', (color, razon) => {
    const dicho = whyNotColor(color)
    if (razon === null) expect(dicho).toBeNull()
    else expect(dicho).toMatch(razon)
  })
})

describe('estiloDeDocumento', () => {
  it('of an institution that set nothing is as always', () => {
    expect(estiloDeDocumento(undefined)).toEqual(estiloInicial)
    expect(estiloDeDocumento({ letra: 'sans', pie: null, color: null })).toEqual({
      ...estiloInicial,
      letra: 'sans',
    })
  })
  it('keeps what was switched off', () =>
    expect(estiloDeDocumento({ portada: false, logo: false })).toMatchObject({ portada: false, logo: false }))
  it('does not print in a colour that nobody can read', () =>
    expect(estiloDeDocumento({ color: '#ffee00' }).color).toBe(estiloInicial.color))
})
