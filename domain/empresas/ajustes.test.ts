import { expect, it } from 'vitest'
import { ajustesIniciales, whyNotEscala } from './ajustes.ts'

it.each([
  [ajustesIniciales.escala, null],
  [{ minimo: 1, maximo: 7, aprobatoria: 4 }, null],
  [{ minimo: 0, maximo: 100, aprobatoria: 100 }, null],
  [{ minimo: 20, maximo: 20, aprobatoria: 20 }, /mínima/],
  [{ minimo: 0, maximo: 20, aprobatoria: 0 }, /aprobatoria/],
  [{ minimo: 0, maximo: 20, aprobatoria: 21 }, /aprobatoria/],
])('marks %o: %s', (escala, reason) => {
  if (reason === null) expect(whyNotEscala(escala)).toBeNull()
  else expect(whyNotEscala(escala)).toMatch(reason)
})
