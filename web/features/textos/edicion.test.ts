import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../app/ApiError.ts'
import { editables } from './items.ts'
import { item, mundo, seccion, texto } from './mundoDePrueba.ts'
import { PAUSAS } from './pausa.ts'

describe('editing a section', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('each letter is in this browser at once, with the server after a pause, and a version only when asked', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Uno y dos')])
    expect(estado.local!.items[0]!.descripcion).toBe('<p>Uno y dos</p>')
    expect(estado.borrador).toBeNull()
    await pasar(PAUSAS.borrador)
    expect(estado.borrador!.items[0]!.descripcion).toBe('<p>Uno y dos</p>')
    expect(e.estado().fase).toBe('borrador')
    expect(estado.versiones).toBe(0)
    expect(await e.guardar()).toBe(true)
    expect(estado).toMatchObject({ versiones: 1, local: null, borrador: null })
    expect(e.estado().fase).toBe('guardado')
  })

  it('leaving the section makes a version; leaving the text too, unless the cursor comes back', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    e.soltar()
    await pasar(PAUSAS.version - 500)
    e.editar([item('a', 'Tres')])
    await pasar(PAUSAS.version)
    expect(estado.versiones).toBe(0)
    e.soltar()
    await pasar(PAUSAS.version)
    expect(estado.versiones).toBe(1)
    e.editar([item('a', 'Cuatro')])
    e.salir()
    await pasar(0)
    expect(estado.versiones).toBe(2)
  })

  it('a killed tab comes back with what was typed; only looking at it makes no version', async () => {
    const { estado, abrir, matar } = mundo()
    abrir().editar([item('a', 'A medias')])
    matar()
    const e = abrir()
    await e.abrir()
    expect(texto(e)).toBe('A medias')
    expect(e.estado().recuperado).toBe(true)
    await pasar(PAUSAS.borrador)
    expect(estado.borrador).not.toBeNull()
    e.salir()
    await pasar(0)
    expect(estado.versiones).toBe(0)
  })

  it('on another computer the draft of the server comes back; when it was saved there, nothing does', async () => {
    const { estado, abrir, poner } = mundo()
    estado.borradores = [
      {
        id: 'z',
        items: [item('a', 'Del otro')],
        base: editables(estado.texto.items),
        revision: 1,
        enviado: 'x',
      },
    ]
    const e = abrir()
    await e.abrir()
    expect(texto(e)).toBe('Del otro')
    estado.borradores = []
    poner({ items: [item('a', 'Viejo')], enviado: 'x' })
    const otra = abrir()
    await otra.abrir()
    expect(texto(otra)).toBe('Uno')
    expect(estado.local).toBeNull()
  })

  it('without a connection it waits and goes when there is one', async () => {
    const { estado, abrir } = mundo()
    estado.caido = true
    const e = abrir()
    e.editar([item('a', 'Sin red')])
    await pasar(PAUSAS.borrador)
    expect(e.estado().fase).toBe('sinConexion')
    estado.caido = false
    await pasar(PAUSAS.reintento)
    expect(e.estado().fase).toBe('borrador')
    expect(estado.borrador!.items[0]!.descripcion).toBe('<p>Sin red</p>')
  })

  it.each([
    ['another write is at work there', 503, { ocupado: true }, 'escrito'],
    ['it was asked too much', 429, {}, 'escrito'],
    ['it is away', 503, {}, 'sinConexion'],
    ['its disk is full', 507, {}, 'rechazado'],
    ['it failed', 500, {}, 'rechazado'],
  ])('of a server of which %s (%i) that is told, and it is sent again', async (_que, status, body, fase) => {
    const { estado, abrir } = mundo()
    estado.falla = new ApiError(status, 'Lo que dice.', body)
    const e = abrir()
    e.editar([item('a', 'Dos')])
    await pasar(PAUSAS.borrador)
    expect(e.estado()).toMatchObject({ fase, motivo: fase === 'rechazado' ? 'Lo que dice.' : null })
    estado.falla = null
    await pasar(PAUSAS.reintento)
    expect([e.estado().fase, estado.borrador!.items[0]!.descripcion]).toEqual(['borrador', '<p>Dos</p>'])
  })

  it('a version that another write holds up is made all the same, also after the section is left', async () => {
    const { estado, abrir } = mundo()
    estado.falla = new ApiError(503, 'Otra persona está guardando aquí.', { ocupado: true })
    const e = abrir()
    e.editar([item('a', 'Dos')])
    e.salir()
    await pasar(0)
    expect(e.estado().fase).toBe('escrito')
    estado.falla = null
    await pasar(PAUSAS.reintento)
    expect([estado.versiones, e.estado().fase, estado.locales]).toEqual([1, 'guardado', 0])
  })

  it('who saved another entry first is joined; nobody is asked', async () => {
    const { estado, abrir } = mundo()
    estado.texto = seccion(1, item('a', 'Uno'), item('b', 'Dos'))
    const e = abrir()
    estado.texto = seccion(2, item('a', 'Uno'), item('b', 'Dos de ella'))
    e.editar([item('a', 'Uno mío'), item('b', 'Dos')])
    await e.guardar()
    await pasar(10)
    expect(estado.texto.items.map(i => i.descripcion)).toEqual(['<p>Uno mío</p>', '<p>Dos de ella</p>'])
    expect(e.estado()).toMatchObject({ unido: true, fase: 'guardado' })
  })

  it('an entry that only stands with its fields in another order is none that somebody else changed', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Uno'), item('b', 'Dos')])
    expect(await e.guardar()).toBe(true)
    estado.texto = seccion(3, item('a', 'Uno de ella'), item('b', 'Dos'))
    e.editar([item('a', 'Uno'), item('b', 'Dos y tres')])
    await e.guardar()
    expect(e.estado().conflicto).toBeNull()
    await pasar(0)
    expect(texto(e)).toBe('Uno de ella|Dos y tres')
  })

  it('who saved the same entry first is not overwritten: the person decides', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    estado.texto = seccion(2, item('a', 'De ella'))
    e.editar([item('a', 'Mío')])
    expect(await e.guardar()).toBe(false)
    expect(estado.texto.revision).toBe(2)
    const { disputas } = e.estado().conflicto!.fusion
    expect(disputas).toMatchObject([{ mio: item('a', 'Mío'), suyo: item('a', 'De ella') }])
    expect([e.estado().fase, estado.borrador]).toEqual(['escrito', null])
    await pasar(0)
    expect([e.estado().fase, estado.borrador!.items]).toEqual(['borrador', [item('a', 'Mío')]])
    expect(e.estado().conflicto).not.toBeNull()
    e.salir()
    await pasar(10)
    expect(estado.texto.items[0]!.descripcion).toBe('<p>De ella</p>')
    expect(await e.resolver([item('a', 'De los dos')])).toBe(true)
    expect(estado.texto).toMatchObject({ revision: 3 })
    expect(e.estado().conflicto).toBeNull()
  })

  it('a newer version is taken over when nothing is typed, and only told when something is', () => {
    const { abrir } = mundo()
    const e = abrir()
    e.llego(seccion(2, item('a', 'De ella')))
    expect(texto(e)).toBe('De ella')
    e.editar([item('a', 'Mío')])
    e.llego(seccion(3, item('a', 'Otra vez')))
    expect(texto(e)).toBe('Mío')
    expect(e.estado().cambioAjeno).toBe(true)
  })

  it('what is confirmed after a newer version came is done upon that one: an entry goes, or what was typed', async () => {
    const { estado, abrir } = mundo()
    estado.texto = seccion(1, item('a', 'Uno'), item('b', 'Dos'))
    const e = abrir()
    estado.texto = seccion(2, item('a', 'De ella'), item('b', 'Dos'))
    e.llego(estado.texto)
    e.quitar('b')
    expect(await e.guardar()).toBe(true)
    expect(estado.texto).toMatchObject({ revision: 3, items: [item('a', 'De ella')] })
    e.editar([item('a', 'Mío')])
    e.descartar()
    expect(texto(e)).toBe('De ella')
    e.editar([item('a', 'Mío')])
    estado.texto = seccion(4, item('a', 'Otra vez'))
    e.llego(estado.texto)
    e.descartar()
    expect(texto(e)).toBe('Otra vez')
    e.editar([item('a', 'Otra vez, y más')])
    expect(await e.guardar()).toBe(true)
  })

  it('what is typed while a version is on its way is kept', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    const guardando = e.guardar()
    e.editar([item('a', 'Dos y tres')])
    await guardando
    expect(texto(e)).toBe('Dos y tres')
    expect(estado.local!.items[0]!.descripcion).toBe('<p>Dos y tres</p>')
    expect(await e.guardar()).toBe(true)
    expect(estado.texto.items[0]!.descripcion).toBe('<p>Dos y tres</p>')
  })

  it('two who ask at once for a version of what waits make one', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    const borrador = e.enviarBorrador()
    const versiones = [e.guardar(), e.guardar()]
    await borrador
    expect(await Promise.all(versiones)).toEqual([true, true])
    expect(estado.versiones).toBe(1)
    expect(e.estado().unido).toBe(false)
  })

  it('an added entry is nothing to keep before its first word, and stays open for it', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    const nuevo = { id: 'b', version: 1, status: 2, descripcion: '<p></p>' }
    e.editar([item('a', 'Uno'), nuevo])
    await pasar(PAUSAS.borrador)
    expect(e.haySinGuardar).toBe(false)
    expect(estado).toMatchObject({ local: null, borrador: null })
    expect(e.estado().items).toHaveLength(2)
    e.salir()
    await pasar(PAUSAS.version)
    expect(estado.versiones).toBe(0)
    e.editar([item('a', 'Uno'), { ...nuevo, nombre: 'Con nombre' }])
    expect(e.haySinGuardar).toBe(true)
  })

  it('typed back to what it was leaves nothing', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    e.editar([item('a', 'Uno')])
    await pasar(PAUSAS.borrador)
    expect(estado.local).toBeNull()
    expect(e.estado().fase).toBe('guardado')
  })
})
