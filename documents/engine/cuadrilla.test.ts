import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parrafo, tramo } from '../bloques.ts'
import type { Documento } from '../document.ts'
import { documentoCon } from '../testing/documento.ts'
import { type Cuadrilla, crearCuadrilla, DemoraError, InformeError } from './cuadrilla.ts'
import { enHilo } from './enHilo.ts'
import { enNombreDe } from './turnos.ts'

/** A worker that answers the title of the document, dies when told to, or never answers. */
const guion = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ documento }) => {
    const [orden] = documento.titulo.split(' ')
    if (orden === 'muere') process.exit(1)
    if (orden === 'estalla') throw new Error('bum')
    if (orden === 'calla') return
    if (orden === 'falla') parentPort.postMessage({ error: 'mal' })
    else parentPort.postMessage({ bytes: new TextEncoder().encode(documento.titulo) })
    parentPort.postMessage({ libre: true })
  })`
const documento = (titulo: string): Documento => documentoCon([parrafo(tramo(''))], { titulo })

let nacidos: Worker[] = []
let cuadrilla: Cuadrilla
const abrir = (cuantos: number, plazo = 5000, primero = guion) => {
  nacidos = []
  cuadrilla = crearCuadrilla(
    enHilo(() => {
      const worker = new Worker(nacidos.length ? guion : primero, { eval: true })
      nacidos.push(worker)
      return worker
    }),
    cuantos,
    plazo,
  )
}
const render = async (titulo: string) => new TextDecoder().decode(await cuadrilla.render(documento(titulo)))

afterEach(() => {
  vi.useRealTimers()
  return cuadrilla.close()
})

describe('crearCuadrilla', () => {
  it('starts workers only when there is work, and no more than allowed', async () => {
    abrir(2)
    expect(nacidos).toHaveLength(0)
    expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(render))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(nacidos).toHaveLength(2)
  })

  it('tries the document again when its worker dies', async () => {
    abrir(1, 5000, `require('node:worker_threads').parentPort.on('message', () => process.exit(1))`)
    expect(await Promise.all([render('a'), render('b')])).toEqual(['a', 'b'])
    expect(nacidos).toHaveLength(2)
  })

  it.each(['muere', 'estalla'])(
    'gives up on a document whose workers die (%s), and prints the next',
    async orden => {
      abrir(1)
      const fallo = render(orden)
      const siguiente = render('b')
      await expect(fallo).rejects.toThrow(InformeError)
      expect(await siguiente).toBe('b')
      expect(nacidos).toHaveLength(3)
    },
  )

  it('says what the engine said', async () => {
    abrir(1)
    await expect(render('falla')).rejects.toMatchObject({ name: 'InformeError', cause: 'mal' })
    expect(await render('b')).toBe('b')
    expect(nacidos).toHaveLength(1)
  })

  it('stops a worker that takes too long, and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    abrir(1, 300)
    const lento = render('calla')
    const siguiente = render('b')
    vi.advanceTimersByTime(300)
    await expect(lento).rejects.toThrow(DemoraError)
    expect(await siguiente).toBe('b')
  })

  it('refuses what still waits when it closes, and starts again when asked', async () => {
    abrir(1)
    const pendientes = [render('calla'), render('b')]
    const resultados = Promise.allSettled(pendientes)
    await cuadrilla.close()
    expect((await resultados).map(r => r.status)).toEqual(['rejected', 'rejected'])
    expect(await render('c')).toBe('c')
  })

  it('takes turns: who asks for one document does not wait for all of who asked for many before', async () => {
    abrir(1)
    const hechos: string[] = []
    const pedir = (quien: string, titulo: string) =>
      enNombreDe(quien, async () => hechos.push(await render(titulo)))
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map(titulo => pedir('A', titulo)),
      ...['b1', 'b2', 'b3'].map(titulo => pedir('B', titulo)),
      pedir('C', 'c1'),
    ])
    expect(hechos).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'b3'])
  })

  it('heeds nothing that a worker says while it is being stopped', async () => {
    const dicho: string[] = []
    cuadrilla = crearCuadrilla(
      oye => ({
        encargar: () => oye({ bytes: new Uint8Array() }),
        retener: si => void dicho.push(si ? 'retenido' : 'suelto'),
        parar: async () => oye({ libre: true }),
      }),
      1,
      5000,
    )
    await render('a')
    await cuadrilla.close()
    // Let go, it would not keep the process alive until it is gone.
    expect(dicho).toEqual(['retenido'])
  })

  it('prints the document though its real worker is killed over it', async () => {
    nacidos = []
    cuadrilla = crearCuadrilla(
      enHilo(() => {
        const worker = new Worker(new URL('./obrero.ts', import.meta.url))
        nacidos.push(worker)
        return worker
      }),
      1,
      30_000,
    )
    const impreso = cuadrilla.render(documento('Prueba'))
    await nacidos[0]?.terminate()
    expect(new TextDecoder().decode((await impreso).subarray(0, 5))).toBe('%PDF-')
    expect(nacidos).toHaveLength(2)
  })
})
