import { expect, it } from 'vitest'
import type { Lectura } from './cambio.ts'
import { predicadoDeVarios } from './varios.ts'

const lectura: Lectura = {
  nombre: (clase, id) =>
    clase === 'plan_estudio' && id === 7 ? 'Plan 2026' : clase === 'asignatura' ? 'Cálculo I' : null,
  etiqueta: () => 'Créditos',
}
const c = { objeto_id: 1, ambito: { plan_id: 7 }, antes: { credits: 4 }, despues: { credits: 5 } }

it.each([
  ['asignatura.created', 62, 'creó 62 cursos en el plan 2026'],
  ['ciclo.created', 10, 'creó 10 ciclos del plan 2026'],
  ['asignatura.updated', 3, 'cambió 3 cursos del plan 2026'],
  ['asignatura.deleted', 2, 'eliminó 2 cursos del plan 2026'],
  ['asignatura.updated', 1, 'cambió los créditos de Cálculo I de 4 a 5'],
  ['parametro.updated', 2, 'cambió 2 registros de catálogos del plan 2026'],
  ['plan_estudio.updated', 2, 'cambió 2 planes'],
])('%s × %i: %s', (evento, cuantos, dicho) =>
  expect(
    predicadoDeVarios({ ...c, evento }, cuantos, lectura)
      .map(x => x.texto)
      .join(''),
  ).toBe(dicho),
)
