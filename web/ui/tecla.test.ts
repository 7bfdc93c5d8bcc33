import { expect, it } from 'vitest'
import { enMac, tecla } from './tecla.ts'

it.each([
  ['Ctrl K', '⌘ K'],
  ['Ctrl Mayús Z', '⌘ ⇧ Z'],
  ['Ctrl Supr', '⌘ ⌫'],
  ['Ctrl Z deshace · Alt con las flechas mueve', '⌘ Z deshace · ⌥ con las flechas mueve'],
  ['Supr elimina; Altas y bajas', '⌫ elimina; Altas y bajas'],
])('«%s» is «%s» on a Mac, and stays as it is elsewhere', (dicha, deMac) => {
  expect(enMac(dicha)).toBe(deMac)
  expect(tecla(dicha)).toBe(dicha)
})
