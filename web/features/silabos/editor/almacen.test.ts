import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { almacenamiento } from '../../../ui/almacenamientoDePrueba.ts'
import { palabrasDeEstado } from './EstadoDeClaves.tsx'
import { PAUSAS } from './mundo.ts'
import { abrir, pasar, reservaDe, servidor } from './navegadorDePrueba.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving', () => {
  it('each letter is in this browser at once, and with the server after a pause', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    almacen.editar('metodologia', '<p>Dos</p>')
    expect(storage.length).toBe(1)
    expect(almacen.estado()).toMatchObject({ fase: 'escrito', porEnviar: 1 })
    await pasar(PAUSAS.calma)
    expect(s.foto.valores.metodologia).toBe('<p>Dos</p>')
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', porEnviar: 0 })
    expect(storage.length).toBe(0)
  })

  it('whoever types without a pause is saved all the same', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    for (let i = 0; i < 16; i++) {
      almacen.editar('metodologia', `<p>${'a'.repeat(i + 1)}</p>`)
      await pasar(1000)
    }
    expect(s.llamadas.length).toBeGreaterThan(0)
  })

  it('keys that were changed go together, each with the revision that it was typed on', async () => {
    const s = servidor({ metodologia: 'a', tutoria: 'b' })
    const { almacen } = abrir(s)
    almacen.editar('metodologia', 'a2')
    almacen.editar('valores', 'nuevo')
    await pasar(PAUSAS.calma)
    expect(s.llamadas).toHaveLength(1)
    expect(s.llamadas[0]!.revisiones).toEqual({ metodologia: 1, valores: 0 })
  })

  it('what is typed while it is sent follows', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    almacen.editar('metodologia', '<p>Dos</p>')
    const enviado = almacen.enviar()
    almacen.editar('metodologia', '<p>Dos y medio</p>')
    await enviado
    expect(almacen.estado().porEnviar).toBe(1)
    await pasar(PAUSAS.tope)
    expect(s.foto.valores.metodologia).toBe('<p>Dos y medio</p>')
  })

  it('whoever types is not disturbed by how the server cleans the text, and it is not sent for ever', async () => {
    const s = servidor()
    const { almacen, valor } = abrir(s)
    s.limpia = true
    almacen.editar('metodologia', 'Dos ')
    await pasar(60_000)
    expect(s.foto.valores.metodologia).toBe('Dos')
    expect(valor()).toBe('Dos ')
    expect(s.llamadas).toHaveLength(1)
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', porEnviar: 0 })
    almacen.editar('metodologia', 'Dos y')
    await pasar(PAUSAS.calma)
    expect(s.foto.valores.metodologia).toBe('Dos y')
  })

  it('one refused key does not keep the others back, and is not sent again as it is', async () => {
    const s = servidor({ metodologia: 'a', tutoria: 'b' })
    s.rechaza = 'tutoria'
    const { almacen } = abrir(s)
    almacen.editar('metodologia', 'a2')
    almacen.editar('tutoria', 'b2')
    await pasar(60_000)
    expect(s.foto.valores).toMatchObject({ metodologia: 'a2', tutoria: 'b' })
    expect(almacen.estado()).toMatchObject({ fase: 'rechazado', motivo: 'El texto es muy largo.' })
    expect(s.llamadas).toHaveLength(3)
    s.rechaza = null
    almacen.editar('tutoria', 'b3')
    await pasar(PAUSAS.calma)
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', motivo: null })
  })
})

describe('nothing is lost', () => {
  it('when the browser is killed in the middle of typing', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    almacen.editar('metodologia', '<p>A medias</p>')
    almacen.cerrar()
    const otra = abrir(s, storage)
    await otra.almacen.abrir()
    expect(otra.valor()).toBe('<p>A medias</p>')
    expect(otra.almacen.estado().recuperado).toBe(true)
    await pasar(PAUSAS.calma)
    expect(s.foto.valores.metodologia).toBe('<p>A medias</p>')
    expect(storage.length).toBe(0)
  })

  it.each(['antes', 'despues'] as const)(
    'when the server is killed in the middle of saving, %s it wrote',
    async cuando => {
      const s = servidor()
      const { almacen } = abrir(s)
      s.caido = cuando
      almacen.editar('metodologia', '<p>Dos</p>')
      await pasar(PAUSAS.calma)
      expect(almacen.estado().fase).toBe('sinConexion')
      almacen.editar('metodologia', '<p>Dos y tres</p>')
      s.caido = null
      await pasar(PAUSAS.reintento + PAUSAS.calma + PAUSAS.tope)
      expect(s.foto.valores.metodologia).toBe('<p>Dos y tres</p>')
      expect(almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [] })
      expect(s.foto.revisiones.metodologia).toBe(3)
    },
  )

  it('when the browser is killed too, while the answer was on its way', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    s.caido = 'despues'
    almacen.editar('metodologia', '<p>Dos</p>')
    await pasar(PAUSAS.calma)
    almacen.editar('metodologia', '<p>Dos, y más</p>')
    almacen.cerrar()
    s.caido = null
    const otra = abrir(s, storage)
    await otra.almacen.abrir()
    await pasar(PAUSAS.tope)
    expect(otra.almacen.estado()).toMatchObject({ fase: 'guardado', enConflicto: [] })
    expect(s.foto.valores.metodologia).toBe('<p>Dos, y más</p>')
  })

  it('in an hour without a connection', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    s.caido = 'antes'
    for (let i = 0; i < 60; i++) {
      almacen.editar('metodologia', `<p>Minuto ${i}</p>`)
      await pasar(60_000)
    }
    expect(almacen.estado()).toMatchObject({ fase: 'sinConexion', porEnviar: 1 })
    s.caido = null
    almacen.volvio()
    await pasar(PAUSAS.tope)
    expect(s.foto.valores.metodologia).toBe('<p>Minuto 59</p>')
  })

  it('drafts belong to their person', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    almacen.editar('metodologia', '<p>De la primera</p>')
    almacen.cerrar()
    const otra = abrir(s, storage, 2)
    await otra.almacen.abrir()
    expect(otra.valor()).toBe('<p>Uno</p>')
  })

  it('when the session ends and the same tab is signed in again', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s, almacenamiento(), 1, 'misma')
    s.caido = 'despues'
    almacen.editar('metodologia', '<p>Dos</p>')
    await pasar(PAUSAS.calma)
    almacen.editar('metodologia', '<p>Dos, y más</p>')
    almacen.cerrar()
    s.caido = null
    const otra = abrir(s, storage, 1, 'misma')
    await otra.almacen.abrir()
    expect(otra.valor()).toBe('<p>Dos, y más</p>')
    await pasar(PAUSAS.tope)
    expect(s.foto.valores.metodologia).toBe('<p>Dos, y más</p>')
    expect(storage.length).toBe(0)
  })

  it('nothing of a session that ended is sent in the next one, and it stays in this browser', async () => {
    const s = servidor()
    const { almacen, storage } = abrir(s)
    s.caido = 'antes'
    almacen.editar('metodologia', '<p>De antes</p>')
    const enviado = almacen.enviar()
    almacen.cerrar()
    await enviado
    s.caido = null
    await almacen.salir()
    await pasar(60_000)
    expect(s.llamadas).toHaveLength(1)
    expect(s.foto.valores.metodologia).toBe('<p>Uno</p>')
    expect(storage.length).toBe(2)
  })

  describe('where the local storage is full', () => {
    const lleno = () => almacenamiento(10)

    it('what is typed goes to the second place, and comes back from there', async () => {
      const s = servidor()
      const reserva = reservaDe()
      const { almacen, storage } = abrir(s, lleno(), 1, 'a', reserva)
      s.caido = 'antes'
      almacen.editar('metodologia', '<p>Largo</p>')
      almacen.editar('metodologia', '<p>Larguísimo</p>')
      await pasar(PAUSAS.calma)
      expect(almacen.estado()).toMatchObject({ fase: 'sinConexion', sinLugar: false })
      almacen.cerrar()
      s.caido = null
      const otra = abrir(s, storage, 1, 'b', reserva)
      await otra.almacen.abrir()
      expect(otra.valor()).toBe('<p>Larguísimo</p>')
      await pasar(PAUSAS.calma)
      expect(s.foto.valores.metodologia).toBe('<p>Larguísimo</p>')
      await pasar(0)
      expect(reserva.cosas.size).toBe(0)
    })

    it('the newer of the two places is what was typed last', async () => {
      const s = servidor()
      const reserva = reservaDe()
      const { almacen, storage } = abrir(s, almacenamiento(120), 1, 'a', reserva)
      s.caido = 'antes'
      almacen.editar('metodologia', '<p>Dos</p>')
      almacen.editar('metodologia', `<p>Dos${' y más'.repeat(30)}</p>`)
      await pasar(0)
      expect([storage.length, reserva.cosas.size]).toEqual([1, 1])
      almacen.cerrar()
      const otra = abrir(s, storage, 1, 'b', reserva)
      await otra.almacen.abrir()
      expect(otra.valor()).toContain('Dos y más')
      expect(otra.almacen.estado().enConflicto).toEqual([])
    })

    it('and there is no second place either, it is sent at once, and said', async () => {
      const s = servidor()
      const { almacen } = abrir(s, lleno())
      almacen.editar('metodologia', '<p>Largo</p>')
      almacen.editar('metodologia', '<p>Larguísimo</p>')
      await pasar(0)
      expect(s.foto.valores.metodologia).toBe('<p>Larguísimo</p>')
      expect(almacen.estado()).toMatchObject({ fase: 'guardado', sinLugar: false })
    })

    it('without a connection it is said for as long as one key has no room', async () => {
      const s = servidor()
      const { almacen } = abrir(s, almacenamiento(120))
      s.caido = 'antes'
      almacen.editar('metodologia', `<p>${'Largo '.repeat(60)}</p>`)
      almacen.editar('tutoria', 'x')
      await pasar(PAUSAS.calma)
      expect(palabrasDeEstado(almacen.estado())).toBe(
        'Sin conexión: 2 cambios por enviar. No queda espacio en este equipo: no cierre la página.',
      )
    })

    it('what another tab left is not taken from its place before it is kept', async () => {
      const s = servidor()
      const { almacen, storage } = abrir(s, almacenamiento(), 1, 'a')
      s.caido = 'antes'
      almacen.editar('metodologia', '<p>De la primera</p>')
      almacen.cerrar()
      const setItem = storage.setItem
      storage.setItem = () => {
        throw new Error('QuotaExceededError')
      }
      const otra = abrir(s, storage, 1, 'b')
      await otra.almacen.abrir()
      otra.almacen.cerrar()
      storage.setItem = setItem
      const tercera = abrir(s, storage, 1, 'c')
      await tercera.almacen.abrir()
      expect(tercera.valor()).toBe('<p>De la primera</p>')
    })
  })
})
