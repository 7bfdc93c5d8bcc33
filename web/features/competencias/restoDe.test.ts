import { expect, it } from 'vitest'
import { restoDe } from './restoDe.ts'

it.each([
  ['nothing more', 'Diseña redes', 'Diseña redes', ''],
  ['letters after it', 'Diseña redes', 'Diseña redesEvalúa', 'Evalúa'],
  ['a blank and letters', 'Diseña redes', 'Diseña redes Ev', 'Ev'],
  ['a change in the middle', 'Diseña redes', 'Diseña las redes', 'Diseña las redes'],
  ['something else in its place', 'Diseña redes', 'Evalúa', 'Evalúa'],
  ['emptied', 'Diseña redes', '', ''],
])('while it is saved, %s', (_caso, enviado, escrito, resto) => expect(restoDe(enviado, escrito)).toBe(resto))
