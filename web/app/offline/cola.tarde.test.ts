import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../ApiError.ts'
import {
  abrirCola,
  descartar,
  enviarCola,
  estadoDeCola,
  estados,
  reintentar,
  terminar,
} from './colaCargadaDePrueba.ts'
import { escribir, mundo, noLlega, tarda } from './colaDePrueba.ts'
import type { Espera } from './reglas.ts'

const { comoEsta } = await import('./comoEsta.ts')
const { borradorDe } = await import('./rechazo.ts')

const enCola = () => estadoDeCola().cola
const hecho = () => ({ data: { id: 5, revision: 2 } })
/** A server that answers everything but writes with this name. */
const sinContestarA = (nombre: string) => (_llamada: string, input: Record<string, unknown>) =>
  input.nombre === nombre ? tarda() : hecho()
/** Three writes made without a connection: two of one thing, and a new one. */
async function tres(): Promise<void> {
  mundo.llega = false
  await escribir({ id: 5, revision: 1, nombre: 'a' })
  await escribir({ id: 5, revision: 1, nombre: 'b' })
  await escribir({ nombre: 'nuevo' }, 'asignaturas.create')
  mundo.llega = true
}

describe('a write whose answer never comes while everything else is answered', () => {
  it('goes twice under its key, then waits for its person, and keeps back nothing but what is of the same thing', async () => {
    await tres()
    mundo.servidor = sinContestarA('a')
    await enviarCola()
    expect(mundo.pedidos.map(p => p.input.nombre)).toEqual(['a', 'a', 'nuevo'])
    expect(mundo.pedidos[1]!.key).toBe(mundo.pedidos[0]!.key)
    expect(enCola().map(e => [e.estado, e.input.nombre])).toEqual([
      ['rechazado', 'a'],
      ['espera', 'b'],
    ])
    expect(enCola()[0]!.motivo).toMatch(
      /no contestó a tiempo.*Puede que lo haya guardado y puede que no.*enviarlo otra vez, y no se guardará dos veces, o descartarlo/,
    )
    // What the screen shows of it is what the server has.
    expect(mundo.releidas).toContain('asignaturas')
  })

  it('sent again from the tray goes under the same key; what waited for it goes on', async () => {
    await tres()
    mundo.servidor = sinContestarA('a')
    await enviarCola()
    const [primera] = enCola()
    mundo.servidor = hecho
    await reintentar(primera!)
    expect(mundo.pedidos.slice(-2).map(p => [p.input.nombre, p.key])).toEqual([
      ['a', primera!.clave],
      ['b', mundo.pedidos.at(-1)!.key],
    ])
    expect([new Set(mundo.pedidos.map(p => p.key)).size, estados()]).toEqual([3, []])
  })

  it('sent again from the tray goes at once, also while what was sent before is read again', async () => {
    await tres()
    mundo.servidor = sinContestarA('a')
    mundo.leyendo = new Promise(() => {})
    void enviarCola()
    await expect.poll(estados).toEqual(['rechazado', 'espera'])
    await expect.poll(() => mundo.releidas.length).toBeGreaterThan(0)
    mundo.servidor = hecho
    void reintentar(enCola()[0]!)
    await expect.poll(estados).toEqual([])
  })

  it('late once more from the tray, it is back there with its reason, and was sent once', async () => {
    await tres()
    mundo.servidor = sinContestarA('a')
    await enviarCola()
    mundo.pedidos = []
    await reintentar(enCola()[0]!)
    expect([mundo.pedidos.length, estados()]).toEqual([1, ['rechazado', 'espera']])
    expect(enCola()[0]!.motivo).toContain('no contestó a tiempo')
  })

  it('that is answered the second time is done', async () => {
    await tres()
    let veces = 0
    mundo.servidor = (_llamada, input) => (input.nombre === 'a' && veces++ === 0 ? tarda() : hecho())
    await enviarCola()
    expect([mundo.pedidos.length, estados()]).toEqual([4, []])
  })

  it('that is refused the second time is a refused one, and begins anew when it is sent again', async () => {
    await tres()
    let veces = 0
    mundo.servidor = (_llamada, input) => {
      if (input.nombre !== 'a') return hecho()
      if (veces++ === 0) return tarda()
      throw new ApiError(422, 'No')
    }
    await enviarCola()
    expect(enCola()[0]).toMatchObject({ estado: 'rechazado', motivo: 'No' })
    expect(enCola()[0]!.tarde).toBeUndefined()
  })

  it('that met a fault of the server may be done all the same: its form saves it under its key, and what its person reads says so', async () => {
    mundo.llega = false
    const borrador = { nombre: 'curso/nuevo', cambios: { nombre: 'nuevo' }, base: { nombre: '' } }
    await escribir({ nombre: 'nuevo' }, 'asignaturas.create', { borrador })
    mundo.llega = true
    mundo.servidor = () => {
      throw new ApiError(500, 'Tuvimos un problema.')
    }
    await enviarCola()
    const [una] = enCola()
    expect([una, borradorDe(una!)?.draft.key]).toMatchObject([
      { estado: 'rechazado', motivo: 'Tuvimos un problema.' },
      una!.clave,
    ])
    expect(comoEsta(una!, false).palabras).toBe('No se sabe si se guardó')
    mundo.servidor = hecho
    await reintentar(una!)
    expect([new Set(mundo.pedidos.map(p => p.key)).size, estados()]).toEqual([1, []])
  })

  it('waits where nobody is there, however often; what was tried then does not count', async () => {
    await tres()
    mundo.servidor = () => {
      mundo.llega = false
      return tarda()
    }
    for (let i = 0; i < 3; i++) {
      mundo.llega = true
      await enviarCola()
    }
    expect([mundo.pedidos.length, estados()]).toEqual([3, ['espera', 'espera', 'espera']])
    mundo.llega = true
    let veces = 0
    mundo.servidor = (_llamada, input) => (input.nombre === 'a' && veces++ === 0 ? tarda() : hecho())
    await enviarCola()
    expect(estados()).toEqual([])
  })

  it('late once while the server was there, then with nobody there, is given two tries again', async () => {
    await tres()
    let veces = 0
    mundo.servidor = () => {
      if (++veces === 2) mundo.llega = false
      return tarda()
    }
    await enviarCola()
    expect([veces, enCola()[0]!.tarde, estados()[0]]).toEqual([2, undefined, 'espera'])
  })

  it('late while the server was away for a part of it, and back by then, goes on: that try says nothing of it', async () => {
    await tres()
    let veces = 0
    mundo.servidor = (_llamada, input) => {
      if (input.nombre !== 'a' || ++veces > 2) return hecho()
      mundo.hubo = veces === 2
      return tarda()
    }
    await enviarCola()
    expect([veces, estados(), new Set(mundo.pedidos.map(p => p.key)).size]).toEqual([3, [], 3])
  })

  it('is not tried all over by a page that is loaded anew in the middle', async () => {
    await tres()
    const [primera] = enCola()
    mundo.guardado.set(primera!.orden, { ...primera!, tarde: true })
    mundo.servidor = sinContestarA('a')
    await abrirCola('7.1')
    await expect.poll(estados).toEqual(['rechazado', 'espera'])
    expect(mundo.pedidos.map(p => p.input.nombre)).toEqual(['a', 'nuevo'])
  })

  it('thrown away while it hangs, here or in another tab, is not brought back, whatever comes of it', async () => {
    for (const fin of [
      tarda,
      () => {
        throw new ApiError(422, 'No')
      },
    ]) {
      await tres()
      let veces = 0
      mundo.servidor = async (_llamada, input) => {
        if (input.nombre !== 'a') return hecho()
        if (veces++ > 0) return fin()
        mundo.guardado.delete(enCola()[0]!.orden)
        void mundo.alAvisar!()
        await expect.poll(enCola).toHaveLength(2)
        return fin()
      }
      await enviarCola()
      expect([veces, estados()]).toEqual([1, []])
    }
  })

  it('is kept for its person, and not noted, where they signed out while it hung; signed in again it goes under its key', async () => {
    await tres()
    const { clave } = enCola()[0]!
    mundo.servidor = () => {
      terminar()
      mundo.sesion = { status: 'anonymous', user: null }
      return tarda()
    }
    await enviarCola()
    expect(mundo.pedidos).toHaveLength(1)
    const guardadas = [...mundo.guardado.values()] as Espera[]
    expect(guardadas.map(e => [e.estado, e.tarde])).toEqual([1, 2, 3].map(() => ['espera', undefined]))
    mundo.sesion = { status: 'signed', user: { id: 7, empresa: { id: 1 } } }
    mundo.servidor = hecho
    await abrirCola('7.1')
    await expect.poll(estados).toEqual([])
    expect(mundo.pedidos[1]!.key).toBe(clave)
  })

  it('leaves what was made upon it, once it is thrown away, as another write', async () => {
    await tres()
    mundo.servidor = tarda
    await enviarCola()
    const [una, otra] = enCola()
    mundo.guardado.set(una!.orden, { ...una!, base: { 5: { nombre: 'x' } } })
    mundo.guardado.set(otra!.orden, { ...otra!, tarde: true, base: { 5: { nombre: 'a' } } })
    await abrirCola('7.1')
    mundo.servidor = noLlega
    await descartar(enCola()[0]!)
    const queda = enCola().find(e => e.orden === otra!.orden)!
    expect([queda.base, queda.tarde, queda.clave === otra!.clave]).toEqual([
      { 5: { nombre: 'x' } },
      undefined,
      false,
    ])
  })
})

describe('a form', () => {
  afterEach(() => vi.useRealTimers())

  it('whose write was late lets go of it: it is sent once more by the queue, and then waits for its person', async () => {
    mundo.servidor = tarda
    expect(await escribir({ id: 5, revision: 1 })).toBe('en cola')
    expect(mundo.avisos).toEqual([
      'Guardado en este equipo: el servidor no contestó a tiempo y el cambio se envía otra vez.',
    ])
    await expect.poll(estados).toEqual(['rechazado'])
    expect(mundo.pedidos).toHaveLength(2)
    expect(mundo.pedidos[1]!.key).toBe(mundo.pedidos[0]!.key)
    // The next one goes by itself.
    mundo.servidor = hecho
    expect(await escribir({ id: 6, revision: 1 })).toBe('hecho')
  })

  it('whose write was late leaves it to the tab that sends, which hears that it was', async () => {
    mundo.servidor = tarda
    mundo.sinTurno = true
    expect(await escribir({ id: 5, revision: 1 })).toBe('en cola')
    expect([mundo.pedidos.length, mundo.otrasPestanas]).toEqual([1, 1])
    expect([...mundo.guardado.values()]).toMatchObject([{ estado: 'espera', tarde: true }])
    mundo.sinTurno = false
    await mundo.alAvisar!()
    expect([mundo.pedidos.length, estados()]).toEqual([2, ['rechazado']])
  })

  it('whose write was late where nobody is there is told that it waits for the connection', async () => {
    mundo.servidor = () => {
      mundo.llega = false
      return tarda()
    }
    await escribir({ id: 5, revision: 1 })
    expect(mundo.avisos).toEqual(['Guardado en este equipo: se enviará cuando vuelva la conexión.'])
    expect([mundo.pedidos.length, enCola().map(e => [e.estado, e.tarde])]).toEqual([
      1,
      [['espera', undefined]],
    ])
  })

  it('that keeps its write by itself hears of it, and nothing is set aside', async () => {
    mundo.servidor = tarda
    expect(await escribir({ id: 5 }, 'asignaturas.update', false)).toBe('rechazado 0')
    expect([mundo.pedidos.length, estados()]).toEqual([1, []])
  })

  it('does not wait for long behind one that hangs: its own goes after it', async () => {
    await tres()
    vi.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<object>()
    mundo.servidor = () => promise
    const enviada = enviarCola()
    const escrita = escribir({ id: 6, revision: 1, nombre: 'después' })
    await vi.advanceTimersByTimeAsync(9000)
    expect(enCola()).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await escrita).toBe('en cola')
    expect(mundo.avisos.at(-1)).toBe(
      'Guardado en este equipo: se enviará después de los cambios que van delante.',
    )
    resolve(hecho())
    await enviada
    expect(mundo.pedidos.map(p => p.input.nombre)).toEqual(['a', 'b', 'nuevo', 'después'])
    expect(estados()).toEqual([])
  })
})
