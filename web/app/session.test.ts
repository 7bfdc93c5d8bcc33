import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'

const { api, expira } = vi.hoisted(() => ({ api: vi.fn(), expira: { ya: () => {} } }))
vi.mock('./api.ts', () => ({
  onWorker: () => {},
  onOther: () => {},
  writesAnswered: async () => {},
  api,
  onExpired: (run: () => void) => void (expira.ya = run),
}))
const { otraPestana } = vi.hoisted(() => ({ otraPestana: { dice: (_identity: string) => {} } }))
vi.mock('./otrasPestanas.ts', async original => ({
  ...(await original<typeof import('./otrasPestanas.ts')>()),
  hearOthers: (hear: (identity: string) => void) => void (otraPestana.dice = hear),
}))
const cajon = () => {
  const guardado = new Map<string, string>()
  return {
    getItem: (k: string) => guardado.get(k) ?? null,
    setItem: (k: string, v: string) => void guardado.set(k, v),
    removeItem: (k: string) => void guardado.delete(k),
  }
}
vi.stubGlobal('BroadcastChannel', undefined)
vi.stubGlobal('localStorage', cajon())
vi.stubGlobal('sessionStorage', cajon())
vi.stubGlobal('location', { pathname: '/form/09092015083031/7', search: '?tab=cursos' })
/** Nobody writes. */
const enReposo = { activeElement: null, querySelector: () => null }
vi.stubGlobal('document', enReposo)

const { changeRol, currentSession, loadSession, onSessionEnd, signOut, takeExpired } = await import(
  './session.ts'
)
const { identityOf } = await import('./otrasPestanas.ts')
const { bajoSuClave } = await import('./sinContestar.ts')
const { takeRememberedPath } = await import('./returnPath.ts')
const { anotarEnPila, volverEnPila } = await import('../features/silabos/editores/pila.ts')
await import('../features/silabos/editores/useDeshacerEnPagina.ts')
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
  const pulsar = () =>
    bajoSuClave('respaldos.create', {}, async key => {
      throw new ApiError(0, key)
    })
  const perdida = await pulsar().catch(e => e.message)
  expect(await pulsar().catch(e => e.message)).toBe(perdida)
  expira.ya()
  expect(currentSession()).toEqual({ status: 'anonymous', user: null })
  expect(clean).toHaveBeenCalledOnce()
  expect(await pulsar().catch(e => e.message)).not.toBe(perdida)
  expect([takeExpired(), takeExpired()]).toEqual([true, false])
  expect([takeRememberedPath(), takeRememberedPath()]).toEqual([
    '/form/09092015083031/7?tab=cursos',
    '/escritorio',
  ])
})

it('who is signed out gets to sign in also where drafts have filled what this tab may keep', async () => {
  api.mockImplementation(async () => ({ data: user }))
  await loadSession()
  vi.stubGlobal('sessionStorage', {
    ...cajon(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expira.ya()
  expect([currentSession(), takeExpired()]).toEqual([{ status: 'anonymous', user: null }, true])
  vi.stubGlobal('sessionStorage', cajon())
})

it.each([
  ['where they were writing', { ...enReposo, activeElement: { closest: () => ({}) } }],
  ['where a form was being saved, which has no focus then', { ...enReposo, querySelector: () => ({}) }],
])('who signs in again in another tab goes on in the one %s', async (_case, pagina) => {
  api.mockImplementation(async () => ({ data: user }))
  await loadSession()
  vi.stubGlobal('document', pagina)
  expira.ya()
  vi.stubGlobal('document', enReposo)
  expect(currentSession()).toMatchObject({ status: 'signed', isEnded: true })
  otraPestana.dice(identityOf(user as never))
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'signed', user }))
  api.mockClear()
  otraPestana.dice(identityOf(user as never))
  expect(api).not.toHaveBeenCalled()
})

it('what was done in a syllabus is not taken back under another session, whether its page is left with it or not', async () => {
  api.mockImplementation(async () => ({ data: user }))
  const deshacer = vi.fn(() => true)
  for (const acabar of [() => changeRol(2), signOut]) {
    await loadSession()
    anotarEnPila({ deshacer, rehacer: deshacer })
    await acabar()
    expect(volverEnPila('deshacer')).toBe(false)
  }
  expect(deshacer).not.toHaveBeenCalled()
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

it('a browser without room keeps nobody in: the server is told all the same', async () => {
  api.mockImplementation(async () => ({ data: user }))
  await loadSession()
  api.mockClear()
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await signOut()
  vi.mocked(localStorage.setItem).mockRestore()
  expect(api).toHaveBeenCalledWith('auth.logout', {}, { anonymous: true })
  expect(currentSession()).toEqual({ status: 'anonymous', user: null })
})

const sinServidor = async () => {
  const { ApiError: DeEstaCarga } = await import('./ApiError.ts')
  throw new DeEstaCarga(0, 'Sin conexión')
}
/** The module as another load of the page has it. */
async function otraCarga() {
  vi.resetModules()
  return import('./session.ts')
}
afterEach(() => vi.useRealTimers())

it('without a server the app starts as whoever was signed in, and that is said', async () => {
  api.mockImplementation(async () => ({ data: user }))
  await loadSession()
  api.mockImplementation(sinServidor)
  const otra = await otraCarga()
  expect(await otra.loadSession()).toEqual({ status: 'signed', user, isKept: true })
})

it('a session of three weeks ago is not shown any more', async () => {
  api.mockImplementation(async () => ({ data: user }))
  await loadSession()
  vi.useFakeTimers({ now: Date.now() + 21 * 24 * 3_600_000 })
  api.mockImplementation(sinServidor)
  const otra = await otraCarga()
  expect(await otra.loadSession().catch(e => e.status)).toBe(0)
})

it('whoever signed out without a connection is not shown again, and is signed out before anything else', async () => {
  api.mockImplementation(async () => ({ data: user }))
  await loadSession()
  api.mockImplementation(sinServidor)
  await signOut()
  const otra = await otraCarga()
  expect(await otra.loadSession().catch(e => e.status)).toBe(0)
  expect(otra.currentSession().user).toBeNull()
  const { ApiError: DeEstaCarga } = await import('./ApiError.ts')
  const asked: string[] = []
  api.mockImplementation(async (name: string) => {
    asked.push(name)
    if (name === 'auth.logout') throw new DeEstaCarga(500, 'x')
    if (name === 'auth.user') throw new DeEstaCarga(401, 'x')
    return {}
  })
  await otra.loadSession()
  expect(asked).toEqual(['auth.logout', 'auth.user'])
})
