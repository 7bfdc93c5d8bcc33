import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preguntaAlCerrar } from './alCerrar.ts'
import { almacenDePrueba } from './almacenDePrueba.ts'

const { efectos, estados } = vi.hoisted(() => ({
  efectos: [] as (() => unknown)[],
  estados: { guardados: [] as unknown[], i: 0 },
}))
// A page that is drawn again keeps its states, and does its effects once it is drawn: a browser alone does both.
vi.mock('react', async original => ({
  ...(await original<object>()),
  useEffect: (hace: () => unknown) => void efectos.push(hace),
  useState: (inicial: unknown) => {
    const n = estados.i++
    if (n >= estados.guardados.length)
      estados.guardados.push(typeof inicial === 'function' ? inicial() : inicial)
    const poner = (v: unknown) => {
      estados.guardados[n] = typeof v === 'function' ? v(estados.guardados[n]) : v
    }
    return [estados.guardados[n], poner]
  },
}))
vi.resetModules()
const { useForm } = await import('./useForm.ts')

almacenDePrueba()
beforeEach(() => {
  Object.assign(estados, { guardados: [], i: 0 })
  const oyentes = new EventTarget()
  vi.stubGlobal('window', oyentes)
})
afterEach(() => void vi.restoreAllMocks())

type Forma = ReturnType<typeof useForm<{ nombre: string }, object>>
/** The form as it is drawn now, its effects done. */
function dibujar(): Forma {
  let form: Forma | null = null
  efectos.length = 0
  estados.i = 0
  renderToStaticMarkup(
    createElement(() => {
      form = useForm<{ nombre: string }, object>({
        ...{ initial: { nombre: '' }, draft: 'facultad/nuevo' },
        save: async () => ({}),
      })
      return null
    }),
  )
  for (const hace of efectos.splice(0)) hace()
  return form as unknown as Forma
}
const seIria = (): boolean => {
  const irse = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(irse)
  return !irse.defaultPrevented
}

it('what is typed where this browser has no room is not said to be kept: closing the form or the tab is asked about', () => {
  dibujar().set({ nombre: 'Ciencias' })
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  dibujar()
  const form = dibujar()
  expect([form.dirty, form.keeps, seIria()]).toEqual([true, false, false])
  expect(preguntaAlCerrar(form, false)?.text).toBe('Si cierra ahora, se pierden.')
})

it('where it has, neither is', () => {
  dibujar().set({ nombre: 'Ciencias' })
  dibujar()
  expect([dibujar().keeps, seIria()]).toEqual([true, true])
})
