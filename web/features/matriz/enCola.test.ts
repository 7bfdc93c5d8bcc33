import { expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../app/query.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))
await import('./enCola.ts')
const { borrarDePantalla, pintar, retocada } = await import('../../app/offline/pintar.ts')

const celda = (asignatura_id: number, nivel: string | null, antes?: string | null) => ({
  competencia_id: 1,
  asignatura_id,
  nivel,
  ...(antes !== undefined && { antes }),
})
const espera = {
  llamada: 'competencias.saveCursos',
  estado: 'espera',
  input: { planId: 3, celdas: [celda(7, 'logra', null), celda(8, null, 'introduce')] },
  base: {},
} as unknown as Parameters<typeof pintar>[0]
const clave = callKey('competencias.cursos', { planId: 3 })
const otro = callKey('competencias.cursos', { planId: 4 })
const vista = () => queryClient.getQueryData<{ data: object[] }>(clave)!.data

it('letters that wait show in the matrix of their plan alone, and go from it with the write', () => {
  const leida = { data: [celda(8, 'introduce'), celda(9, 'desarrolla')] }
  for (const k of [clave, otro]) queryClient.setQueryData(k, leida as never)
  pintar(espera)
  expect(vista()).toEqual([celda(9, 'desarrolla'), celda(7, 'logra')])
  expect(queryClient.getQueryData(otro)).toBe(leida)
  // What was read again, or seen before a reload.
  expect(retocada(leida, espera, clave)).toEqual({ data: [celda(9, 'desarrolla'), celda(7, 'logra')] })
  expect(retocada(leida, espera, callKey('competencias.porPlan', { planId: 3 }))).toBe(leida)
  // What was to be read again still is.
  void queryClient.invalidateQueries({ queryKey: clave })
  borrarDePantalla(espera)
  expect(queryClient.getQueryState(clave)!.isInvalidated).toBe(true)
  expect(vista()).toEqual([celda(9, 'desarrolla'), celda(8, 'introduce')])
})
