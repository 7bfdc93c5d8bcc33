import { malla, seccion } from '@malla/domain/malla/mallaDePrueba.ts'
import { expect, it } from 'vitest'
import { lugarDe, lugarDeTexto, lugares } from './lugares.ts'

it.each([
  [{ ciclo_id: 12, seccion_id: 0 }, 'ciclo:12'],
  [{ ciclo_id: 0, seccion_id: 7 }, 'seccion:7'],
  [{ ciclo_id: 0, seccion_id: 0 }, null],
])('%o is «%s» and back', (campos, lugar) => {
  expect(lugarDe(campos)).toBe(lugar)
  expect(lugarDeTexto(lugar)).toEqual(campos)
})

it('every cycle, then every section', () =>
  expect(lugares(malla([], 2, [seccion(501)]))).toEqual([
    { value: 'ciclo:10', label: 'Ciclo 1' },
    { value: 'ciclo:20', label: 'Ciclo 2' },
    { value: 'seccion:501', label: 'Electivos 1' },
  ]))
