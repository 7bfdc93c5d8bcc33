import { describe, expect, it } from 'vitest'
import { conOtraTerminada, primeraDe, restoDe, separada, soloTerminadas } from './restoDe.ts'

it.each([
  ['nothing more', 'Diseña redes', 'Diseña redes', ''],
  ['letters after it', 'Diseña redes', 'Diseña redesEvalúa', 'Evalúa'],
  ['a blank and letters', 'Diseña redes', 'Diseña redes Ev', 'Ev'],
  ['a change in the middle', 'Diseña redes', 'Diseña las redes', 'Diseña las redes'],
  ['something else in its place', 'Diseña redes', 'Evalúa', 'Evalúa'],
  ['emptied', 'Diseña redes', '', ''],
  ['another one that was ended', 'Diseña redes', 'Diseña redesEvalúa\nEst', 'Evalúa\nEst'],
])('while it is saved, %s', (_caso, enviado, escrito, resto) => expect(restoDe(enviado, escrito)).toBe(resto))

it.each([
  ['one', 'Evalúa', 'Evalúa', ''],
  ['one that was ended', 'Evalúa\n', 'Evalúa', ''],
  ['one that was ended and another begun', 'Evalúa\nEsti', 'Evalúa', 'Esti'],
  ['one behind a blank', ' Evalúa', 'Evalúa', ''],
  ['one behind an empty line', '\n Evalúa\nEstima\n', 'Evalúa', 'Estima\n'],
])('of %s the first is saved, and what is left is the rest', (_caso, escrito, primera, resto) => {
  expect(primeraDe(escrito)).toBe(primera)
  expect(restoDe(primera, escrito)).toBe(resto)
})

describe('Enter while «Diseña» is saved', () => {
  it.each([
    ['ends what was typed behind it', 'DiseñaEvalúa', 'DiseñaEvalúa\n'],
    ['ends the next one after that', 'DiseñaEvalúa\nEstima ', 'DiseñaEvalúa\nEstima\n'],
    ['does nothing with nothing behind it', 'Diseña', null],
    ['does nothing with nothing behind the last one', 'DiseñaEvalúa\n', null],
    ['does nothing where the name itself was changed', 'Dise las redes', null],
  ])('%s', (_caso, escrito, queda) => expect(conOtraTerminada('Diseña', escrito)).toBe(queda))
})

it.each([
  ['gives up what was begun', 'DiseñaEvalúa\nEst', 'DiseñaEvalúa\n'],
  ['keeps what was ended', 'DiseñaEvalúa\n', 'DiseñaEvalúa\n'],
  ['leaves the line where nothing else was begun', 'Diseña', null],
  ['leaves the line where nothing else was ended', 'DiseñaEst', null],
  ['leaves it where it was itself one of those that waited', 'Diseña\nEst', null],
])('Esc while «Diseña» is saved %s', (_caso, escrito, queda) =>
  expect(soloTerminadas('Diseña', escrito)).toBe(queda),
)

it.each([
  ['begins a line', 'DiseñaE', 'Diseña\nE'],
  ['begins it without its blank', 'Diseña E', 'Diseña\nE'],
  ['goes on in it', 'Diseña\nEv', null],
  ['is nothing yet', 'Diseña ', null],
  ['changes that name itself', 'Dise ña', null],
])('what is typed behind «Diseña» while it is saved %s', (_caso, escrito, queda) =>
  expect(separada('Diseña', escrito)).toBe(queda),
)
