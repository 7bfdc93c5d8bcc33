import { expect, it, vi } from 'vitest'
import { pantallas } from '../e2e/pantallas.ts'
import { router } from './routes.tsx'

// What the build makes: no page is opened here.
vi.mock('virtual:calls', () => ({ table: {} }))

it('every route is a screen whose accessibility is looked at, and no other is', () => {
  const vistas = new Set(pantallas.map(p => p.ruta))
  expect([...vistas].sort()).toEqual(Object.keys(router.routesByPath).sort())
})
