import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { abrirCola, descartar, enviarCola, estadoDeCola, estados, terminar } from './colaCargadaDePrueba.ts'
import { escribir, mundo, noLlega, tarda } from './colaDePrueba.ts'
import type { Espera } from './reglas.ts'

const enCola = () => estadoDeCola().cola
const hecho = () => ({ data: { id: 5, revision: 2 } })
const pedidos = () => mundo.pedidos.map(p => [p.input.nombre, p.input.revision])

/** A page that is loaded anew: it knows what is kept, and nothing else. */
async function cargar(): Promise<void> {
  terminar()
  mundo.pedidos = []
  await abrirCola('7.1')
  await enviarCola()
}

beforeEach(async () => {
  mundo.llega = false
  mundo.servidor = noLlega
  await escribir({ id: 5, revision: 1, nombre: 'a' })
  await escribir({ id: 5, revision: 1, nombre: 'b' })
  await escribir({ nombre: 'nuevo' }, 'asignaturas.create')
  mundo.pedidos = []
  mundo.llega = true
})

describe('where this browser does not let be noted what became of what it kept', () => {
  it('what was written is not told as refused', async () => {
    mundo.servidor = hecho
    mundo.fallan = 1
    await enviarCola()
    expect([pedidos(), enCola()]).toEqual([
      [
        ['a', 1],
        ['b', 2],
        ['nuevo', undefined],
      ],
      [],
    ])
  })

  it('all of it goes once in this page; loaded anew it goes again, under its keys and as it was', async () => {
    mundo.servidor = hecho
    mundo.lleno = true
    await enviarCola()
    await enviarCola()
    const [idas, claves] = [pedidos(), mundo.pedidos.map(p => p.key)]
    expect([idas.length, enCola()]).toEqual([3, []])
    mundo.lleno = false
    await cargar()
    expect([pedidos(), mundo.pedidos.map(p => p.key), enCola()]).toEqual([idas, claves, []])
    expect(mundo.guardado.size).toBe(0)
  })

  it('one that is late twice waits for its person, and what is about other things goes on', async () => {
    mundo.servidor = (_llamada, input) => (input.nombre === 'a' ? tarda() : hecho())
    mundo.lleno = true
    await enviarCola()
    expect(pedidos().map(([nombre]) => nombre)).toEqual(['a', 'a', 'nuevo'])
    expect(enCola().map(e => [e.input.nombre, e.estado])).toEqual([
      ['a', 'rechazado'],
      ['b', 'espera'],
    ])
  })

  it('what waited for too long is not sent by itself all the same', async () => {
    mundo.servidor = hecho
    for (const [orden, e] of mundo.guardado) mundo.guardado.set(orden, { ...(e as Espera), cuando: 0 })
    mundo.lleno = true
    await cargar()
    expect([pedidos(), new Set(estados())]).toEqual([[], new Set(['rechazado'])])
  })

  it('what its person did of one since, also in another tab, is what counts', async () => {
    mundo.servidor = () => {
      throw new ApiError(422, 'No')
    }
    mundo.lleno = true
    await enviarCola()
    expect(estados()).toEqual(['rechazado', 'espera', 'rechazado'])
    mundo.lleno = false
    await descartar(enCola()[2]!)
    const [primera] = [...mundo.guardado.values()] as Espera[]
    mundo.guardado.set(primera!.orden, { ...primera!, estado: 'choca' })
    await mundo.alAvisar!()
    expect(estados()).toEqual(['choca', 'espera'])
  })
})
