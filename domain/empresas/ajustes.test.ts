import { expect, it } from 'vitest'
import { ajustesEnDecimas, ajustesIniciales, escalaInicial, whyNotEscala } from './ajustes.ts'

it.each([
  ['Universidad', 11],
  ['Instituto', 13],
  ['Colegio', 11],
])('the marks of a new %s pass with %i', (tipo, aprobatoria) =>
  expect(escalaInicial(tipo)).toEqual({ minimo: 0, maximo: 20, aprobatoria }),
)

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
  [
    {
      limites: { creditos: 200.04, creditos_por_ciclo: 22.55, cursos_por_ciclo: 7, horas_por_semana: null },
      escala: { minimo: 0, maximo: 20, aprobatoria: 10.55 },
    },
    {
      limites: { creditos: 200, creditos_por_ciclo: 22.6, cursos_por_ciclo: 7, horas_por_semana: null },
      escala: { minimo: 0, maximo: 20, aprobatoria: 10.6 },
    },
  ],
  [{}, {}],
])('settings %o are %o', (antes, despues) => expect(ajustesEnDecimas(antes)).toEqual(despues))
