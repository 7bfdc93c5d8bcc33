import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../app/ApiError.ts'
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
    await pasar(0)
    expect(estado).toMatchObject({ borradores: [], locales: 0 })
    expect([texto(e), e.estado().fase]).toEqual(['Uno', 'guardado'])
  })

  it('that are thrown away while one is on its way are nothing that was not saved, whatever the server says of it', async () => {
    for (const [status, fase] of [
      [422, 'rechazado'],
      [401, 'sinConexion'],
    ] as const) {
      const { estado, abrir } = mundo()
      const e = abrir()
      const mandar = async (t: string) => {
        const respuesta = Promise.withResolvers<never>()
        estado.alEnviar = respuesta.promise
        e.editar([item('a', t)])
        await pasar(PAUSAS.borrador)
        return async () => {
          respuesta.reject(new ApiError(status, 'Es muy largo.'))
          await pasar(0)
          return e.estado()
        }
      }
      expect(await (await mandar('Dos'))()).toMatchObject({
        fase,
        motivo: fase === 'rechazado' ? 'Es muy largo.' : null,
      })
      const negar = await mandar('Tres')
      e.descartar()
      expect(await negar()).toMatchObject({ fase: 'guardado', motivo: null })
    }
  })

  it('that are thrown away while a version is on its way give way to what somebody else saved first', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Mío')])
    estado.texto = seccion(2, item('a', 'De ella'))
    const guardado = e.guardar()
    e.descartar()
    await guardado
    await pasar(PAUSAS.version)
    expect(texto(e)).toBe('De ella')
    expect(e.estado()).toMatchObject({ fase: 'guardado', unido: false })
  })

  it('that arrive late, and of which the server does not hear that they are thrown away, go with the next version', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    const enviado = Promise.withResolvers<void>()
    estado.alEnviar = enviado.promise
    await pasar(PAUSAS.borrador)
    e.descartar()
    await pasar(0)
    estado.caido = true
    enviado.resolve()
    await pasar(0)
    expect(estado.borradores).toHaveLength(1)
    estado.caido = false
    e.editar([item('a', 'Tres')])
    expect(await e.guardar()).toBe(true)
    expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
  })

  it('of which the server could not hear that they are thrown away go with the next that it takes', async () => {
    for (const fin of ['borrador', 'version'] as const) {
      const { estado, abrir } = mundo()
      const e = abrir()
      e.editar([item('a', 'Dos')])
      await pasar(PAUSAS.borrador)
      estado.caido = true
      e.descartar()
      await pasar(0)
      estado.caido = false
      expect(estado.borradores).toHaveLength(1)
      e.editar([item('a', 'Tres')])
      if (fin === 'version') await e.guardar()
      await pasar(PAUSAS.borrador)
      expect(estado.borradores.map(b => b.items[0]!.descripcion)).toEqual(
        fin === 'version' ? [] : ['<p>Tres</p>'],
      )
    }
  })

  it('of which no answer came go with the version all the same', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    estado.sordo = true
    await pasar(PAUSAS.borrador)
    expect([estado.borradores.length, e.estado().fase]).toEqual([1, 'sinConexion'])
    estado.sordo = false
    expect(await e.guardar()).toBe(true)
    await pasar(0)
    expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
  })

  it('are not one’s own of before when they are heard of late', async () => {
    const { estado, abrir } = mundo()
    const leidos = Promise.withResolvers<void>()
    estado.alLeer = leidos.promise
    const e = abrir()
    const abierta = e.abrir()
    await pasar(0)
    e.editar([item('a', 'Dos')])
    await pasar(PAUSAS.borrador)
    estado.caido = true
    e.editar([item('a', 'Dos y tres')])
    leidos.resolve()
    await abierta
    expect(e.estado()).toMatchObject({ recuperado: false, otros: 0, conflicto: null })
    expect([texto(e), estado.local!.items[0]!.descripcion]).toEqual(['Dos y tres', '<p>Dos y tres</p>'])
  })

  it('are not taken away by a version of which no answer came and that is made later', async () => {
    const { estado, abrir, matar } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    await pasar(PAUSAS.borrador)
    const hecha = Promise.withResolvers<void>()
    estado.tarde = hecha.promise
    expect(await e.guardar()).toBe(false)
    expect(e.estado().fase).toBe('sinConexion')
    e.editar([item('a', 'Tres')])
    await pasar(PAUSAS.borrador)
    expect([e.estado().fase, estado.local!.enviado === null, estado.locales]).toEqual(['borrador', false, 1])
    hecha.resolve()
    await pasar(0)
    expect(estado.borradores.map(b => b.items[0]!.descripcion)).toEqual(['<p>Tres</p>'])
    matar()
    const otra = abrir()
    await otra.abrir()
    expect(texto(otra)).toBe('Tres')
  })

  it('that are only looked at stay what they are when the tab is hidden: no copy stands over the version made of them', async () => {
    const { estado, abrir, matar } = mundo()
    const base = editables(estado.texto.items)
    estado.borradores = [{ id: 'z', items: [item('a', 'Dos')], base, revision: 1, enviado: 'x' }]
    const e = abrir()
    await e.abrir()
    expect(texto(e)).toBe('Dos')
    await e.ocultar()
    expect([estado.borradores.map(b => b.id), estado.locales]).toEqual([['z'], 0])
    estado.borradores = []
    estado.texto = seccion(2, item('a', 'Dos y más'))
    matar()
    const otra = abrir()
    await otra.abrir()
    expect(texto(otra)).toBe('Dos y más')
  })

  it('go without waiting for the pause when the tab is hidden, also where they did not arrive before', async () => {
    for (const caido of [false, true]) {
      const { estado, abrir } = mundo()
      const e = abrir()
      estado.caido = caido
      e.editar([item('a', 'Dos')])
      if (caido) await pasar(PAUSAS.borrador)
      estado.caido = false
      await e.ocultar()
      expect([e.estado().fase, estado.borrador?.items]).toEqual(['borrador', [item('a', 'Dos')]])
    }
  })

  it('that are joined while another is on its way stay until the text with them has arrived', async () => {
    const { estado, abrir } = mundo()
    estado.texto = seccion(1, item('a', 'Uno'), item('b', 'Dos'))
    const base = editables(estado.texto.items)
    const suyo = [item('a', 'Uno'), item('b', 'Dos y más')]
    estado.borradores = [{ id: 'z', items: suyo, base, revision: 1, enviado: 'x' }]
    const enviado = Promise.withResolvers<void>()
    estado.alEnviar = enviado.promise
    const e = abrir()
    e.editar([item('a', 'Uno y más'), item('b', 'Dos')])
    const envio = e.enviarBorrador()
    await e.abrir()
    expect(texto(e)).toBe('Uno y más|Dos y más')
    enviado.resolve()
    await envio
    expect(estado.borradores.map(b => b.id === 'z')).toEqual([false, true])
    await pasar(PAUSAS.borrador)
    expect(estado.borradores.map(b => b.items[1]!.descripcion)).toEqual(['<p>Dos y más</p>'])
  })

  it('of a text that was typed back go when a newer version takes its place', async () => {
    const { estado, abrir } = mundo()
    const e = abrir()
    e.editar([item('a', 'Dos')])
    const enviado = Promise.withResolvers<void>()
    estado.alEnviar = enviado.promise
    const envio = e.enviarBorrador()
    await pasar(0)
    e.editar([item('a', 'Uno')])
    e.llego(seccion(2, item('a', 'De ella')))
    enviado.resolve()
    await envio
    await pasar(PAUSAS.borrador)
    expect([texto(e), e.estado().fase]).toEqual(['De ella', 'guardado'])
    expect(estado).toMatchObject({ borradores: [], locales: 0 })
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
