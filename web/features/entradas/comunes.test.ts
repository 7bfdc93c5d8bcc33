import { expect, it, vi } from 'vitest'
import { enPalabras } from './comunes.ts'

vi.mock('virtual:calls', () => ({ table: {} }))

const cursos = new Map([[1, { label: 'MAT101 Cálculo I' }]])

it.each<[string, unknown, string]>([
  ['status', 2, 'Incompleto'],
  ['asignatura_id', 1, 'MAT101 Cálculo I'],
  ['asignatura_id', 9, 'un curso que ya no existe'],
  ['asignatura_id', null, '(vacío)'],
  ['cursos_ids', [1, 9], 'MAT101 Cálculo I, un curso que ya no existe'],
  ['cursos_ids', [], '(vacío)'],
  ['descripcion', '<p>Redes</p>', 'Redes'],
])('%s %j reads «%s»', (campo, valor, dicho) => expect(enPalabras(cursos, campo, valor)).toBe(dicho))
