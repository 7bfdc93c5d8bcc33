import { expect, it, vi } from 'vitest'
import { almacenamiento } from '../../ui/almacenamientoDePrueba.ts'
import { llaveDe, olvidarLlave } from './llaveDeEnlace.ts'

it('a link that is used again is the same write until it is answered', () => {
  vi.stubGlobal('sessionStorage', almacenamiento())
  const primera = llaveDe('uno')
  expect(llaveDe('uno')).toBe(primera)
  expect(llaveDe('otro')).not.toBe(primera)
  olvidarLlave('uno')
  expect(llaveDe('uno')).not.toBe(primera)
})

it('where this tab keeps nothing more it is used all the same', () => {
  vi.stubGlobal('sessionStorage', almacenamiento(0))
  expect(llaveDe('uno')).toMatch(/^[0-9a-f-]{36}$/)
})
