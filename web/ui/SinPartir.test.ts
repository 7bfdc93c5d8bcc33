import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SinPartir } from './SinPartir.tsx'

/** The text, with [what is kept on one line]. */
const dibujado = (texto: string): string =>
  renderToStaticMarkup(createElement(SinPartir, null, texto))
    .replace(/<span style="white-space:nowrap">/g, '[')
    .replaceAll('</span>', ']')

it.each([
  ['Acabamos de crear el periodo «2027-I».', 'Acabamos de crear el periodo «[2027-I]».'],
  ['INF-256 · Cálculo, sílabo 2027-II', '[INF-256] · Cálculo, sílabo [2027-II]'],
  ['Taller teórico-práctico - sin código', 'Taller teórico-práctico - sin código'],
  ['3f2a-77b1-90cd-11aa-22bb', '3f2a-77b1-90cd-11aa-22bb'],
  ['Física I, Álgebra, y 2 más', 'Física I, Álgebra, y [2 más]'],
  ['Tiene 2 másteres y 3 cursos más', 'Tiene 2 másteres y 3 cursos más'],
])('a code and «2 más» stay whole where their line ends, words may be broken: %s', (texto, queda) =>
  expect(dibujado(texto)).toBe(queda),
)
