import type { Seccion } from '@malla/contracts/ciclos.ts'
import { expect, it } from 'vitest'
import { fila } from './grillaDePrueba.ts'
import { medidasDe, sumasDePlan } from './totales.ts'

const electivo = (id: number) => fila(id, { ciclo_id: 0, seccion_id: 1 })

it.each([
  ['no elective', [], '1 curso'],
  ['one', [electivo(2)], '1 curso y 1 electivo'],
  ['several', [electivo(2), electivo(3)], '1 curso y 2 electivos'],
])('how many courses a plan has: %s', (_case, electivos, cursos) =>
  expect(sumasDePlan([fila(1), ...electivos], []).cursos).toBe(cursos),
)

it('the credits of a plan whose electives alone have some', () => {
  const { creditos } = sumasDePlan(
    [fila(1, { credits: null }), { ...electivo(2), credits: 2 }],
    [{ creditos_requeridos: 3 } as Seccion],
  )
  expect(creditos).toBe('0 cr obligatorios + 3 de electivos requeridos')
})

it.each([
  ['of a university', 4, '7', '4 cr obligatorios + 3 de electivos requeridos'],
  ['of a school, whatever its electives ask', null, '', ''],
])('the credits of a plan %s', (_case, credits, suma, dicho) => {
  const { sumas, creditos } = sumasDePlan([fila(1, { credits })], [{ creditos_requeridos: 3 } as Seccion])
  expect([sumas.credits, creditos]).toEqual([suma, dicho])
})

it.each([
  ['with both', { credits: 1.5, horasteoria: 2, horasvirtualpractica: 1 }, ['1,5 cr', '3 h']],
  ['of a school, without hours yet', { credits: null }, []],
])('credits and hours of a course %s', (_case, campos, dichas) =>
  expect(medidasDe(fila(1, campos))).toEqual(dichas),
)
