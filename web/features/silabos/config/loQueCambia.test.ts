import { expect, it } from 'vitest'
import { loQueCambia } from './loQueCambia.ts'

const con = (completos: number, dejan: number, entregados = 0) =>
  loQueCambia({ completos, dejan, entregados, pasan: 0 }, 'la estructura')

it.each([
  [con(57, 0), null],
  [con(1, 1), 'El único sílabo completo dejará de estarlo. ¿Guardar la estructura?'],
  [con(57, 54, 6), /^54 de los 57 sílabos completos dejarán de estarlo\. 6 ya están entregados: /],
  [con(9, 1, 1), /^1 de los 9 sílabos completos dejará de estarlo\. 1 ya está entregado: /],
  [con(3, 3), /^Los 3 sílabos completos dejarán de estarlo\. ¿/],
])('%s', (dicho, esperado) => {
  if (esperado instanceof RegExp) expect(dicho).toMatch(esperado)
  else expect(dicho).toBe(esperado)
})
