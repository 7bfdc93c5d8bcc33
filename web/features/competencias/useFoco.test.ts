import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { dibujos } = vi.hoisted(() => ({ dibujos: [] as (() => void)[] }))
// What a page does once it is drawn, which a browser alone does.
vi.mock('react', async original => ({
  ...(await original<object>()),
  useLayoutEffect: (hace: () => void) => void dibujos.push(hace),
}))
const { useFoco } = await import('./useFoco.ts')

/** A place that may have the focus: a line of the tree, what is written in one, or something else of the page. */
class Lugar {
  readonly clave: string | null
  readonly escribe: boolean
  constructor(clave: string | null, escribe = false) {
    this.clave = clave
    this.escribe = escribe
  }
  matches = () => false
  focus(): void {
    pagina.activeElement = this
  }
  scrollIntoView(): void {}
  closest = (que: string): unknown => {
    if (que === '[data-clave]') return this.clave ? { dataset: { clave: this.clave } } : null
    return this.escribe ? this : null
  }
}
const [cuerpo, c1, c2] = [new Lugar(null), new Lugar('c1'), new Lugar('c2')]
const [nombreDeC1, nombreDeC2] = [new Lugar('c1', true), new Lugar('c2', true)]
const [buscador, boton] = [new Lugar(null, true), new Lugar(null)]
const enArbol: unknown[] = [c1, c2, nombreDeC1, nombreDeC2]
const pagina = {
  activeElement: cuerpo,
  body: cuerpo,
  encima: false,
  querySelector: () => pagina.encima || null,
}
const arbol = {
  contains: (en: unknown) => enArbol.includes(en),
  querySelector: (que: string) => (que.includes('"c1"') ? c1 : null),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', Lugar)
  vi.stubGlobal('document', Object.assign(pagina, { activeElement: cuerpo, encima: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const setFoco = vi.fn()
const suyo: { enfocar?: ReturnType<typeof useFoco> } = {}
function Arbol() {
  suyo.enfocar = useFoco({ current: arbol as never }, setFoco)
  return null
}
/** The tree as it stands on the screen, which is asked for the focus of c1 and drawn anew. */
function puesto() {
  dibujos.length = 0
  renderToStaticMarkup(createElement(Arbol))
  const dibujar = () => {
    for (const dibujo of dibujos) dibujo()
  }
  return { enfocar: suyo.enfocar!, dibujar }
}
/** Where the focus is once an answer asked for it that came while it was there. */
function alLlegar(en: Lugar, encima = false): Lugar {
  Object.assign(pagina, { activeElement: en, encima })
  const { enfocar, dibujar } = puesto()
  enfocar('c1', 'tarde')
  dibujar()
  vi.advanceTimersByTime(10_000)
  return pagina.activeElement
}

it.each([
  ['nowhere', cuerpo],
  ['in the line itself', nombreDeC1],
  ['in another line', c2],
])('an answer moves the focus to its line where that is %s', (_donde, en) => expect(alLlegar(en)).toBe(c1))

it.each([
  ['a search', buscador],
  ['a button beside the tree', boton],
  ['the name of another line', nombreDeC2],
])('it takes it from nothing that the person went to meanwhile: %s', (_que, en) =>
  expect(alLlegar(en)).toBe(en),
)

it('nor from what lies open over the tree, also where that has nothing yet that can have it', () => {
  expect(alLlegar(c2, true)).toBe(c2)
  expect(alLlegar(cuerpo, true)).toBe(cuerpo)
})

it('a line that moved gets back what it lost, but not from under a dialog', () => {
  const { enfocar, dibujar } = puesto()
  enfocar('c1')
  dibujar()
  expect(pagina.activeElement).toBe(c1)
  Object.assign(pagina, { activeElement: cuerpo, encima: true })
  dibujar()
  vi.advanceTimersByTime(1000)
  expect(pagina.activeElement).toBe(cuerpo)
  pagina.encima = false
  vi.advanceTimersByTime(1000)
  expect(pagina.activeElement).toBe(c1)
})

it('what the person asks for is done where they are, once the menu they asked it from is gone', () => {
  pagina.activeElement = boton
  const { enfocar, dibujar } = puesto()
  setFoco.mockClear()
  enfocar('c1')
  expect(setFoco).toHaveBeenCalledExactlyOnceWith('c1')
  pagina.encima = true
  dibujar()
  expect(pagina.activeElement).toBe(boton)
  pagina.encima = false
  vi.advanceTimersByTime(1000)
  expect(pagina.activeElement).toBe(c1)
})

it('a line that comes after its time gets nothing: whoever walked on by then stays there', () => {
  const { enfocar, dibujar } = puesto()
  const deC1 = arbol.querySelector
  arbol.querySelector = () => null
  enfocar('c1')
  dibujar()
  vi.advanceTimersByTime(11_000)
  pagina.activeElement = c2
  arbol.querySelector = deC1
  dibujar()
  expect(pagina.activeElement).toBe(c2)
})
