import { expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import type { Guardado } from './eleccion.ts'
import { api, enCasa, entrada, entrar, keep, keptUser, servido, servidor, sesion } from './sesionDePrueba.ts'

const recordar = (guardado: Guardado) => localStorage.setItem('malla.eleccion.7', JSON.stringify(guardado))

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
  servido.user = { ...enCasa, debe_cambiar: true }
  expect(await entrar({ empresa: 2 })).toEqual([])
})

it('a tutor stays in their institution, and chooses the rest', async () => {
  servido.user = { ...enCasa, isTutor: true }
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
  servido.pedido = []
  await entrar()
  await sesion.loadSession()
  expect(servido.pedido).toEqual(['logout', 'signin ana x', 'user', 'user'])
})

it('before the next person comes in the server must have heard of the one who left', async () => {
  await entrar()
  servidor(true)
  await sesion.signOut()
  servido.pedido = []
  expect(await entrada.visit().catch(e => e.status)).toBe(0)
  expect(servido.pedido).toEqual(['logout'])
  servidor()
  await entrada.visit()
  servido.pedido = []
  await sesion.loadSession()
  expect(servido.pedido).toEqual(['user'])
})

it('whoever left while the server could not hear of it is told to it before it is asked again who is there', async () => {
  await entrar()
  servidor(true)
  const vieja = Promise.withResolvers<never>()
  api.mockReturnValueOnce(vieja.promise)
  const leida = sesion.loadSession()
  await vi.waitFor(() => expect(api).toHaveBeenLastCalledWith('auth.user', {}, { anonymous: true }))
  await sesion.signOut()
  servido.pedido = []
  servidor()
  vieja.reject(new ApiError(0, 'Sin conexión'))
  await leida
  expect(servido.pedido).toEqual(['logout', 'user'])
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
