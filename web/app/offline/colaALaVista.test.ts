import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { abrirCola, descartar, enviarCola, estadoDeCola, estados } from './colaCargadaDePrueba.ts'
import { escribir, mundo, noLlega } from './colaDePrueba.ts'

const espera = {
  dueno: '7.1',
  llamada: 'asignaturas.update',
  input: { id: 5, revision: 1 },
  base: {},
  estado: 'espera',
}

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
  it('goes when it is thrown away without a connection, and is read again once that is back', async () => {
    await sinRed({ id: 5 })
    mundo.llega = false
    await descartar(estadoDeCola().cola[0]!)
    await enviarCola()
    expect([mundo.borradas, mundo.releidas]).toEqual([[5], []])
    mundo.llega = true
    for (const oir of mundo.alVolver) oir('connecting')
    await expect.poll(() => mundo.releidas).toEqual(['asignaturas', 'planes', 'historial'])
  })
  it('once it was sent, what hangs on it is read again', async () => {
    await sinRed({ id: 5 })
    mundo.releidas = []
    mundo.servidor = () => ({ data: { id: 5, revision: 2 } })
    await enviarCola()
    expect(mundo.releidas).toEqual(['asignaturas', 'planes', 'historial'])
  })
  describe('when another tab changes the queue', () => {
    /** The queue as another tab left it. */
    const enOtra = async (hacer: () => void) => {
      hacer()
      mundo.pintadas = []
      mundo.releidas = []
      await mundo.alAvisar!()
    }
    it('what waits there shows here', async () => {
      mundo.llega = false
      await enOtra(() => mundo.guardado.set(1, { ...espera, orden: 1 }))
      expect([mundo.pintadas, estados()]).toEqual([[5], ['espera']])
    })
    it('what was thrown away there goes here', async () => {
      await sinRed({ id: 5 })
      await sinRed({ id: 6 })
      mundo.llega = false
      await enOtra(() => mundo.guardado.delete(1))
      expect([mundo.borradas, mundo.pintadas, mundo.releidas]).toEqual([[5], [6], []])
    })
    it('what was sent there is read again here, once nothing waits any more', async () => {
      await sinRed({ id: 5 })
      await enOtra(() => mundo.guardado.clear())
      expect([mundo.borradas, mundo.releidas]).toEqual([[], ['asignaturas', 'planes', 'historial']])
    })
  })
  it('in every answer that is read while it waits', async () => {
    await sinRed({ id: 5 })
    expect(mundo.alLlegar(['asignaturas', 'porPlan'], [])).toEqual([5])
  })
  it('nothing is sent on news that there is no connection', async () => {
    await sinRed({ id: 5 })
    mundo.pedidos = []
    for (const oir of mundo.alVolver) oir('offline')
    await Promise.resolve()
    expect(mundo.pedidos).toEqual([])
  })
})

describe('a refused write that is mended in its form', () => {
  const nuevo = { borrador: { nombre: 'curso/9/nuevo', cambios: {} } }
  const crear = (nombre: string, cola: object) => escribir({ nombre }, 'asignaturas.create', cola)
  const quedan = () => estadoDeCola().cola.map(e => [e.input.nombre, e.estado])
  /** Two new courses of the same form, both refused. */
  beforeEach(async () => {
    mundo.servidor = noLlega
    for (const nombre of ['a', 'b']) await crear(nombre, nuevo)
    mundo.servidor = () => {
      throw new ApiError(422, 'No.')
    }
    await enviarCola()
    mundo.pedidos = []
    mundo.servidor = () => ({ data: {} })
  })
  const deCola = (cual: number) => ({ ...nuevo, corrige: estadoDeCola().cola[cual]!.orden })

  it('goes when that is saved, and no other one of the same form does', async () => {
    expect(await crear('b mendado', deCola(1))).toBe('hecho')
    expect(quedan()).toEqual([['a', 'rechazado']])
  })
  it('stays when a form is saved that did not come from the queue, and when the mended one is refused again', async () => {
    expect(await crear('otro', nuevo)).toBe('hecho')
    mundo.servidor = () => {
      throw new ApiError(422, 'No.')
    }
    expect(await crear('a mal', deCola(0))).toBe('rechazado 422')
    expect(quedan()).toEqual([
      ['a', 'rechazado'],
      ['b', 'rechazado'],
    ])
  })
  it('without a connection has the mended one wait in its place', async () => {
    const { orden } = estadoDeCola().cola[0]!
    mundo.servidor = noLlega
    expect(await crear('a mendado', deCola(0))).toBe('en cola')
    expect(quedan()).toEqual([
      ['a mendado', 'espera'],
      ['b', 'rechazado'],
    ])
    expect(estadoDeCola().cola[0]).toMatchObject({ orden, estado: 'espera' })
    expect(estadoDeCola().cola[0]).not.toHaveProperty('motivo')
  })
  it('lets go what waited for it', async () => {
    const deCurso = (nombre: string, cola?: object) =>
      escribir({ id: 5, revision: 1, nombre }, 'asignaturas.update', cola)
    mundo.servidor = noLlega
    await deCurso('x', { borrador: { nombre: 'curso/5', cambios: {} } })
    await deCurso('y')
    mundo.servidor = (_n, { nombre }) => {
      if (nombre === 'x') throw new ApiError(422, 'No.')
      return { data: { id: 5, revision: 2 } }
    }
    await enviarCola()
    expect(quedan().at(-1)).toEqual(['y', 'espera'])
    mundo.pedidos = []
    expect(await deCurso('x mendado', deCola(2))).toBe('hecho')
    await expect.poll(() => quedan().map(([nombre]) => nombre)).toEqual(['a', 'b'])
    expect(mundo.pedidos.map(p => p.input.nombre)).toEqual(['x mendado', 'y'])
  })
})
