import { expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import {
  api,
  borrarBase,
  cerrar,
  del,
  enCasa,
  entrar,
  keep,
  servido,
  sesion,
  visto,
} from './sesionDePrueba.ts'

it('what was just typed is sent before one leaves or works as something else, though it fails', async () => {
  const enviar = vi.fn(async () => {
    servido.pedido.push('enviar')
    throw new ApiError(0, 'Sin conexión')
  })
  sesion.beforeSignOut(enviar)
  await entrar()
  servido.pedido = []
  await sesion.changeEmpresa(2)
  await sesion.changeRol(11)
  await sesion.changePrograma(20)
  await sesion.signOut()
  const cambios = ['changeEmpresa 2', 'changeTipopersona 11', 'changeCarrera 20', 'logout']
  expect(servido.pedido).toEqual(cambios.flatMap(cambio => ['enviar', cambio]))
})

it('what is on its way is answered before one leaves or changes the institution', async () => {
  await entrar()
  servido.pedido = []
  del.escrito = async () => {
    await Promise.resolve()
    servido.pedido.push('escrito')
  }
  await sesion.changeEmpresa(2)
  await sesion.signOut()
  expect(servido.pedido.filter(p => p !== 'enviar')).toEqual([
    'escrito',
    'changeEmpresa 2',
    'escrito',
    'logout',
  ])
})

it('one leaves some seconds later where no answer comes', async () => {
  await entrar()
  servido.pedido = []
  vi.useFakeTimers()
  del.escrito = () => new Promise(() => {})
  const fuera = sesion.signOut()
  await vi.advanceTimersByTimeAsync(3900)
  expect(servido.pedido).not.toContain('logout')
  await vi.advanceTimersByTimeAsync(200)
  await fuera
  expect(servido.pedido).toContain('logout')
})

it('whoever writes while the page sleeps is the person of this institution; nobody where nobody is', async () => {
  await entrar()
  const enUna = del.trabajador()
  await sesion.changeEmpresa(2)
  expect([typeof enUna, del.trabajador() === enUna]).toEqual(['string', false])
  await sesion.signOut()
  expect(del.trabajador()).toBeNull()
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
