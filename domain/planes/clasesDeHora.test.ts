import { expect, it } from 'vitest'
import { clasesDeHora, horasEnCorto } from './clasesDeHora.ts'

const horas = (horasteoria: number, horaspractica = 0, horasvirtual = 0) => ({
  horasteoria,
  horaspractica,
  horasvirtual,
})

it.each([
  ['a school', [horas(4), horas(2)], 'T'],
  ['some virtual ones', [horas(4), horas(0, 2), horas(1, 0, 1)], 'TPV'],
  ['no hours', [horas(0)], ''],
])('kinds of hours of a plan with %s', (_case, suyos, clases) => expect(clasesDeHora(suyos)).toBe(clases))

it.each([
  ['all three', horas(3, 2, 1), 'TPV', 'T3 P2 V1'],
  ['halves', horas(1.5), 'TPV', 'T1,5 P0 V0'],
  ['of kinds that the plan has not', horas(3, 2), 'TP', 'T3 P2'],
  ['of a plan of one kind', horas(3), 'T', '3 h'],
  ['none', horas(0), 'TP', ''],
])('hours of a card: %s', (_case, suyas, clases, dichas) => expect(horasEnCorto(suyas, clases)).toBe(dichas))
