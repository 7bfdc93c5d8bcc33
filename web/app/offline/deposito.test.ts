import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AL_FINAL, type Espera } from './reglas.ts'

const { guardado, cosas } = vi.hoisted(() => {
  const guardado = new Map<string, unknown>()
  const cosas = {
    getAllKeys: () => [...guardado.keys()],
    put: (v: unknown, k: string) => void guardado.set(k, v),
    delete: (k: string) => void guardado.delete(k),
  }
  return { guardado, cosas }
})
let antes: Promise<unknown> = Promise.resolve()
vi.mock('idb-keyval', () => ({
  // As a browser does: of the tabs that write one after the other.
  createStore: () => (_modo: string, hacer: (tienda: typeof cosas) => unknown) => {
    antes = antes.then(() => hacer(cosas))
    return antes
  },
  promisifyRequest: async (respuesta: unknown) => respuesta,
  set: async (k: string, v: unknown) => void guardado.set(k, v),
  entries: async () => [...guardado],
}))
const { leerCola, quitarEspera, reemplazar } = await import('./deposito.ts')

const HOY = Date.parse('2026-11-23T10:00:00Z')
beforeEach(() => {
  guardado.clear()
  vi.useFakeTimers({ now: HOY })
})
afterEach(() => vi.useRealTimers())

const espera = (texto: string, orden = AL_FINAL) => ({ orden, dueno: '7.1', texto }) as Espera
const enOrden = async () => (await leerCola('7.1')).map(e => e.texto)

it('a write made after the clock was set back stands behind those that were made before', async () => {
  vi.setSystemTime(HOY + 3_600_000)
  await reemplazar(null, [espera('primero')])
  vi.setSystemTime(HOY)
  await reemplazar(null, [espera('segundo')])
  await reemplazar(null, [espera('tercero'), espera('cuarto')])
  expect(await enOrden()).toEqual(['primero', 'segundo', 'tercero', 'cuarto'])
})
it('two tabs give no two writes the same place at the same moment', async () => {
  await Promise.all([reemplazar(null, [espera('uno')]), reemplazar(null, [espera('otro')])])
  expect(await enOrden()).toEqual(['uno', 'otro'])
})
it('what takes the place of a write stands in it, what goes behind all others there', async () => {
  await reemplazar(null, [espera('uno'), espera('dos')])
  const [uno] = await leerCola('7.1')
  await reemplazar(uno!, [espera('una parte', uno!.orden), espera('la otra')])
  expect(await enOrden()).toEqual(['una parte', 'dos', 'la otra'])
  await quitarEspera(uno!)
  expect(await enOrden()).toEqual(['dos', 'la otra'])
})
