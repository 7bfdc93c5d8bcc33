import { expect, it } from 'vitest'
import { ajustesIniciales, conHorasEnDecimas, whyNotEscala } from './ajustes.ts'

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

it.each([
  [
    { horas_credito_teoria: 16.25, horas_credito_practica: 32.04 },
    { horas_credito_teoria: 16.3, horas_credito_practica: 32 },
  ],
  [
    { horas_credito_teoria: 16.1, horas_credito_practica: null },
    { horas_credito_teoria: 16.1, horas_credito_practica: null },
  ],
  [{}, {}],
])('hours of a credit %o are %o', (antes, despues) => expect(conHorasEnDecimas(antes)).toEqual(despues))
