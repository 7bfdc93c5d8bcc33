import { expect, it, vi } from 'vitest'
import { isTextoElegido } from './textoElegido.ts'

const fila = {} as Element
const elegido = (texto: string, en: Element) =>
  vi.stubGlobal('getSelection', () => ({ toString: () => texto, containsNode: (que: Element) => que === en }))

it('text counts as chosen in what holds some of it, and nowhere else', () => {
  elegido('Álgebra', fila)
  expect(isTextoElegido(fila)).toBe(true)
  elegido('', fila)
  expect(isTextoElegido(fila)).toBe(false)
  elegido('Álgebra', {} as Element)
  expect(isTextoElegido(fila)).toBe(false)
  vi.stubGlobal('getSelection', () => null)
  expect(isTextoElegido(fila)).toBe(false)
})
