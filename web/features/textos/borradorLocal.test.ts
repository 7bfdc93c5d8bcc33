import { expect, it, vi } from 'vitest'
import { cajonLocal, olvidarEnviados, suscribirBorradores } from './borradorLocal.ts'

/** A browser's storage. */
function storage(): Storage {
  const datos = new Map<string, string>()
  const s = {
    getItem: (k: string) => datos.get(k) ?? null,
    setItem(k: string, v: string) {
      datos.set(k, v)
      Object.assign(s, { [k]: v })
    },
    removeItem(k: string) {
      datos.delete(k)
      delete (s as Record<string, unknown>)[k]
    },
    key: (i: number) => [...datos.keys()][i] ?? null,
    get length() {
      return datos.size
    },
    clear: () => datos.clear(),
  }
  return s
}
const borrador = (enviado: string | null) => ({ items: [], base: [], revision: 1, enviado })

it('drafts are of one person in one institution', () => {
  const s = storage()
  cajonLocal(1, 5, s).escribir('plan/9/historias', borrador(null))
  expect(cajonLocal(1, 5, s).leer('plan/9/historias')).toEqual(borrador(null))
  for (const otro of [cajonLocal(2, 5, s), cajonLocal(1, 6, s)]) {
    expect(otro.leer('plan/9/historias')).toBeNull()
    expect(otro.objetos()).toEqual([])
  }
})

it('those that wait for the server are told from the others; who hears, hears when that changes', () => {
  const s = storage()
  const cajon = cajonLocal(3, 5, s)
  const oyente = vi.fn()
  const dejar = suscribirBorradores(oyente)
  cajon.escribir('a', borrador(null))
  cajon.escribir('a', borrador(null))
  cajon.escribir('b', borrador('t1'))
  expect(cajon.objetos(true)).toEqual(['a'])
  expect(cajon.objetos()).toEqual(['a', 'b'])
  expect(oyente).toHaveBeenCalledTimes(2)
  cajon.quitar('a')
  expect(oyente).toHaveBeenCalledTimes(3)
  dejar()
})

it('who leaves on purpose leaves behind only what nobody else has', () => {
  const s = storage()
  const cajon = cajonLocal(4, 5, s)
  cajon.escribir('a', borrador(null))
  cajon.escribir('b', borrador('t1'))
  s.setItem('otra.cosa', 'x')
  olvidarEnviados(s)
  expect(cajon.objetos()).toEqual(['a'])
  expect(s.getItem('otra.cosa')).toBe('x')
})

it('what cannot be read is nothing', () => {
  const s = storage()
  s.setItem('malla.texto.1.5.a', '{')
  expect(cajonLocal(1, 5, s).leer('a')).toBeNull()
})
