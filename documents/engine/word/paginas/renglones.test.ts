import { describe, expect, it } from 'vitest'
import { renglonesDe, type Trozo } from './renglones.ts'

/** Every letter 10 wide and 20 high, ten of them to a line; the paragraph's mark is 12 high. */
const letra = { alto: 2, anchoDe: () => 1 }
const texto = (t: string): Trozo => ({ tipo: 'texto', texto: t, letra, tamano: 10 })
const salto: Trozo = { tipo: 'salto', letra, tamano: 10 }
const altos = (...trozos: Trozo[]): number[] =>
  renglonesDe(trozos, { primero: 100, otros: 100, multiplo: 1, vacio: 12 }).map(r => r.alto)

describe('the lines of a paragraph', () => {
  it('break where the next word does not fit', () => {
    expect(altos(texto('uno dos'))).toEqual([20])
    expect(altos(texto('uno dos tres'))).toEqual([20, 20])
    expect(altos(texto('uno'), salto, texto('dos'))).toEqual([20, 20])
  })

  it('without anything are one, as high as its mark', () => {
    expect(altos()).toEqual([12])
    expect(altos(texto(''))).toEqual([12])
  })

  it('that end in a break are one more: the mark stands on it', () => {
    expect(altos(texto('uno'), salto)).toEqual([20, 12])
    // A run behind the last break has no letters: that is how a text that ends in one is written.
    expect(altos(texto('uno'), salto, texto(''))).toEqual([20, 12])
    expect(altos(salto, salto)).toEqual([20, 20, 12])
  })

  it('that end in a picture are as high as that, and none comes after it', () => {
    expect(altos(texto('uno'), salto, { tipo: 'imagen', ancho: 50, alto: 300 })).toEqual([20, 300])
  })
})
