import { expect, it } from 'vitest'
import { primeraDe, restoDe } from './restoDe.ts'

it.each([
  ['nothing more', 'Diseña redes', 'Diseña redes', ''],
  ['letters after it', 'Diseña redes', 'Diseña redesEvalúa', 'Evalúa'],
  ['a blank and letters', 'Diseña redes', 'Diseña redes Ev', 'Ev'],
  ['a change in the middle', 'Diseña redes', 'Diseña las redes', 'Diseña las redes'],
  ['something else in its place', 'Diseña redes', 'Evalúa', 'Evalúa'],
  ['emptied', 'Diseña redes', '', ''],
])('while it is saved, %s', (_caso, enviado, escrito, resto) => expect(restoDe(enviado, escrito)).toBe(resto))

it.each([
  ['one', 'Evalúa', 'Evalúa'],
  ['one that was ended', 'Evalúa\n', 'Evalúa'],
  ['one that was ended and another begun', 'Evalúa\nEsti', 'Evalúa'],
  ['after an empty line', '\n Evalúa\nEstima', 'Evalúa'],
])('of %s the first is saved', (_caso, escrito, primera) => expect(primeraDe(escrito)).toBe(primera))
