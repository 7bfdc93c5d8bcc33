import { expect, it } from 'vitest'
import { enPalabras } from './enPalabras.ts'

const programas = [{ value: 4, label: 'Enfermería' }]

it.each([
  ['carrera_id', 4, 'Enfermería'],
  ['carrera_id', 9, '9'],
  ['carrera_id', null, '(vacío)'],
  ['fecha_resolucion', '2026-05-03', '03/05/2026'],
  ['fecha_resolucion', null, '(vacío)'],
  ['creditos_totales', 210.5, '210,5'],
  ['full_name', 'Plan 2026', 'Plan 2026'],
])('%s %j: «%s»', (name, value, dicho) => expect(enPalabras(name, value, programas)).toBe(dicho))
