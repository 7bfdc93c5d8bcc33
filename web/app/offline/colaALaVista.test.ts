import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { deNuevo, escribir, mundo, noLlega } from './colaDePrueba.ts'

vi.mock('./esperan.ts', async () => (await import('./colaDePrueba.ts')).esperan)
vi.mock('./deposito.ts', async () => (await import('./colaDePrueba.ts')).deposito)
vi.mock('./turno.ts', async () => (await import('./colaDePrueba.ts')).turno)
vi.mock('./pintar.ts', async () => (await import('./colaDePrueba.ts')).pintar)
vi.mock('./sondeo.ts', async () => (await import('./colaDePrueba.ts')).sondeo)
vi.mock('./visto.ts', async () => (await import('./colaDePrueba.ts')).visto)
vi.mock('../../ui/alerts.tsx', async () => (await import('./colaDePrueba.ts')).avisos)
vi.mock('../query.ts', async () => (await import('./colaDePrueba.ts')).cache)
vi.mock('../connection.ts', async () => (await import('./colaDePrueba.ts')).conexion)
vi.mock('../session.ts', async () => (await import('./colaDePrueba.ts')).sesion)
vi.mock('../api.ts', async () => (await import('./colaDePrueba.ts')).llamadas)
vi.stubGlobal('location', { pathname: '/form/1', search: '?tab=cursos' })
vi.stubGlobal('navigator', {})

const { abrirCola, descartar, enviarCola } = await import('./cola.ts')
const { estadoDeCola } = await import('./estadoDeCola.ts')

const estados = () => estadoDeCola().cola.map(e => e.estado)

beforeEach(async () => {
  deNuevo()
  await abrirCola('7.1')
})

describe('what is seen of it', () => {
  const sinRed = async (input: Record<string, unknown>, nombre?: string, cola?: object) => {
    mundo.servidor = noLlega
    await escribir(input, nombre, cola)
  }
  it('is what was written, at once, and where; and the server is looked for', async () => {
    await sinRed({ id: 5 })
    expect([mundo.pintadas, mundo.sondeos]).toEqual([[5], 1])
    expect(estadoDeCola().cola[0]!.donde).toBe('/form/1?tab=cursos')
  })
  it('is said, and to other tabs too; it is named by its form, or by its kind', async () => {
    await sinRed({ id: 5 }, 'asignaturas.update', { texto: 'Mueve Cálculo' })
    expect(mundo.avisos).toEqual(['Guardado en este equipo: se enviará cuando vuelva la conexión.'])
    expect(mundo.otrasPestanas).toBe(1)
    await sinRed({ id: 6 })
    expect(estadoDeCola().cola.map(e => e.texto)).toEqual(['Mueve Cálculo', 'Cambia un curso'])
  })
  it('is on its way while it is sent', async () => {
    await sinRed({ id: 5 })
    expect(estadoDeCola().enviando).toBe(false)
    let alEnviar = false
    mundo.servidor = () => {
      alEnviar = estadoDeCola().enviando
      return { data: {} }
    }
    await enviarCola()
    expect([alEnviar, estadoDeCola().enviando]).toEqual([true, false])
  })
  it('again when the page is loaded, in answers of its own kind alone', async () => {
    await sinRed({ id: 5 })
    mundo.pintadas = []
    mundo.llega = false
    await abrirCola('7.1')
    expect(mundo.pintadas).toEqual([5])
    const vista = (entidad: string) => mundo.alLeer.retocar!([entidad, 'porPlan'], [])
    expect([vista('asignaturas'), vista('ciclos')]).toEqual([[5], []])
  })
  it('goes when it is thrown away', async () => {
    await sinRed({ id: 5 })
    await descartar(estadoDeCola().cola[0]!)
    expect([mundo.borradas, estados()]).toEqual([[5], []])
  })
  it('once it was sent, what hangs on it is read again', async () => {
    await sinRed({ id: 5 })
    mundo.releidas = []
    mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
    await enviarCola()
    expect(mundo.releidas).toEqual(['asignaturas', 'planes', 'historial'])
  })
  it('nothing is sent on news that there is no connection', async () => {
    await sinRed({ id: 5 })
    mundo.pedidos = []
    for (const oir of mundo.alVolver) oir('offline')
    await Promise.resolve()
    expect(mundo.pedidos).toEqual([])
  })
  it('a refused write goes when its form is saved, and no other does', async () => {
    await sinRed({ id: 5 }, 'asignaturas.update', { borrador: { nombre: 'curso-5' } })
    await sinRed({ id: 6 })
    mundo.servidor = () => {
      throw new ApiError(422, 'No.')
    }
    await enviarCola()
    expect(estados()).toEqual(['rechazado', 'rechazado'])
    mundo.servidor = () => ({ data: {} })
    expect(await escribir({ id: 7 })).toBe('hecho')
    expect(estados()).toHaveLength(2)
    expect(await escribir({ id: 5 }, 'asignaturas.update', { borrador: { nombre: 'curso-5' } })).toBe('hecho')
    expect(estadoDeCola().cola.map(e => e.input.id)).toEqual([6])
  })
})
