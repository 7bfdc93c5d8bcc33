import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SumaDePesos } from './SumaDePesos.tsx'

it.each([
  [[60, 40], '100 %'],
  [[33.33, 33.33, 33.33], '99,99 %'],
  [Array<number>(6).fill(16.67), '100,02 %'],
  [[60, 30.5], '90,5 % Falta asignar 9,5 %'],
  [[60, 50], '110 % Sobra 10 %'],
])('weights of %j: «%s»', (pesos, dicho) => {
  const html = renderToStaticMarkup(createElement(SumaDePesos, { lineas: pesos.map(peso => ({ peso })) }))
  expect(html.replace(/<[^>]*>/g, '')).toBe(dicho)
})
