import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { expect, it } from 'vitest'
import { requisitoPedido } from './requisito.ts'

const y = (...de: Requisito[]): Requisito => ({ tipo: 'y', de })
const creditos = (n: number): Requisito[] =>
  Array.from({ length: n }, () => ({ tipo: 'creditos', creditos: 1 }))

it('what a course asks for has an end, however it is nested', () => {
  const grupos = (n: number) => y(...Array.from({ length: n }, () => y(...creditos(49))))
  expect(requisitoPedido.safeParse(grupos(9)).success).toBe(true)
  const { error } = requisitoPedido.safeParse(grupos(10))
  expect(error?.issues.map(i => i.message)).toEqual([
    'Los requisitos de un curso no pueden pasar de 500 partes.',
  ])
})
