import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editables } from './items.ts'
import { item, mundo, texto } from './mundoDePrueba.ts'
import { PAUSAS } from './pausa.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a draft that is thrown away without a connection', () => {
  it.each(['own', 'of another computer'])(
    '%s: does not come back after a reload, and goes then',
    async de => {
      const { estado, abrir, matar } = mundo()
      const base = editables(estado.texto.items)
      if (de !== 'own')
        estado.borradores = [{ id: 'z', items: [item('a', 'Dos')], base, revision: 1, enviado: 'x' }]
      const e = abrir()
      await e.abrir()
      if (de === 'own') e.editar([item('a', 'Dos')])
      await pasar(PAUSAS.borrador)
      expect(e.estado().fase).toBe('borrador')
      estado.caido = true
      e.descartar()
      await pasar(0)
      matar()
      const sinRed = abrir()
      await sinRed.abrir()
      expect([texto(sinRed), estado.borradores.length]).toEqual(['Uno', 1])
      matar()
      estado.caido = false
      const otra = abrir()
      await otra.abrir()
      expect([texto(otra), otra.estado().recuperado]).toEqual(['Uno', false])
      await pasar(0)
      expect(estado).toMatchObject({ borradores: [], locales: 0, tirados: 0 })
    },
  )

  it('takes with it what it was made from', async () => {
    const { estado, abrir, matar } = mundo()
    const base = editables(estado.texto.items)
    estado.borradores = [{ id: 'z', items: [item('a', 'Dos')], base, revision: 1, enviado: 'x' }]
    const e = abrir()
    await e.abrir()
    estado.caido = true
    e.editar([item('a', 'Dos y más')])
    e.descartar()
    await pasar(0)
    matar()
    estado.caido = false
    const otra = abrir()
    await otra.abrir()
    expect(texto(otra)).toBe('Uno')
    await pasar(0)
    expect(estado).toMatchObject({ borradores: [], locales: 0, tirados: 0 })
  })

  it('comes back where another computer wrote into it since', async () => {
    const { estado, abrir, matar } = mundo()
    const suyo = { id: 'z', items: [item('a', 'Dos')], base: editables(estado.texto.items), revision: 1 }
    estado.borradores = [{ ...suyo, enviado: 'x' }]
    const e = abrir()
    await e.abrir()
    estado.caido = true
    e.descartar()
    await pasar(0)
    matar()
    estado.caido = false
    estado.borradores = [{ ...suyo, items: [item('a', 'Dos y más')], enviado: 'y' }]
    const otra = abrir()
    await otra.abrir()
    expect(texto(otra)).toBe('Dos y más')
  })
})

describe('a draft of which no answer came, and that arrives late', () => {
  /** A section of which a first draft, «Dos», is still on its way though nobody waits for it. */
  async function enCamino() {
    const { abrir, estado, matar } = mundo()
    const e = abrir()
    const llegada = Promise.withResolvers<void>()
    estado.envioTarde = llegada.promise
    e.editar([item('a', 'Dos')])
    await pasar(PAUSAS.borrador)
    expect(e.estado().fase).toBe('sinConexion')
    estado.envioTarde = null
    const llega = async () => {
      llegada.resolve()
      await pasar(0)
    }
    const volver = async () => {
      matar()
      const otra = abrir()
      await otra.abrir()
      await pasar(0)
      return otra
    }
    return { abrir, estado, e, llega, volver }
  }

  it('stands in the place of none that was typed after it', async () => {
    const { estado, e, llega, volver } = await enCamino()
    e.editar([item('a', 'Dos y tres')])
    await pasar(PAUSAS.borrador)
    expect([e.estado().fase, estado.locales]).toEqual(['borrador', 1])
    expect(estado.borradores.map(b => b.items)).toEqual([[item('a', 'Dos y tres')]])
    await llega()
    const otra = await volver()
    expect(texto(otra)).toBe('Dos y tres')
    expect(otra.estado()).toMatchObject({ otros: 0, conflicto: null })
    expect(estado.borradores.map(b => b.items)).toEqual([[item('a', 'Dos y tres')]])
    expect(estado.tirados).toBe(0)
  })

  it('is thrown away all the same where the text was', async () => {
    const { estado, e, llega, volver } = await enCamino()
    e.descartar()
    await pasar(0)
    await llega()
    expect(estado.borradores).toHaveLength(1)
    expect(texto(await volver())).toBe('Uno')
    expect(estado).toMatchObject({ borradores: [], locales: 0, tirados: 0 })
  })

  it('what is typed while the next is on its way is in this browser all the time', async () => {
    const { estado, e } = await enCamino()
    const enviado = Promise.withResolvers<void>()
    estado.alEnviar = enviado.promise
    await pasar(PAUSAS.reintento)
    e.editar([item('a', 'Dos y tres')])
    enviado.resolve()
    await pasar(0)
    expect([estado.locales, estado.local?.items]).toEqual([1, [item('a', 'Dos y tres')]])
  })

  it('leaves no more than one other name behind, however often it was tried', async () => {
    const { estado, e } = await enCamino()
    estado.caido = true
    for (const t of ['Tres', 'Cuatro', 'Cinco']) {
      e.editar([item('a', t)])
      await pasar(PAUSAS.borrador)
    }
    estado.caido = false
    await pasar(PAUSAS.reintento)
    expect([e.estado().fase, estado.borradores.length, estado.tirados]).toEqual(['borrador', 1, 1])
  })
})
