import { describe, expect, it } from 'vitest'
import { avisoDe, cuandoVence, momentoDePeriodo, type Periodo, periodoVigente } from './plazos.ts'

const periodo = (id: number, fechainicio: string, fechafin: string, estado = 'Activado'): Periodo => ({
  id,
  fechainicio,
  fechafin,
  estado,
})
const I = periodo(1, '2026-03-16', '2026-07-17')
const II = periodo(2, '2026-08-17', '2026-12-18')
const verano = periodo(3, '2026-06-01', '2026-08-01')

describe('where a period stands', () => {
  it.each([
    ['2026-03-15', 'Por empezar'],
    ['2026-03-16', 'En curso'],
    ['2026-07-17', 'En curso'],
    ['2026-07-18', 'Terminado'],
  ])('on %s: %s', (hoy, dicho) => expect(momentoDePeriodo(I, hoy)).toBe(dicho))

  it('one that is switched off says so', () =>
    expect(momentoDePeriodo({ ...I, estado: 'Desactivado' }, '2026-04-01')).toBe('Desactivado'))
})

describe('the period that people work on', () => {
  it.each([
    ['runs', [I, II], '2026-05-01', 1],
    ['on its last day still', [I, II], '2026-07-17', 1],
    ['is the next while none runs', [II, I], '2026-07-20', 2],
    ['is the last to begin of two that run', [I, verano], '2026-06-15', 3],
    [
      'is none that is switched off',
      [periodo(4, '2026-03-16', '2026-07-17', 'Desactivado')],
      '2026-05-01',
      null,
    ],
    ['is none when all have ended', [I, II], '2027-01-01', null],
    ['is none where there are none', [], '2026-05-01', null],
  ])('%s', (_case, periodos, hoy, id) => expect(periodoVigente(periodos, hoy)?.id ?? null).toBe(id))
})

describe('reminders of a date', () => {
  it.each([
    ['2026-04-02', null],
    ['2026-04-03', 'siete'],
    ['2026-04-07', 'siete'],
    ['2026-04-08', 'dos'],
    ['2026-04-10', 'dos'],
    ['2026-04-11', 'despues'],
    ['2026-04-13', 'despues'],
    ['2026-04-14', null],
  ])('on %s: %s', (hoy, aviso) => expect(avisoDe('2026-04-10', hoy)).toBe(aviso))

  it.each([
    ['2026-04-10', 'hoy'],
    ['2026-04-09', 'mañana'],
    ['2026-04-03', 'en 7 días'],
    ['2026-04-11', 'ayer'],
    ['2026-04-13', 'hace 3 días'],
    ['2026-03-31', 'en 10 días'],
  ])('on %s it is %s', (hoy, dicho) => expect(cuandoVence('2026-04-10', hoy)).toBe(dicho))
})
