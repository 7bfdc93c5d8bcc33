import { expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { api, del, enCasa, entrar, keptUser, location, servido, sesion } from './sesionDePrueba.ts'

it('an answer to another person takes what is on the screen away', async () => {
  await entrar()
  await del.otra(del.trabajador())
  expect(location.reload).toHaveBeenCalledOnce()
})

it('what was refused because this very page was changing the institution leaves it where it goes', async () => {
  await entrar()
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
  const antes = del.trabajador()
  servido.user = { ...servido.user, ...distinto }
  const leida = vi.fn()
  void sesion.loadSession().then(leida)
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
  expect([del.trabajador(), leida.mock.calls]).toEqual([antes, []])
  // The page that comes starts as who is there, also where the server does not answer it in time.
  expect(keptUser()).toMatchObject(servido.user)
})

it('what the server says of before, or in the midst of, a change of this page is asked again after it', async () => {
  await entrar()
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
  servido.user = { ...servido.user, empresa: { id: 2 } }
  const durante = sesion.loadSession()
  vieja.resolve({ data: enCasa })
  await new Promise(resolve => setTimeout(resolve))
  hecho.resolve({ data: servido.user })
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
  const antes = del.trabajador()
  await sesion.changeEmpresa(2)
  await sesion.changeRol(11)
  await del.otra(antes)
  expect(location.reload).not.toHaveBeenCalled()
})

it('a change of institution without an answer is asked about: the server may have done it', async () => {
  await entrar()
  servido.user = { ...servido.user, empresa: { id: 2 } }
  api.mockRejectedValueOnce(new ApiError(0, 'Sin conexión'))
  await expect(sesion.changeEmpresa(2)).rejects.toThrow('Sin conexión')
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
  expect(servido.pedido.at(-1)).toBe('user')
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
