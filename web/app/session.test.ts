import { expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'

const { api, expira } = vi.hoisted(() => ({ api: vi.fn(), expira: { ya: () => {} } }))
vi.mock('./api.ts', () => ({ api, onExpired: (run: () => void) => void (expira.ya = run) }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const guardado = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (k: string) => guardado.get(k) ?? null,
  setItem: (k: string, v: string) => void guardado.set(k, v),
  removeItem: (k: string) => void guardado.delete(k),
})
vi.stubGlobal('location', { pathname: '/form/09092015083031/7', search: '?tab=cursos' })
vi.stubGlobal('document', { activeElement: null })

const { currentSession, loadSession, onSessionEnd, signOut, takeExpired, takeRememberedPath } = await import(
  './session.ts'
)
const user = { id: 7, empresas: [], empresa: null }

it('a call for the profile that fails keeps the person who was there, and is not silent (§8)', async () => {
  api.mockImplementation(async () => ({ data: user }))
  expect(await loadSession()).toMatchObject({ status: 'signed', user })
  api.mockImplementation(async () => {
    throw new ApiError(500, 'x')
  })
  expect(await loadSession().catch(e => e.status)).toBe(500)
  expect(currentSession()).toMatchObject({ status: 'signed', user })
})

it('a session that the server ended resets everything, and the path is remembered for after the sign-in (§2)', async () => {
  api.mockImplementation(async () => ({ data: user }))
  await loadSession()
  const clean = vi.fn()
  onSessionEnd(clean)
  expira.ya()
  expect(currentSession()).toEqual({ status: 'anonymous', user: null })
  expect(clean).toHaveBeenCalledOnce()
  expect([takeExpired(), takeExpired()]).toEqual([true, false])
  expect([takeRememberedPath(), takeRememberedPath()]).toEqual([
    '/form/09092015083031/7?tab=cursos',
    '/escritorio',
  ])
})

it('signing out clears everything even if the call fails (§4)', async () => {
  api.mockImplementation(async () => ({ data: user }))
  await loadSession()
  api.mockImplementation(async () => {
    throw new ApiError(0, 'Sin conexión')
  })
  await signOut()
  expect(currentSession()).toEqual({ status: 'anonymous', user: null })
})
