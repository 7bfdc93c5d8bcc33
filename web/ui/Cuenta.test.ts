import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Cuenta } from './Cuenta.tsx'

const oida = (n: number, de?: string) =>
  renderToStaticMarkup(createElement(Cuenta, { n, uno: 'plan', varios: 'planes', de })).replace(
    /<[^>]*>/g,
    '',
  )

it.each([
  [1, 'Enfermería', '1 plan de Enfermería'],
  [3, 'Enfermería', '3 planes de Enfermería'],
  [0, undefined, '0 planes'],
  [1, undefined, '1 plan'],
])('%i of «%s» is heard as «%s»', (n, de, dicha) => expect(oida(n, de)).toBe(dicha))
