import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { anotarElegido, hayElegidos, useHayElegidos } from './elegidos.ts'

const Aviso = () => createElement('p', null, useHayElegidos() ? 'hay' : 'no hay')
const dicho = () => [hayElegidos(), renderToStaticMarkup(createElement(Aviso))]

it('a file is chosen as long as a form with one is on the screen', () => {
  expect(dicho()).toEqual([false, '<p>no hay</p>'])
  anotarElegido('a', true)
  anotarElegido('b', true)
  anotarElegido('a', false)
  expect(dicho()).toEqual([true, '<p>hay</p>'])
  anotarElegido('b', false)
  expect(dicho()).toEqual([false, '<p>no hay</p>'])
})
