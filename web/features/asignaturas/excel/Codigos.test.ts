import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Codigos } from './Codigos.tsx'

const enteros = (texto: string): string[] =>
  [
    ...renderToStaticMarkup(createElement(Codigos, { texto })).matchAll(
      /<span style="display:inline-block">(.*?)<\/span>/g,
    ),
  ].map(([, codigo]) => codigo!)

it.each([
  ['', []],
  ['FIS-100', ['FIS-100']],
  ['FIS-100; MAT-021', ['FIS-100;', 'MAT-021']],
  ['FIS-100;MAT-021', ['FIS-100;', 'MAT-021']],
  ['(1e3 | FIS-100); 8 cr', ['(1e3', '|', 'FIS-100);', '8', 'cr']],
])('the codes of «%s» stay whole', (texto, partes) => expect(enteros(texto)).toEqual(partes))
