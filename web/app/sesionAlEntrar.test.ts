import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import type { Guardado } from './eleccion.ts'

const { api, del } = vi.hoisted(() => ({
  api: vi.fn(),
  del: {
    trabajador: (): string | null => null,
    otra: async (_quien: string | null): Promise<void> => {},
    escrito: async () => {},
  },
}))
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
const visto = new Set(['d|algo'])
const borrarBase = vi.fn()
const cerrar = vi.fn()
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
const location = { pathname: '/', search: '', reload: vi.fn() }
vi.stubGlobal('location', location)

const sesion = await import('./session.ts')
const entrada = await import('./entrada.ts')
const { keep, keptUser } = await import('./keptSession.ts')

const enCasa = {
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
let user: typeof enCasa
/** What was asked of the server, in order, with the one thing that each chose. */
let pedido: string[]

/** A server that does what it is asked; «fuera»: it cannot be reached. */
const servidor = (fuera = false) =>
  api.mockImplementation(async (nombre: string, input: Record<string, number>) => {
    pedido.push([nombre.replace('auth.', ''), ...Object.values(input)].join(' '))
    if (fuera) throw new ApiError(0, 'Sin conexión')
    if (nombre === 'auth.changeEmpresa') user = { ...user, empresa: { id: input.empresa_id! } }
    if (nombre === 'auth.changeTipopersona') user = { ...user, tipopersona_id: input.tipopersona_id! }
    if (nombre === 'auth.changeCarrera')
      user = { ...user, carreraestudiante: { id: input.carreraestudiante_id! } }
    return { data: user }
  })

beforeEach(() => {
  vi.useRealTimers()
  del.escrito = async () => {}
  localStorage.clear()
  user = enCasa
  pedido = []
  servidor()
})

const recordar = (guardado: Guardado) => localStorage.setItem('malla.eleccion.7', JSON.stringify(guardado))
const entrar = async (link: Parameters<typeof entrada.signIn>[2] = {}) => {
  await entrada.signIn('ana', 'x', link)
  return pedido.filter(p => p.startsWith('change'))
}

it.each<[string, Guardado, Parameters<typeof entrada.signIn>[2], string[]]>([
  ['nothing asked for, nothing remembered', {}, {}, []],
  ['an institution is remembered', { empresa: 2 }, {}, ['changeEmpresa 2']],
  [
    'role and programme are those remembered of that institution',
    { empresa: 2, rol: { 1: 10, 2: 11 }, programa: { 1: 0, 2: 20 } },
    {},
    ['changeEmpresa 2', 'changeTipopersona 11', 'changeCarrera 20'],
  ],
  [
    'a link goes before what is remembered',
    { empresa: 1, rol: { 2: 10 }, programa: { 2: 0 } },
    { empresa: 2, rol: 11, programa: 20 },
    ['changeEmpresa 2', 'changeTipopersona 11', 'changeCarrera 20'],
  ],
  ['where one is already nothing is changed', {}, { empresa: 1, rol: 10, programa: 0 }, []],
  ['what is not one’s own is passed over', { empresa: 9 }, { rol: 19, programa: 29 }, []],
])('one enters where it was asked or remembered: %s', async (_caso, guardado, link, cambios) => {
  recordar(guardado)
  expect(await entrar(link)).toEqual(cambios)
})

it('who has to choose another password first chooses nothing else', async () => {
  user = { ...enCasa, debe_cambiar: true }
  expect(await entrar({ empresa: 2 })).toEqual([])
})

it('a tutor stays in their institution, and chooses the rest', async () => {
  user = { ...enCasa, isTutor: true }
  recordar({ empresa: 2, rol: { 1: 11 } })
  expect(await entrar()).toEqual(['changeTipopersona 11'])
})

it('it is known whether a link chose', async () => {
  await entrar({ rol: 11 })
  expect(entrada.huboPedido()).toBe(true)
  await entrar({ empresa: undefined })
  expect(entrada.huboPedido()).toBe(false)
})

it('whoever left without a connection is out before the next person comes in, once', async () => {
  await entrar()
  servidor(true)
  await sesion.signOut()
  servidor()
  pedido = []
  await entrar()
  await sesion.loadSession()
  expect(pedido).toEqual(['logout', 'signin ana x', 'user', 'user'])
})

it('before the next person comes in the server must have heard of the one who left', async () => {
  await entrar()
  servidor(true)
  await sesion.signOut()
  pedido = []
  expect(await entrada.visit().catch(e => e.status)).toBe(0)
  expect(pedido).toEqual(['logout'])
  servidor()
  await entrada.visit()
  pedido = []
  await sesion.loadSession()
  expect(pedido).toEqual(['user'])
})

it('what was just typed is sent before one leaves or works as something else, though it fails', async () => {
  const enviar = vi.fn(async () => {
    pedido.push('enviar')
    throw new ApiError(0, 'Sin conexión')
  })
  sesion.beforeSignOut(enviar)
  await entrar()
  pedido = []
  await sesion.changeEmpresa(2)
  await sesion.changeRol(11)
  await sesion.changePrograma(20)
  await sesion.signOut()
  const cambios = ['changeEmpresa 2', 'changeTipopersona 11', 'changeCarrera 20', 'logout']
  expect(pedido).toEqual(cambios.flatMap(cambio => ['enviar', cambio]))
})

it('what is on its way is answered before one leaves or changes the institution', async () => {
  await entrar()
  pedido = []
  del.escrito = async () => {
    await Promise.resolve()
    pedido.push('escrito')
  }
  await sesion.changeEmpresa(2)
  await sesion.signOut()
  expect(pedido.filter(p => p !== 'enviar')).toEqual(['escrito', 'changeEmpresa 2', 'escrito', 'logout'])
})

it('one leaves some seconds later where no answer comes', async () => {
  await entrar()
  pedido = []
  vi.useFakeTimers()
  del.escrito = () => new Promise(() => {})
  const fuera = sesion.signOut()
  await vi.advanceTimersByTimeAsync(3900)
  expect(pedido).not.toContain('logout')
  await vi.advanceTimersByTimeAsync(200)
  await fuera
  expect(pedido).toContain('logout')
})

it('whoever writes while the page sleeps is the person of this institution; nobody where nobody is', async () => {
  await entrar()
  const enUna = del.trabajador()
  await sesion.changeEmpresa(2)
  expect([typeof enUna, del.trabajador() === enUna]).toEqual(['string', false])
  await sesion.signOut()
  expect(del.trabajador()).toBeNull()
})

it('an answer to another person takes what is on the screen away', async () => {
  await entrar()
  await del.otra(del.trabajador())
  expect(location.reload).toHaveBeenCalledOnce()
})

it('what was refused because this very page was changing the institution leaves it where it goes', async () => {
  await entrar()
  location.reload.mockClear()
  const antes = del.trabajador()
  // The server has changed it, and this page has not heard so yet.
  const respuesta = Promise.withResolvers<{ data: typeof enCasa }>()
  api.mockReturnValueOnce(respuesta.promise)
  const cambio = sesion.changeEmpresa(2)
  await vi.waitFor(() => expect(api).toHaveBeenLastCalledWith('auth.changeEmpresa', { empresa_id: 2 }))
  const rechazada = del.otra(antes)
  respuesta.resolve({ data: { ...enCasa, empresa: { id: 2 } } })
  await cambio
  await rechazada
  expect(location.reload).not.toHaveBeenCalled()

  // It did not change it: somebody else has.
  const negada = Promise.withResolvers<never>()
  api.mockReturnValueOnce(negada.promise)
  const fallido = expect(sesion.changeEmpresa(1)).rejects.toMatchObject({ status: 422 })
  await vi.waitFor(() => expect(api).toHaveBeenLastCalledWith('auth.changeEmpresa', { empresa_id: 1 }))
  const otra = del.otra(del.trabajador())
  expect(location.reload).not.toHaveBeenCalled()
  negada.reject(new ApiError(422, 'No se puede.'))
  await fallido
  await otra
  expect(location.reload).toHaveBeenCalledOnce()
})

it.each([
  ['another', { id: 8 }],
  ['elsewhere', { empresa: { id: 2 } }],
  // As after a change of which no answer came.
  ['in another role', { tipopersona_id: 11 }],
  ['for another programme', { carreraestudiante: { id: 20 } }],
])('a page that reads that one works here %s goes, and writes nothing in that name', async (_, distinto) => {
  await entrar()
  location.reload.mockClear()
  const antes = del.trabajador()
  user = { ...user, ...distinto }
  const leida = vi.fn()
  void sesion.loadSession().then(leida)
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
  expect([del.trabajador(), leida.mock.calls]).toEqual([antes, []])
  // The page that comes starts as who is there, also where the server does not answer it in time.
  expect(keptUser()).toMatchObject(user)
})

it('what the server says of before, or in the midst of, a change of this page is asked again after it', async () => {
  await entrar()
  location.reload.mockClear()
  api.mockClear()
  const vieja = Promise.withResolvers<{ data: typeof enCasa }>()
  api.mockReturnValueOnce(vieja.promise)
  const leida = sesion.loadSession()
  await vi.waitFor(() => expect(api).toHaveBeenLastCalledWith('auth.user', {}, { anonymous: true }))
  // The server has changed it, and this page has not heard so yet.
  const hecho = Promise.withResolvers<{ data: typeof enCasa }>()
  api.mockReturnValueOnce(hecho.promise)
  const cambio = sesion.changeEmpresa(2)
  await vi.waitFor(() => expect(api).toHaveBeenLastCalledWith('auth.changeEmpresa', { empresa_id: 2 }))
  user = { ...user, empresa: { id: 2 } }
  const durante = sesion.loadSession()
  vieja.resolve({ data: enCasa })
  await new Promise(resolve => setTimeout(resolve))
  hecho.resolve({ data: user })
  await cambio
  expect((await leida).user?.empresa?.id).toBe(2)
  expect((await durante).user?.empresa?.id).toBe(2)
  expect(location.reload).not.toHaveBeenCalled()
})

it('a change that is answered after one has left makes nobody of the page', async () => {
  await entrar()
  const tarde = Promise.withResolvers<{ data: typeof enCasa }>()
  api.mockReturnValueOnce(tarde.promise)
  const cambio = sesion.changeRol(11)
  await sesion.signOut()
  api.mockRejectedValue(new ApiError(401, 'No hay sesión'))
  tarde.resolve({ data: { ...enCasa, tipopersona_id: 11 } })
  await cambio
  expect(sesion.currentSession()).toEqual({ status: 'anonymous', user: null })
})

it('what was refused under the institution just left takes nothing away, though role or programme were chosen since', async () => {
  await entrar()
  location.reload.mockClear()
  const antes = del.trabajador()
  await sesion.changeEmpresa(2)
  await sesion.changeRol(11)
  await del.otra(antes)
  expect(location.reload).not.toHaveBeenCalled()
})

it('a change of institution without an answer is asked about: the server may have done it', async () => {
  await entrar()
  location.reload.mockClear()
  user = { ...user, empresa: { id: 2 } }
  api.mockRejectedValueOnce(new ApiError(0, 'Sin conexión'))
  await expect(sesion.changeEmpresa(2)).rejects.toThrow('Sin conexión')
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
  expect(pedido.at(-1)).toBe('user')
})

it('whoever left while the server could not hear of it is told to it before it is asked again who is there', async () => {
  await entrar()
  servidor(true)
  const vieja = Promise.withResolvers<never>()
  api.mockReturnValueOnce(vieja.promise)
  const leida = sesion.loadSession()
  await vi.waitFor(() => expect(api).toHaveBeenLastCalledWith('auth.user', {}, { anonymous: true }))
  await sesion.signOut()
  pedido = []
  servidor()
  vieja.reject(new ApiError(0, 'Sin conexión'))
  await leida
  expect(pedido).toEqual(['logout', 'user'])
})

it('who visits where nobody asked who was here before does not become them', async () => {
  vi.resetModules()
  const [nueva, suEntrada] = [await import('./session.ts'), await import('./entrada.ts')]
  keep(enCasa as never)
  expect(nueva.currentSession().status).toBe('unknown')
  api.mockResolvedValueOnce({})
  api.mockRejectedValueOnce(new ApiError(0, 'Sin conexión'))
  await expect(suEntrada.visit()).rejects.toThrow('Sin conexión')
  expect([nueva.currentSession().user, keptUser()]).toEqual([null, null])
})

it('that nobody was here says nothing of who came in since', async () => {
  await sesion.signOut()
  api.mockClear()
  const nadie = Promise.withResolvers<never>()
  api.mockReturnValueOnce(nadie.promise)
  const leida = sesion.loadSession()
  await vi.waitFor(() => expect(api).toHaveBeenLastCalledWith('auth.user', {}, { anonymous: true }))
  await entrar()
  nadie.reject(new ApiError(401, 'No hay sesión'))
  expect((await leida).user?.id).toBe(7)
  expect(sesion.currentSession().status).toBe('signed')
})

it.each<[string, () => Promise<void>, (number | undefined)[]]>([
  ['a change of role', () => sesion.changeRol(11), [11, 0]],
  ['a change of programme', () => sesion.changePrograma(20), [10, 20]],
  ['one left', () => sesion.signOut(), [undefined, undefined]],
])('what the server says of before %s is not believed after it', async (_, cambiar, sera) => {
  await entrar()
  api.mockClear()
  const vieja = Promise.withResolvers<{ data: typeof enCasa }>()
  api.mockReturnValueOnce(vieja.promise)
  const leida = sesion.loadSession()
  await vi.waitFor(() => expect(api).toHaveBeenLastCalledWith('auth.user', {}, { anonymous: true }))
  await cambiar()
  if (sera[0] === undefined) api.mockRejectedValue(new ApiError(401, 'No hay sesión'))
  vieja.resolve({ data: enCasa })
  await leida
  const { user: quien } = sesion.currentSession()
  expect([quien?.tipopersona_id, quien?.carreraestudiante.id]).toEqual(sera)
})

it('what was last seen goes without waiting for other tabs that have it open, nor making anybody wait for it', async () => {
  await sesion.signOut()
  keep(enCasa as never)
  visto.add('d|algo')
  api.mockRejectedValue(new ApiError(401, 'No hay sesión'))
  await sesion.loadSession()
  await vi.waitFor(() => expect([...visto]).toEqual([]))
  expect([borrarBase.mock.calls.length, cerrar.mock.calls.length > 0]).toEqual([0, true])
})
