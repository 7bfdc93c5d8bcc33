import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../app/ApiError.ts'
import { palabrasDeEstado } from './EstadoDeClaves.tsx'
import { PAUSAS } from './mundo.ts'
import { abrir, pasar, servidor } from './navegadorDePrueba.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('when it is sent', () => {
  it('the pause begins anew with each letter', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    almacen.editar('metodologia', 'a')
    await pasar(PAUSAS.calma - 100)
    almacen.editar('metodologia', 'ab')
    await pasar(PAUSAS.calma - 100)
    expect(s.llamadas).toHaveLength(0)
    await pasar(100)
    expect(s.llamadas).toHaveLength(1)
  })

  it('at once when the page is left; nothing where nothing waits, and nothing that cannot arrive', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    await almacen.salir()
    expect(s.llamadas).toHaveLength(0)
    almacen.editar('metodologia', 'a')
    await almacen.salir()
    expect(s.foto.valores.metodologia).toBe('a')
    s.caido = 'antes'
    almacen.editar('metodologia', 'b')
    await almacen.enviar()
    await almacen.salir()
    expect(s.llamadas).toHaveLength(2)
  })

  it('of who leaves also what was typed while something was on its way', async () => {
    const s = servidor({ metodologia: 'a', tutoria: 'b' })
    const { almacen } = abrir(s)
    almacen.editar('metodologia', 'a2')
    void almacen.enviar()
    almacen.editar('metodologia', 'a2 y más')
    almacen.editar('tutoria', 'b2')
    await almacen.salir()
    expect(s.foto.valores).toEqual({ metodologia: 'a2 y más', tutoria: 'b2' })
    s.rechaza = 'tutoria'
    almacen.editar('metodologia', 'a3')
    almacen.editar('tutoria', 'b3')
    await almacen.salir()
    expect(s.foto.valores).toEqual({ metodologia: 'a3', tutoria: 'b2' })
    almacen.editar('metodologia', 'a4')
    almacen.cerrar()
    await almacen.salir()
    expect(s.foto.valores.metodologia).toBe('a3')
  })

  it('at once when the connection is back; while it was never away the pause is kept', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    almacen.editar('metodologia', 'a')
    almacen.volvio()
    await pasar(0)
    expect(s.llamadas).toHaveLength(0)
    s.caido = 'antes'
    await almacen.enviar()
    s.caido = null
    almacen.volvio()
    await pasar(0)
    expect(s.foto.valores.metodologia).toBe('a')
  })

  it('once more of who leaves while another write is at work there; a step that waits for it does not wait for ever', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    s.falla = new ApiError(503, 'Otra persona está guardando aquí.', { ocupado: true })
    almacen.editar('metodologia', 'a')
    await almacen.salir()
    await almacen.enviarTodo()
    expect([s.llamadas.length, almacen.puedeEnviar]).toEqual([2, true])
  })

  it('refused keys go one after the other without pauses, and all together again once nothing is refused', async () => {
    const s = servidor({ metodologia: 'a', tutoria: 'b' })
    s.rechaza = 'tutoria'
    const { almacen } = abrir(s)
    const escribir = (vez: number) => {
      almacen.editar('metodologia', `a${vez}`)
      almacen.editar('tutoria', `b${vez}`)
    }
    escribir(1)
    await pasar(PAUSAS.calma)
    await pasar(10)
    expect(s.llamadas.map(e => Object.keys(e.valores).join())).toEqual([
      'metodologia,tutoria',
      'metodologia',
      'tutoria',
    ])
    s.rechaza = null
    escribir(2)
    await pasar(PAUSAS.tope)
    s.llamadas.splice(0)
    escribir(3)
    await pasar(PAUSAS.tope)
    expect(s.llamadas.map(e => Object.keys(e.valores).join())).toEqual(['metodologia,tutoria'])
  })
})

describe('what is said of it', () => {
  it('while it is on its way, also of what is typed meanwhile', async () => {
    const { almacen } = abrir(servidor())
    almacen.editar('metodologia', 'a')
    const enviado = almacen.enviar()
    expect(almacen.estado().fase).toBe('enviando')
    almacen.editar('metodologia', 'ab')
    expect(almacen.estado().fase).toBe('enviando')
    await enviado
    expect(almacen.estado().fase).toBe('escrito')
  })

  it('without a connection, also while one types and while it is tried again', async () => {
    const s = servidor()
    const { almacen } = abrir(s)
    s.caido = 'antes'
    almacen.editar('metodologia', 'a')
    await almacen.enviar()
    almacen.editar('metodologia', 'ab')
    expect(almacen.estado().fase).toBe('sinConexion')
    const otraVez = almacen.enviar()
    expect(almacen.estado().fase).toBe('sinConexion')
    await otraVez
  })

  it.each([
    ['another write is at work there', 503, { ocupado: true }, 'Guardando…'],
    ['it was asked too much', 429, {}, 'Guardando…'],
    ['it is away', 503, {}, 'Sin conexión: 1 cambio por enviar'],
    ['its disk is full', 507, {}, 'No se guardó: Lo que dice. Lo escrito sigue en este equipo.'],
    ['it failed', 500, {}, 'No se guardó: Lo que dice. Lo escrito sigue en este equipo.'],
  ])('of a server of which %s (%i), and it is sent again', async (_que, status, body, dicho) => {
    const s = servidor()
    const { almacen } = abrir(s)
    s.falla = new ApiError(status, 'Lo que dice.', body)
    almacen.editar('metodologia', 'a')
    await pasar(PAUSAS.calma)
    s.guardar('tutoria', 'De otra persona')
    almacen.llego(s.foto, 'Otra persona')
    expect(palabrasDeEstado(almacen.estado())).toBe(dicho)
    s.falla = null
    await pasar(PAUSAS.reintento)
    expect(s.foto.valores.metodologia).toBe('a')
    expect(almacen.estado()).toMatchObject({ fase: 'guardado', motivo: null })
  })

  it('that something can be sent: not of what was refused, but of another key beside it', async () => {
    const s = servidor({ metodologia: 'a', tutoria: 'b' })
    s.rechaza = 'tutoria'
    const { almacen } = abrir(s)
    expect(almacen.puedeEnviar).toBe(false)
    almacen.editar('tutoria', 'b2')
    await pasar(PAUSAS.calma)
    expect([almacen.hayPendientes, almacen.puedeEnviar]).toEqual([true, false])
    almacen.editar('metodologia', 'a2')
    expect(almacen.puedeEnviar).toBe(true)
  })

  it('that it was brought back, until the server has it', async () => {
    const s = servidor()
    const primera = abrir(s)
    primera.almacen.editar('metodologia', 'a')
    primera.almacen.cerrar()
    const { almacen } = abrir(s, primera.storage)
    await almacen.abrir()
    expect(almacen.estado().recuperado).toBe(true)
    await pasar(PAUSAS.calma)
    expect(almacen.estado().recuperado).toBe(false)
  })
})

it('whoever types what the other wrote has decided', async () => {
  const s = servidor()
  const { almacen } = abrir(s)
  almacen.editar('metodologia', 'mío')
  s.guardar('metodologia', 'suyo')
  await pasar(PAUSAS.calma)
  expect(almacen.estado().enConflicto).toEqual(['metodologia'])
  almacen.editar('metodologia', 'mío y más')
  expect(almacen.estado().enConflicto).toEqual(['metodologia'])
  almacen.editar('metodologia', 'suyo')
  expect(almacen.estado().enConflicto).toEqual([])
})

it('the echo of a save whose answer was lost is no change of somebody else', async () => {
  const s = servidor()
  const { almacen } = abrir(s)
  s.caido = 'despues'
  almacen.editar('metodologia', 'Dos')
  await pasar(PAUSAS.calma)
  almacen.editar('metodologia', 'Dos y tres')
  almacen.llego(s.foto, 'Otra persona')
  expect(almacen.estado()).toMatchObject({ enConflicto: [], ajenos: {} })
  s.caido = null
  await pasar(PAUSAS.tope)
  expect(s.foto.valores.metodologia).toBe('Dos y tres')
})
