import { type ComponentProps, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

const { dibujos } = vi.hoisted(() => ({ dibujos: [] as (() => void)[] }))
// What is done once it is drawn, which a browser alone does.
vi.mock('react', async original => ({
  ...(await original<object>()),
  useLayoutEffect: (hace: () => void) => void dibujos.push(hace),
}))
const libre = vi.hoisted(() => vi.fn())
vi.mock('./useFoco.ts', () => ({ isLibre: libre }))
const { ConflictDialog } = await import('../../ui/form/ConflictDialog.tsx')
const { NombreEnLinea } = await import('./NombreEnLinea.tsx')

type Elemento = ReactElement<Record<string, unknown>>
const dentroDe = (nodo: ReactNode): Elemento[] =>
  [nodo].flat().flatMap(n => {
    if (!isValidElement<{ children?: ReactNode }>(n)) return []
    return [n as Elemento, ...dentroDe(n.props.children)]
  })

type Props = ComponentProps<typeof NombreEnLinea>
/** Drawn as nothing: its parts go into `a`. */
function Leida({ a, ...props }: Props & { a: Elemento[] }) {
  a.push(...dentroDe(NombreEnLinea(props)))
  return null
}

/** A line in which «Diseña» was written: its parts, and what is done by it. */
function linea(saving = false, mas: object = {}) {
  const hecho = { save: vi.fn(async () => true), discard: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() }
  const { onSaved, onClose, ...suyos } = hecho
  const form = { ...suyos, saving, values: { nombre: 'Diseña' }, dirty: true, errors: {}, field: () => ({}) }
  const props = { form, label: 'Nombre de F1', onSaved, onClose, ...mas } as unknown as Props
  const partes: Elemento[] = []
  dibujos.length = 0
  renderToStaticMarkup(createElement(Leida, { ...props, a: partes }))
  const enLinea = partes.find(p => p.type === 'form')!
  const caja = { value: 'Diseña', focus: vi.fn(), select: () => {}, closest: () => null }
  const entrada = partes.find(p => 'maxLength' in p.props)!.props.ref as { current: object | null }
  entrada.current = caja
  const stopPropagation = vi.fn()
  const pulsar = (key: string, target: object = caja, con: object = {}) => {
    const evento = { key, target, nativeEvent: {}, preventDefault: vi.fn(), stopPropagation, ...con }
    ;(enLinea.props.onKeyDown as (e: object) => void)(evento)
    return evento.preventDefault
  }
  return { ...hecho, caja, partes, enLinea, entrada, pulsar, stopPropagation }
}

it('Enter saves from the field; on a button it presses that button', async () => {
  const { pulsar, save, onSaved } = linea()
  const boton = {}
  expect(pulsar('Enter', boton)).not.toHaveBeenCalled()
  expect(save).not.toHaveBeenCalled()
  expect(pulsar('Enter')).toHaveBeenCalled()
  expect(save).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

it('keeps its keys from the tree, but for those of the whole page: Ctrl K opens the search from here too', () => {
  const { pulsar, caja, stopPropagation } = linea()
  pulsar('k')
  expect(stopPropagation).toHaveBeenCalledOnce()
  pulsar('k', caja, { ctrlKey: true })
  pulsar('k', caja, { metaKey: true })
  expect(stopPropagation).toHaveBeenCalledOnce()
})

it('what is asked where somebody else saved first takes its own keys', () => {
  const { partes, enLinea } = linea()
  const son = (en: Elemento[]) => en.filter(p => p.type === ConflictDialog).length
  expect([son(partes), son(dentroDe(enLinea))]).toEqual([1, 0])
})

it('one that is left while it is saved keeps what is on its way, and closes nothing once more when it was saved', async () => {
  const quieta = linea()
  quieta.pulsar('Escape')
  expect(quieta.discard).toHaveBeenCalledOnce()
  const guardando = linea(true)
  guardando.pulsar('Escape')
  expect(guardando.discard).not.toHaveBeenCalled()
  expect(guardando.onClose).toHaveBeenCalledOnce()
  const otra = linea()
  otra.pulsar('Enter')
  otra.entrada.current = null
  await otra.save.mock.results[0]!.value
  await Promise.resolve()
  expect(otra.onSaved).not.toHaveBeenCalled()
})

it('takes the focus as it opens; opened by an answer, from nothing that the person went to meanwhile', () => {
  const toma = (isOfrecida: boolean, isLibre: boolean) => {
    libre.mockReturnValue(isLibre)
    const { caja } = linea(false, { isOfrecida })
    for (const dibujo of dibujos) dibujo()
    return caja.focus.mock.calls.length > 0
  }
  expect([toma(false, false), toma(true, true), toma(true, false)]).toEqual([true, true, false])
})
