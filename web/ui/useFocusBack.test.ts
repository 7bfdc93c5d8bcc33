import { expect, it } from 'vitest'
import { aQuien } from './useFocusBack.ts'

/** What may take the focus, and what is in it. */
const caja = (...dentro: object[]) =>
  ({ contains: (e: object) => dentro.includes(e) }) as unknown as HTMLElement
const [fila, campo, guardar] = [caja(), caja(), caja()]

it('the focus goes back to what had it last', () =>
  expect(aQuien([fila, campo, guardar], undefined)).toEqual([guardar, campo, fila]))

it('but never behind a form that is open, which takes it itself where nothing in it can', () => {
  const formulario = caja(campo, guardar)
  expect(aQuien([fila, campo, guardar], formulario)).toEqual([guardar, campo, formulario])
})
