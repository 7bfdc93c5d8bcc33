import { expect, it, vi } from 'vitest'
import { almacenamiento } from '../../ui/almacenamientoDePrueba.ts'
import { cajonLocal, olvidarEnviados, suscribirBorradores } from './borradorLocal.ts'

const borrador = (enviado: string | null, id = 'x') => ({ id, items: [], base: [], revision: 1, enviado })
/** A tab of a browser in which these live. */
const pestana = (storage: Storage, nombre: string, ...vivas: string[]) => ({
  storage,
  pestana: nombre,
  vivas: async () => new Set(vivas),
})

it('drafts are of one person in one institution', async () => {
  const en = { storage: almacenamiento() }
  cajonLocal(1, 5, en).escribir('plan/9/historias', borrador(null))
  expect((await cajonLocal(1, 5, en).tomar('plan/9/historias')).mios).toEqual([borrador(null)])
  for (const otro of [cajonLocal(2, 5, en), cajonLocal(1, 6, en)]) {
    expect((await otro.tomar('plan/9/historias')).mios).toEqual([])
    expect(otro.objetos()).toEqual([])
  }
})

it('of one section each tab keeps its own; those of tabs that are gone are taken over, by one', async () => {
  const s = almacenamiento()
  for (const nombre of ['a', 'b', 'c'])
    cajonLocal(1, 5, pestana(s, nombre)).escribir('plan/9/historias', borrador(null, `de-${nombre}`))
  const tomar = (nombre: string) =>
    cajonLocal(1, 5, pestana(s, nombre, 'c', 'd', 'e')).tomar('plan/9/historias')
  expect(await tomar('d')).toEqual({
    mios: [borrador(null, 'de-a'), borrador(null, 'de-b')],
    deOtras: new Set(['de-c']),
    idos: [],
  })
  expect(await tomar('e')).toEqual({ mios: [], deOtras: new Set(['de-c', 'de-a', 'de-b']), idos: [] })
  const d = cajonLocal(1, 5, pestana(s, 'd'))
  d.quitar('plan/9/historias', 'de-a')
  expect((await d.tomar('plan/9/historias')).mios.map(b => b.id).sort()).toEqual(['de-b', 'de-c'])
})

it('one that an older version kept is found', async () => {
  const storage = almacenamiento()
  const { id: _, ...viejo } = borrador(null)
  storage.setItem('malla.texto.1.5.plan/9/historias', JSON.stringify(viejo))
  const cajon = cajonLocal(1, 5, pestana(storage, 'a', 'a'))
  expect(cajon.objetos()).toEqual(['plan/9/historias'])
  expect((await cajon.tomar('plan/9/historias')).mios).toEqual([borrador(null, '')])
  cajon.quitar('plan/9/historias', '')
  expect(storage.length).toBe(0)
})

it('what has no room under another name stays where it was, and goes with the draft', async () => {
  const s = almacenamiento()
  cajonLocal(1, 5, pestana(s, 'a')).escribir('a', borrador(null))
  const lleno: Storage = Object.assign(Object.create(s), {
    setItem() {
      throw new Error('QuotaExceededError')
    },
  })
  const cajon = cajonLocal(1, 5, pestana(lleno, 'b', 'b'))
  expect((await cajon.tomar('a')).mios).toEqual([borrador(null)])
  expect(s.length).toBe(1)
  cajon.quitar('a', 'x')
  expect(s.length).toBe(0)
})

it('those that wait for the server are told from the others; who hears, hears when that changes', () => {
  const cajon = cajonLocal(3, 5, { storage: almacenamiento() })
  const oyente = vi.fn()
  const dejar = suscribirBorradores(oyente)
  cajon.escribir('a', borrador(null))
  cajon.escribir('a', borrador(null))
  cajon.escribir('b', borrador('t1'))
  expect(cajon.objetos(true)).toEqual(['a'])
  expect(cajon.objetos()).toEqual(['a', 'b'])
  expect(oyente).toHaveBeenCalledTimes(2)
  cajon.quitar('a', 'x')
  expect(oyente).toHaveBeenCalledTimes(3)
  dejar()
})

it('who leaves on purpose leaves behind only what nobody else has', () => {
  const storage = almacenamiento()
  const cajon = cajonLocal(4, 5, { storage })
  cajon.escribir('a', borrador(null))
  cajon.escribir('b', borrador('t1'))
  storage.setItem('otra.cosa', 'x')
  olvidarEnviados(storage)
  expect(cajon.objetos()).toEqual(['a'])
  expect(storage.getItem('otra.cosa')).toBe('x')
})

it('those thrown away are known to each tab until they are gone, also to who leaves on purpose, and are no drafts', async () => {
  const s = almacenamiento()
  const cajon = cajonLocal(1, 5, pestana(s, 'a', 'a', 'b'))
  cajon.soltar('plan/9/historias', { id: 'x', enviado: null })
  cajon.soltar('plan/9/historias', { id: 'y', enviado: 't1' })
  olvidarEnviados(s)
  const idos = async (objeto: string) => (await cajonLocal(1, 5, pestana(s, 'b')).tomar(objeto)).idos
  expect([...(await idos('plan/9/historias'))].sort((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'x', enviado: null },
    { id: 'y', enviado: 't1' },
  ])
  expect([await idos('plan/9/historia'), cajon.objetos(), cajon.objetos(true)]).toEqual([[], [], []])
  for (const id of ['x', 'y']) cajon.soltado('plan/9/historias', id)
  expect(s.length).toBe(0)
})

it('what cannot be read is nothing', async () => {
  const storage = almacenamiento()
  storage.setItem('malla.texto.1.5.a', '{')
  expect((await cajonLocal(1, 5, { storage }).tomar('a')).mios).toEqual([])
})
