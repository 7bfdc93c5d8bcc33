import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { expect, it, vi } from 'vitest'

const api = vi.hoisted(() => vi.fn(async (..._pedido: unknown[]) => ({})))
vi.mock('../../app/api.ts', () => ({ api }))
const { conEquipo, sinEquipos } = await import('./equipos.ts')
const { guardarEquipos } = await import('./guardarEquipos.ts')

const rack = { id: 1, nombre: 'Rack', codigo: null, cantidad: 1, descripcion: null }
const laboratorio = { id: 4, revision: 2, equipos: [rack] } as unknown as Laboratorio

it('a line that the server gave no id yet does not wait: the next write could not name it', async () => {
  const { id: _id, ...nuevo } = { ...rack, nombre: 'Balanza' }
  for (const cambio of [conEquipo(nuevo), conEquipo({ ...rack, cantidad: 2 }), sinEquipos([1])])
    await guardarEquipos(laboratorio, cambio, 'clave')
  expect(api.mock.calls.map(([, , options]) => options)).toEqual([
    { key: 'clave', cola: false },
    { key: 'clave' },
    { key: 'clave' },
  ])
})
