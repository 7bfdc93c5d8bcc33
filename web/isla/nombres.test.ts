import { afterEach, expect, it, vi } from 'vitest'
import { copiarSinGuiones, nombreApretado, nombreEn } from './nombres.ts'

afterEach(() => void vi.unstubAllGlobals())

const visto = (nombre: string, ancho: number) => nombreEn(nombre, ancho).replaceAll('\u00ad', '-')

it('a name is broken only where a word of it is wider than its card', () => {
  const [estrecha, ancha] = [74, 106]
  expect(visto('Redes de Com\u00adpu\u00adta\u00addo\u00adras I', ancha)).toBe('Redes de Computadoras I')
  expect(visto('Redes de Computadoras I', estrecha)).toBe('Redes de Com-pu-ta-do-ras I')
  // Where it would be cut off every longer word gives way.
  expect(nombreApretado('Investigación de Operaciones II').replaceAll('\u00ad', '-')).toBe(
    'In-ves-ti-ga-ción de Ope-ra-cio-nes II',
  )
})

it('what is copied of the page has no invisible hyphens; what had none is left to the browser', () => {
  const copiado = (elegido: string) => {
    vi.stubGlobal('getSelection', () => ({
      ...{ toString: () => elegido, rangeCount: 1 },
      getRangeAt: () => ({ cloneContents: () => `<b>${elegido}</b>` }),
    }))
    const caja = { innerHTML: '', append: (dentro: string) => void (caja.innerHTML += dentro) }
    vi.stubGlobal('document', { createElement: () => caja })
    const dado: string[] = []
    copiarSinGuiones({
      clipboardData: { setData: (tipo: string, t: string) => dado.push(`${tipo}: ${t}`) } as never,
      preventDefault: () => dado.push('nuestro'),
    })
    return dado
  }
  expect(copiado('Pro\u00adgra\u00adma\u00adción I')).toEqual([
    'text/plain: Programación I',
    'text/html: <b>Programación I</b>',
    'nuestro',
  ])
  expect(copiado('Inglés I')).toEqual([])
})
