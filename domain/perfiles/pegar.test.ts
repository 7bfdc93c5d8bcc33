import { expect, it } from 'vitest'
import { lineasPegadas } from './pegar.ts'

it.each([
  ['', []],
  ['Diseña\nEvalúa', ['Diseña', 'Evalúa']],
  ['1. Diseña\r\n2) Evalúa\r\n\r\n10. Dirige', ['Diseña', 'Evalúa', 'Dirige']],
  ['•\tDiseña\n– Evalúa\n* Dirige', ['Diseña', 'Evalúa', 'Dirige']],
  ['a) Diseña\n(b) Evalúa', ['Diseña', 'Evalúa']],
  ['"Diseña\n- Evalúa ""bien"""\r\nDirige\r\n', ['Diseña', 'Evalúa "bien"', 'Dirige']],
  ['"Aprender a aprender"\nEvalúa "bien"', ['"Aprender a aprender"', 'Evalúa "bien"']],
  // What only looks like a bullet is text.
  ['3D: modela\n-10 °C en obra', ['3D: modela', '-10 °C en obra']],
])('%j', (texto, lineas) => expect(lineasPegadas(texto)).toEqual(lineas))
