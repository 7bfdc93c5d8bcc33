import type { KeyboardEvent } from 'react'
import { expect, it } from 'vitest'
import { escrituraDe } from './useTeclado.ts'

const pulsada = (key: string, con: object = {}, alGr = false): KeyboardEvent =>
  ({
    key,
    nativeEvent: { isComposing: false, keyCode: 0 },
    getModifierState: () => alGr,
    ...con,
  }) as unknown as KeyboardEvent

it.each([
  ['a letter', pulsada('a'), 'a'],
  ['a sign for which browsers look through the page', pulsada('/'), '/'],
  ['a letter of AltGr', pulsada('@', { ctrlKey: true, altKey: true }, true), '@'],
  // These write by themselves, once the field is there.
  ['the accent of «á»', pulsada('Dead'), ''],
  ['the beginning of a composition', pulsada('Process'), ''],
  ['a letter that is composed', pulsada('k', { nativeEvent: { isComposing: false, keyCode: 229 } }), ''],
  ['an order', pulsada('f', { ctrlKey: true }), null],
  ['a key without a letter', pulsada('F5'), null],
])('%s begins the cell with %s', (_que, tecla, letra) => expect(escrituraDe(tecla)).toBe(letra))

it('a sign that a Mac writes with ⌥ begins it too, which elsewhere is an order', () => {
  const arroba = pulsada('@', { altKey: true })
  expect([escrituraDe(arroba, true), escrituraDe(arroba, false)]).toEqual(['@', null])
})
