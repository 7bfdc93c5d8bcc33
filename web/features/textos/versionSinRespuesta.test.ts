import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { item, mundo, seccion, texto } from './mundoDePrueba.ts'
import { PAUSAS } from './pausa.ts'

describe('a version of which no answer came, and that is made', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  /** A section of which «Dos» was saved, under a name that the server trims, and nobody heard so. */
  async function perdida() {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([{ ...item('a', 'Dos'), nombre: 'Nombre ' }])
    await pasar(PAUSAS.borrador)
    const hecha = Promise.withResolvers<void>()
    estado.tarde = hecha.promise
    expect(await e.guardar()).toBe(false)
    expect(e.estado().fase).toBe('sinConexion')
    hecha.resolve()
    await pasar(0)
    estado.tarde = null
    estado.texto = seccion(2, { ...item('a', 'Dos'), nombre: 'Nombre' })
    return { estado, e }
  }

  it('is one’s own when it is heard of: it is saved, and nothing of it is left as a draft', async () => {
    const { estado, e } = await perdida()
    await pasar(PAUSAS.reintento)
    expect(estado.borradores).toHaveLength(1)
    e.llego(estado.texto)
    await pasar(0)
    expect(e.estado()).toMatchObject({ fase: 'guardado', cambioAjeno: false })
    expect(e.haySinGuardar).toBe(false)
    expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
  })

  it('is one’s own when it is heard of after more was typed: that is typed upon it', async () => {
    const { estado, e } = await perdida()
    e.editar([{ ...item('a', 'Dos y tres'), nombre: 'Nombre ' }])
    e.llego(estado.texto)
    expect(e.estado()).toMatchObject({ fase: 'escrito', cambioAjeno: false })
    expect(estado.local).toMatchObject({ revision: 2, items: [item('a', 'Dos y tres')] })
    await pasar(PAUSAS.borrador)
    expect(await e.guardar()).toBe(true)
    expect(estado).toMatchObject({ texto: { revision: 3 }, borradores: [], locales: 0 })
  })

  it.each(['Dos', 'Dos y tres'])('is one’s own when the next is refused for it: «%s»', async t => {
    const { estado, e } = await perdida()
    if (t !== 'Dos') e.editar([{ ...item('a', t), nombre: 'Nombre' }])
    await e.guardar()
    expect(e.estado().conflicto).toBeNull()
    await pasar(0)
    expect(e.estado()).toMatchObject({ fase: 'guardado', unido: false })
    expect([texto(e), estado.texto.items[0]!.descripcion]).toEqual([t, `<p>${t}</p>`])
    expect(estado).toMatchObject({ borradores: [], locales: 0 })
  })

  it('is somebody else’s where it says anything else', async () => {
    const { estado, e } = await perdida()
    estado.texto = seccion(2, item('a', 'De ella'))
    e.llego(estado.texto)
    expect(e.estado().cambioAjeno).toBe(true)
    expect(await e.guardar()).toBe(false)
    expect(e.estado().conflicto?.fusion.disputas).toHaveLength(1)
  })

  it('is nothing that comes back where it was thrown away and something else is typed', async () => {
    const { estado, e } = await perdida()
    e.descartar()
    e.editar([item('a', 'Tres')])
    e.llego(estado.texto)
    expect(await e.guardar()).toBe(true)
    expect([texto(e), estado.texto.revision]).toEqual(['Tres', 3])
  })
})
