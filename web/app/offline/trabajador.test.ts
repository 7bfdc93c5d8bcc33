import { beforeAll, expect, it, vi } from 'vitest'

const oyentes = new Map<string, (event: object) => void>()
const borradas: string[] = []
const registration = { installing: null as object | null, waiting: null as object | null }
vi.stubGlobal('self', {
  addEventListener: (tipo: string, oir: (event: object) => void) => void oyentes.set(tipo, oir),
  clients: { matchAll: async () => [] },
  registration,
  location: { origin: 'https://malla.edu' },
  __MALLA__: { version: 'b', partes: [], sueltas: [] },
})
vi.stubGlobal('caches', {
  keys: async () => ['malla-a', 'malla-b', 'malla-c'],
  delete: async (nombre: string) => void borradas.push(nombre),
})
vi.stubGlobal('fetch', async () => new Response('página'))

/** A page that is asked for when no tab is open; which builds it lets go of. */
async function abrir(): Promise<string[]> {
  borradas.length = 0
  const cuelgan: Promise<unknown>[] = []
  const request = { method: 'GET', mode: 'navigate', url: 'https://malla.edu/escritorio' }
  oyentes.get('fetch')!({
    request,
    respondWith: (answer: Promise<unknown>) => void cuelgan.push(answer),
    waitUntil: (work: Promise<unknown>) => void cuelgan.push(work),
  })
  for (const cuelga of cuelgan) await cuelga
  return [...borradas]
}

beforeAll(async () => void (await import('./trabajador.ts')))

it('the first page after all were closed lets go of the builds before, and of none that is being made ready', async () => {
  expect(await abrir()).toEqual(['malla-a', 'malla-c'])
  registration.installing = {}
  expect(await abrir()).toEqual([])
  Object.assign(registration, { installing: null, waiting: {} })
  expect(await abrir()).toEqual([])
})
