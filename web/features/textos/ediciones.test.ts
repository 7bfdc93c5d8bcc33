import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editables } from './items.ts'
import { item, mundo, seccion } from './mundoDePrueba.ts'
import { PAUSAS } from './pausa.ts'

const { trabajos, finales, oyentes } = vi.hoisted(() => ({
  oyentes: [] as ((sesion: object) => void)[],
  trabajos: [] as (() => Promise<unknown>)[],
  finales: [] as (() => void)[],
}))
vi.mock('../../app/session.ts', () => ({
  beforeSignOut: (work: () => Promise<unknown>) => void trabajos.push(work),
  onSessionEnd: (clean: () => void) => void finales.push(clean),
  onSignOut: () => {},
  onSession: (hear: (sesion: object) => void) => void oyentes.push(hear),
}))
const { edicionDe } = await import('./ediciones.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const final of finales) final()
  vi.useRealTimers()
})
const pasar = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** «Salir», or a change of the institution. */
const despedirse = () => Promise.all(trabajos.map(trabajo => trabajo()))

it('who leaves while something waits for its pause leaves it as a version', async () => {
  const { estado, abrir } = mundo()
  edicionDe('una', abrir).editar([item('a', 'Dos')])
  await despedirse()
  expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
  expect(estado.texto.items).toMatchObject([item('a', 'Dos')])
})

it('and what waits to be tried again, and what is on its way, too', async () => {
  for (const caido of [true, false]) {
    const { estado, abrir } = mundo()
    const e = edicionDe(`caido ${caido}`, abrir)
    estado.caido = caido
    e.editar([item('a', 'Dos')])
    const enviado = Promise.withResolvers<void>()
    if (!caido) estado.alEnviar = enviado.promise
    await pasar(PAUSAS.borrador)
    expect(e.estado().fase).toBe(caido ? 'sinConexion' : 'enviando')
    estado.caido = false
    const adios = despedirse()
    enviado.resolve()
    await adios
    expect(estado).toMatchObject({ versiones: 1, borradores: [], locales: 0 })
  }
})

it('joined to what somebody saved first it is a version all the same', async () => {
  const { estado, abrir } = mundo()
  estado.texto = seccion(1, item('a', 'Uno'), item('b', 'Dos'))
  const e = edicionDe('una', abrir)
  estado.texto = seccion(2, item('a', 'Uno'), item('b', 'Dos de ella'))
  e.editar([item('a', 'Uno mío'), item('b', 'Dos')])
  await despedirse()
  expect(estado.texto).toMatchObject({ revision: 3, items: [item('a', 'Uno mío'), item('b', 'Dos de ella')] })
})

it('what collides is left as a draft', async () => {
  const { estado, abrir } = mundo()
  const e = edicionDe('una', abrir)
  estado.texto = seccion(2, item('a', 'De ella'))
  e.editar([item('a', 'Mío')])
  await despedirse()
  expect(estado).toMatchObject({ versiones: 0, borradores: [{ items: [item('a', 'Mío')] }] })
})

it('what was only looked at is left as it was', async () => {
  const { estado, abrir } = mundo()
  const base = editables(estado.texto.items)
  estado.borradores = [{ id: 'z', items: [item('a', 'Del otro')], base, revision: 1, enviado: 'x' }]
  await edicionDe('una', abrir).abrir()
  await despedirse()
  expect(estado).toMatchObject({ versiones: 0, borradores: [{ id: 'z', enviado: 'x' }], locales: 0 })
})

it('without a connection it stays in this browser, and nobody waits for the next try', async () => {
  const { estado, abrir } = mundo()
  estado.caido = true
  edicionDe('una', abrir).editar([item('a', 'Dos')])
  await despedirse()
  expect(estado).toMatchObject({ versiones: 0, borradores: [], local: { items: [item('a', 'Dos')] } })
})

it('what an ended session left is sent once the person has signed in again in another tab', async () => {
  const { estado, abrir } = mundo()
  const e = edicionDe('una', abrir)
  estado.sinSesion = true
  e.editar([item('a', 'Dos')])
  await pasar(60_000)
  expect(e.estado().fase).toBe('sinConexion')
  for (const oir of oyentes) oir({ status: 'signed', isEnded: true })
  await pasar(0)
  expect(e.estado().fase).toBe('sinConexion')
  estado.sinSesion = false
  for (const oir of oyentes) oir({ status: 'signed' })
  await pasar(0)
  expect(e.estado().fase).toBe('borrador')
})
