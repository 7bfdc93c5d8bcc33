import type { Puesto } from '@malla/domain/case/fundir.ts'
import { expect, it } from 'vitest'
import { gruposDe } from './escribir.ts'

const puesto = (n: number): Puesto => ({
  id: `i${n}`,
  existente: null,
  padre: null,
  nivel: 1,
  orden: n,
  nombre: 'Diseña',
  tipopadre: 1,
  grupo: `Grupo ${n}`,
  termino_id: 1,
  extra: null,
  isDelPaquete: true,
})

it('as many groups as competencies are each looked at once', () => {
  const n = 500
  let leidos = 0
  const grupos = Array.from({ length: n }, (_x, i) => ({
    id: i + 1,
    orden: i,
    get nombre() {
      leidos++
      return `GRUPO ${i}`
    },
  }))
  const puestos = Array.from({ length: n }, (_x, i) => puesto(i))
  const en = gruposDe({ plan: {} as never, puestos, grupos, filas: new Map() })
  expect([en.get('i0'), en.get('i499')]).toEqual([1, 500])
  expect(leidos).toBe(n)
})
