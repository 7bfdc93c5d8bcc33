import { beforeEach, vi } from 'vitest'
import { ApiError } from './ApiError.ts'

/** The session of a page with its server and its browser played; not part of the product. */

export const api = vi.fn()
/** What the session gave to the calls, and what is on its way. */
export const del = {
  trabajador: (): string | null => null,
  otra: async (_quien: string | null): Promise<void> => {},
  escrito: async () => {},
}
vi.mock('./api.ts', () => ({
  api,
  writesAnswered: () => del.escrito(),
  onExpired: () => {},
  onOther: (run: typeof del.otra) => void (del.otra = run),
  onWorker: (who: () => string | null) => void (del.trabajador = who),
}))
const cajon = () => {
  const guardado = new Map<string, string>()
  return {
    getItem: (k: string) => guardado.get(k) ?? null,
    setItem: (k: string, v: string) => void guardado.set(k, v),
    removeItem: (k: string) => void guardado.delete(k),
    clear: () => guardado.clear(),
  }
}
vi.stubGlobal('BroadcastChannel', undefined)
export const visto = new Set(['d|algo'])
export const borrarBase = vi.fn()
export const cerrar = vi.fn()
vi.stubGlobal('indexedDB', {
  deleteDatabase: borrarBase,
  open() {
    const peticion: Record<string, unknown> = {
      result: { transaction: () => ({ objectStore: () => ({ clear: () => visto.clear() }) }), close: cerrar },
    }
    queueMicrotask(() => (peticion.onsuccess as (() => void) | undefined)?.())
    return peticion
  },
})
vi.stubGlobal('localStorage', cajon())
vi.stubGlobal('sessionStorage', cajon())
export const location = { pathname: '/', search: '', reload: vi.fn() }
vi.stubGlobal('location', location)

export const sesion = await import('./session.ts')
export const entrada = await import('./entrada.ts')
export const { keep, keptUser } = await import('./keptSession.ts')

export const enCasa = {
  id: 7,
  debe_cambiar: false,
  isTutor: false,
  empresa: { id: 1 },
  empresas: [{ id: 1 }, { id: 2 }],
  tipopersona_id: 10,
  roles: [{ id: 10 }, { id: 11 }],
  carreraestudiante: { id: 0 },
  programas: [{ id: 0 }, { id: 20 }],
}
/** Who works here as the server has it, and what was asked of it, in order, with the one thing that each chose. */
export const servido = { user: enCasa, pedido: [] as string[] }

/** A server that does what it is asked; «fuera»: it cannot be reached. */
export const servidor = (fuera = false) =>
  api.mockImplementation(async (nombre: string, input: Record<string, number>) => {
    servido.pedido.push([nombre.replace('auth.', ''), ...Object.values(input)].join(' '))
    if (fuera) throw new ApiError(0, 'Sin conexión')
    if (nombre === 'auth.changeEmpresa')
      servido.user = { ...servido.user, empresa: { id: input.empresa_id! } }
    if (nombre === 'auth.changeTipopersona')
      servido.user = { ...servido.user, tipopersona_id: input.tipopersona_id! }
    if (nombre === 'auth.changeCarrera')
      servido.user = { ...servido.user, carreraestudiante: { id: input.carreraestudiante_id! } }
    return { data: servido.user }
  })

beforeEach(() => {
  vi.useRealTimers()
  location.reload.mockClear()
  del.escrito = async () => {}
  localStorage.clear()
  servido.user = enCasa
  servido.pedido = []
  servidor()
})

/** Signs in; answers what was changed by it. */
export const entrar = async (link: Parameters<typeof entrada.signIn>[2] = {}) => {
  await entrada.signIn('ana', 'x', link)
  return servido.pedido.filter(p => p.startsWith('change'))
}
