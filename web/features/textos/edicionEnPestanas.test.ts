import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editables } from './items.ts'
import { item, mundo, seccion, texto } from './mundoDePrueba.ts'
import { PAUSAS } from './pausa.ts'

describe('one person in two tabs of one section', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it.each([
    ['and the server has neither', true, 0],
    ['and the server has both', false, PAUSAS.borrador],
  ])('that both die, %s: what does not collide comes back together', async (_, caido, pausa) => {
    const { estado, abrir, matar } = mundo()
    estado.texto = seccion(1, item('a', 'Uno'), item('b', 'Dos'))
    estado.caido = caido
    abrir().editar([item('a', 'Uno y más'), item('b', 'Dos')])
    abrir().editar([item('a', 'Uno'), item('b', 'Dos y más'), item('c', 'Tres')])
    await pasar(pausa)
    expect(estado.borradores).toHaveLength(caido ? 0 : 2)
    matar()
    estado.caido = false
    const e = abrir()
    await e.abrir()
    expect(texto(e)).toBe('Uno y más|Dos y más|Tres')
    expect(e.estado()).toMatchObject({ recuperado: true, otros: 0, conflicto: null })
    await pasar(PAUSAS.borrador)
    expect(estado.borradores).toHaveLength(1)
    expect(estado.locales).toBe(1)
    e.salir()
    await pasar(0)
    expect(estado.versiones).toBe(0)
    expect(await e.guardar()).toBe(true)
    expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
  })

  it('that both die with the same entry changed: the person decides, and until then both are kept', async () => {
    const { estado, abrir, matar } = mundo()
    abrir().editar([item('a', 'De la primera')])
    abrir().editar([item('a', 'De la segunda')])
    matar()
    const e = abrir()
    await e.abrir()
    const { conflicto } = e.estado()
    expect(conflicto?.actual).toBeNull()
    const [disputa] = conflicto!.fusion.disputas
    expect([disputa?.mio, disputa?.suyo].map(i => i?.descripcion).sort()).toEqual([
      '<p>De la primera</p>',
      '<p>De la segunda</p>',
    ])
    e.posponer()
    expect(await e.guardar()).toBe(true)
    expect(e.estado().otros).toBe(1)
    matar()
    const otra = abrir()
    await otra.abrir()
    expect(otra.estado().items[0]).toEqual(disputa?.suyo)
    expect(await otra.guardar()).toBe(false)
    expect(otra.estado().conflicto?.actual?.items[0]).toMatchObject(disputa!.mio!)
    expect(await otra.resolver([item('a', 'De las dos')])).toBe(true)
    expect(estado).toMatchObject({ versiones: 2, borradores: [], locales: 0 })
  })

  it('what is decided between them is kept as a version, and both drafts are gone', async () => {
    const { estado, abrir, matar } = mundo()
    for (const t of ['De la primera', 'De la segunda', 'De la tercera']) abrir().editar([item('a', t)])
    await pasar(PAUSAS.borrador)
    matar()
    const e = abrir()
    await e.abrir()
    expect(e.estado().otros).toBe(2)
    expect(await e.resolver([item('a', 'De dos')])).toBe(false)
    expect(e.estado().otros).toBe(1)
    expect(await e.resolver([item('a', 'De las tres')])).toBe(true)
    expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
    expect(texto(e)).toBe('De las tres')
  })

  it('while both live neither sees nor touches what the other types', async () => {
    const { estado, abrir } = mundo()
    const una = abrir()
    una.editar([item('a', 'De la primera')])
    await pasar(PAUSAS.borrador)
    const otra = abrir()
    await otra.abrir()
    expect(texto(otra)).toBe('Uno')
    otra.editar([item('a', 'De la segunda')])
    await pasar(PAUSAS.borrador)
    expect(estado.borradores.map(b => b.items[0]!.descripcion).sort()).toEqual([
      '<p>De la primera</p>',
      '<p>De la segunda</p>',
    ])
    otra.descartar()
    await pasar(0)
    expect(estado.borradores.map(b => b.items[0]!.descripcion)).toEqual(['<p>De la primera</p>'])
    expect(await una.guardar()).toBe(true)
  })

  it('what is typed before the drafts are known is joined to them', async () => {
    const { estado, abrir, matar } = mundo()
    estado.texto = seccion(1, item('a', 'Uno'), item('b', 'Dos'))
    abrir().editar([item('a', 'Uno y más'), item('b', 'Dos')])
    await pasar(PAUSAS.borrador)
    matar()
    const e = abrir()
    const abierta = e.abrir()
    e.editar([item('a', 'Uno'), item('b', 'Dos y más')])
    await abierta
    expect(texto(e)).toBe('Uno y más|Dos y más')
    await pasar(PAUSAS.borrador)
    expect(estado.borradores).toHaveLength(1)
  })

  it('a draft of another computer is left alone until it is written on; what that one types meanwhile stays', async () => {
    const { estado, abrir } = mundo()
    const suyo = { id: 'z', items: [item('a', 'Del otro')], base: editables(estado.texto.items), revision: 1 }
    estado.borradores = [{ ...suyo, enviado: 'x' }]
    const e = abrir()
    await e.abrir()
    expect(estado.locales).toBe(0)
    e.editar([item('a', 'Del otro, seguido')])
    estado.borradores = [{ ...suyo, items: [item('a', 'Del otro, más')], enviado: 'y' }]
    await pasar(PAUSAS.borrador)
    expect(estado.borradores.map(b => b.id === 'z')).toEqual([false, true])
    expect(await e.guardar()).toBe(true)
    expect(estado.borradores).toMatchObject([{ id: 'z', enviado: 'y' }])
  })
})
