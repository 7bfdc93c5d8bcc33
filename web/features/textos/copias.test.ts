import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editables } from './items.ts'
import { item, mundo, seccion, texto } from './mundoDePrueba.ts'
import { PAUSAS } from './pausa.ts'

describe('the drafts of a section', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const nunca = new Promise<never>(() => undefined)

  it('go in the same moment as a version comes: nobody ever finds both', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    await pasar(PAUSAS.borrador)
    e.editar([item('a', 'Tres')])
    estado.alQuitar = nunca
    expect(await e.guardar()).toBe(true)
    expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
    expect(e.estado().fase).toBe('guardado')
  })

  it('that were brought back go with it too, untouched or written on', async () => {
    for (const escrito of [false, true]) {
      const { estado, abrir } = mundo()
      const base = editables(estado.texto.items)
      estado.borradores = [{ id: 'z', items: [item('a', 'Del otro')], base, revision: 1, enviado: 'x' }]
      const e = abrir()
      await e.abrir()
      if (escrito) e.editar([item('a', 'Del otro, seguido')])
      estado.alQuitar = nunca
      expect(await e.guardar()).toBe(true)
      expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
    }
  })

  it('stay as they are when somebody else saved first', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Mío')])
    await pasar(PAUSAS.borrador)
    estado.texto = seccion(2, item('a', 'De ella'))
    expect(await e.guardar()).toBe(false)
    expect(estado.borrador!.items[0]!.descripcion).toBe('<p>Mío</p>')
    expect(estado.locales).toBe(1)
  })

  it('keep what is typed while a version is on its way', async () => {
    const { estado, abrir, matar } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    await pasar(PAUSAS.borrador)
    const guardado = e.guardar()
    e.editar([item('a', 'Tres')])
    expect(await guardado).toBe(false)
    expect([estado.local!.items[0]!.descripcion, estado.local!.revision]).toEqual(['<p>Tres</p>', 2])
    await pasar(PAUSAS.borrador)
    expect([estado.borrador!.items[0]!.descripcion, e.estado().fase]).toEqual(['<p>Tres</p>', 'borrador'])
    matar()
    const otra = abrir()
    await otra.abrir()
    expect(texto(otra)).toBe('Tres')
  })

  it('that are thrown away late take nothing of what is typed since', async () => {
    for (const fin of ['descartar', 'volver'] as const) {
      const { estado, abrir, matar } = mundo()
      const e = abrir()
      e.editar([item('a', 'Dos')])
      await pasar(PAUSAS.borrador)
      const quitado = Promise.withResolvers<void>()
      estado.alQuitar = quitado.promise
      if (fin === 'descartar') e.descartar()
      else e.editar([item('a', 'Uno')])
      await pasar(PAUSAS.borrador)
      expect(e.estado().fase).toBe('guardado')
      e.editar([item('a', 'Tres')])
      await pasar(PAUSAS.borrador)
      expect(e.estado().fase).toBe('borrador')
      quitado.resolve()
      await pasar(0)
      expect(estado.borradores.map(b => b.items[0]!.descripcion)).toEqual(['<p>Tres</p>'])
      matar()
      const otra = abrir()
      await otra.abrir()
      expect(texto(otra)).toBe('Tres')
    }
  })

  it('that are thrown away while one is on its way go when it has arrived', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    const enviado = Promise.withResolvers<void>()
    estado.alEnviar = enviado.promise
    await pasar(PAUSAS.borrador)
    e.descartar()
    await pasar(0)
    enviado.resolve()
    await pasar(PAUSAS.borrador)
    expect(estado).toMatchObject({ borradores: [], locales: 0 })
    expect([texto(e), e.estado().fase]).toEqual(['Uno', 'guardado'])
  })

  it('and a newer version that comes while one is on its way is shown after it', async () => {
    const { abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    const guardado = e.guardar()
    e.llego(seccion(3, item('a', 'De ella')))
    expect(await guardado).toBe(true)
    expect([texto(e), e.estado().fase]).toEqual(['De ella', 'guardado'])
  })
})
