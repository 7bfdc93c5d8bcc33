import { afterEach, expect, it, vi } from 'vitest'
import { atender, isFocoEn } from './useCopiarYPegar.ts'

afterEach(() => void vi.unstubAllGlobals())

const donde = (seEscribe: boolean) => ({ closest: () => (seEscribe ? { matches: () => false } : null) })
const CELDA = donde(false)
const CAMPO = donde(true)

/** What is done of it, in order, where this has the focus. */
function hecho(type: string, foco: object, { target = foco, isAqui = true, haySitio = true } = {}) {
  const pasos: string[] = []
  const paso = (nombre: string, es = true) => pasos.push(nombre) > 0 && es
  vi.stubGlobal('document', { activeElement: foco })
  const event = {
    type,
    target,
    clipboardData: {},
    defaultPrevented: false,
    preventDefault: () => paso('mine'),
  }
  atender(event as unknown as ClipboardEvent, {
    isAqui: () => isAqui,
    copiar: () => paso('copy', haySitio),
    vaciar: () => void paso('empty'),
    pegar: () => paso('paste', haySitio),
  })
  return pasos
}

it.each([
  ['what is copied', () => hecho('copy', CELDA), ['copy', 'mine']],
  ['what is cut', () => hecho('cut', CELDA), ['copy', 'mine', 'empty']],
  ['what is pasted', () => hecho('paste', CELDA), ['paste', 'mine']],
  ['nothing that is chosen: the browser’s', () => hecho('cut', CELDA, { haySitio: false }), ['copy']],
  ['in a field: the browser’s', () => hecho('paste', CAMPO), []],
  ['elsewhere: the browser’s', () => hecho('paste', CELDA, { isAqui: false }), []],
  // Firefox and Safari send it to where text was chosen last.
  [
    'in a cell, sent to a field that was left',
    () => hecho('paste', CELDA, { target: CAMPO }),
    ['paste', 'mine'],
  ],
  ['in a field, sent to words that stay chosen', () => hecho('paste', CAMPO, { target: CELDA }), []],
])('%s', (_que, pasos, esperados) => expect(pasos()).toEqual(esperados))

it.each([
  ['the focus is in it', 'dentro', null, true],
  ['the focus is elsewhere, whatever text was touched', 'fuera', 'dentro', false],
  ['a text of it was touched: the focus is nowhere', 'cuerpo', 'dentro', true],
  ['a text elsewhere was touched', 'cuerpo', 'fuera', false],
  ['none was touched', 'cuerpo', null, false],
])('what is pasted is meant for something, or not, where %s', (_que, foco, tocado, esSuyo) => {
  const cuerpo = {}
  const nodos: Record<string, object> = { dentro: {}, fuera: {}, cuerpo }
  const caja = { contains: (que: unknown) => que === nodos.dentro } as unknown as Element
  vi.stubGlobal('document', { body: cuerpo, activeElement: nodos[foco] })
  vi.stubGlobal('getSelection', () => tocado && { anchorNode: nodos[tocado] })
  expect([isFocoEn(caja), isFocoEn(null)]).toEqual([esSuyo, false])
})
