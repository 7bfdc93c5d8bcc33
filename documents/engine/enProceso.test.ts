import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentoCon } from '../testing/documento.ts'
import { type Cuadrilla, crearCuadrilla } from './cuadrilla.ts'
import { enProceso } from './enProceso.ts'

const terco = new URL('../testing/obreroTerco.ts', import.meta.url)
const documento = (titulo: string) => documentoCon([], { titulo })

const vive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

let cuadrilla: Cuadrilla
/** Asks for a document; `pid` is known as soon as its worker has begun. */
const pedir = (titulo: string) => {
  const empezado = Promise.withResolvers<number>()
  const hecho = cuadrilla.render(documento(titulo), empezado.resolve).then(b => new TextDecoder().decode(b))
  return { pid: empezado.promise, hecho }
}
afterEach(() => {
  vi.useRealTimers()
  return cuadrilla?.close()
})

describe('a worker in a process of its own', () => {
  it('serves one document after another', async () => {
    cuadrilla = crearCuadrilla(enProceso(terco), 1, 60_000)
    const [a, b] = [pedir('a'), pedir('b')]
    expect(await Promise.all([a.hecho, b.hecho])).toEqual(['a', 'b'])
    expect(await a.pid).toBe(await b.pid)
    expect(await a.pid).not.toBe(process.pid)
  })

  it('is gone when native code takes too long, and the next document is made', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    cuadrilla = crearCuadrilla(enProceso(terco), 1, 60_000)
    const eterno = pedir('calla')
    const siguiente = pedir('b')
    await eterno.pid
    vi.advanceTimersByTime(60_000)
    await expect(eterno.hecho).rejects.toThrow('tardó demasiado')
    expect(await siguiente.hecho).toBe('b')
    expect(vive(await eterno.pid)).toBe(false)
  })

  it('is gone when the crew closes, whatever it was doing', async () => {
    cuadrilla = crearCuadrilla(enProceso(terco), 1, 600_000)
    const eterno = pedir('calla')
    const fallo = expect(eterno.hecho).rejects.toMatchObject({ cause: 'closed' })
    const pid = await eterno.pid
    await cuadrilla.close()
    await fallo
    expect(vive(pid)).toBe(false)
  })

  it('takes no others along when a document kills it', async () => {
    cuadrilla = crearCuadrilla(enProceso(terco), 1, 60_000)
    const fallo = pedir('muere')
    const siguiente = pedir('b')
    await expect(fallo.hecho).rejects.toMatchObject({ cause: 'SIGKILL' })
    expect(await siguiente.hecho).toBe('b')
  })
})

describe('who asked', () => {
  let padre: ChildProcess
  const arrancar = (titulo: string) => {
    padre = spawn(process.execPath, [fileURLToPath(new URL('../testing/padre.ts', import.meta.url)), titulo])
    return createInterface({ input: padre.stdout! })
  }
  afterEach(() => void padre.kill('SIGKILL'))

  it('may be killed: the worker goes too, though native code keeps it busy', async () => {
    const [pid] = await once(arrancar('calla'), 'line')
    padre.kill('SIGKILL')
    await expect.poll(() => vive(Number(pid))).toBe(false)
  })

  it('ends by itself when nothing is under way, and so does the worker', async () => {
    const [[pid], [codigo]] = await Promise.all([once(arrancar('a'), 'line'), once(padre, 'exit')])
    expect(codigo).toBe(0)
    await expect.poll(() => vive(Number(pid))).toBe(false)
  })
})
