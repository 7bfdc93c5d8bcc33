import { expect, it } from 'vitest'
import { periodoActual } from './periodoActual.ts'

const p = (id: number, fechainicio: string, fechafin: string, estado = 'Activado') => ({
  id,
  fechainicio,
  fechafin,
  estado,
})
const pasado = p(1, '2025-08-01', '2025-12-20')
const actual = p(2, '2026-03-01', '2026-07-20')
const siguiente = p(3, '2026-08-01', '2026-12-20')

it.each([
  ['the one in course', [siguiente, actual, pasado], '2026-05-01', 2],
  ['the last day belongs to it', [actual], '2026-07-20', 2],
  ['between two, the next', [siguiente, actual, pasado], '2026-07-25', 3],
  ['none that is over', [pasado], '2026-05-01', null],
  ['none that is switched off', [p(2, '2026-03-01', '2026-07-20', 'Desactivado')], '2026-05-01', null],
])('%s', (_caso, periodos, hoy, id) => expect(periodoActual(periodos, hoy)?.id ?? null).toBe(id))
