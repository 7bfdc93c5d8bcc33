import { expect, it } from 'vitest'
import { competenciaEnPalabras } from './enPalabras.ts'

const opciones = {
  competencia_id: [{ value: 0, label: 'Ninguna: es de primer nivel' }],
  resultados_ids: [
    { value: 1, label: 'Tuning 1 · Abstracción' },
    { value: 2, label: 'Tuning 2 · Equipo' },
  ],
}

it.each<[string, unknown, string]>([
  ['competencia_id', 0, 'Ninguna: es de primer nivel'],
  ['resultados_ids', [1, 2], 'Tuning 1 · Abstracción; Tuning 2 · Equipo'],
  ['resultados_ids', [], '(vacío)'],
  ['termino_id', null, '(vacío)'],
  ['iscompetencia', true, 'Sí'],
  ['nombre', 'Diseña puentes', 'Diseña puentes'],
])('%s %j reads «%s»', (campo, valor, dicho) =>
  expect(competenciaEnPalabras(opciones, campo, valor)).toBe(dicho),
)
