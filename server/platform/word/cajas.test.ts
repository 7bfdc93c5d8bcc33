import { expect, it } from 'vitest'
import { leerDocx } from './leerDocx.ts'
import { cuerpoDeWord, docxCon, p } from './testing/docx.ts'

/** Text boxes: they stand inside a run, and hold whatever a body holds. */

const tabla = (...filas: string[][]): string => {
  const deFila = (celdas: string[]) => `<w:tr>${celdas.map(c => `<w:tc>${c}</w:tc>`).join('')}</w:tr>`
  return `<w:tbl>${filas.map(deFila).join('')}</w:tbl>`
}

/** A paragraph whose one run holds a text box, with texts before and behind it. */
const conCaja = (dentro: string, antes = '', detras = ''): string => {
  const t = (texto: string) => (texto === '' ? '' : `<w:t>${texto}</w:t>`)
  const caja = `<w:drawing><w:txbxContent>${dentro}</w:txbxContent></w:drawing>`
  return `<w:p><w:r><w:rPr><w:i/></w:rPr>${t(antes)}${caja}${t(detras)}</w:r></w:p>`
}

const cuadro = tabla([p('a'), p('b')], [p('c'), p('d')])
const CUADRO =
  '<table><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></table>'

it.each([
  ['a table that begins it', conCaja(cuadro), CUADRO],
  ['a table behind a paragraph', conCaja(p('x') + cuadro), `<p>x</p>\n${CUADRO}`],
  [
    'a table in it, in a cell of another table',
    tabla([p('X'), conCaja(cuadro) + p('Y')], [p('Z'), p('W')]),
    `<table><tr><td><p>X</p></td><td>${CUADRO}<p>Y</p></td></tr><tr><td><p>Z</p></td><td><p>W</p></td></tr></table>`,
  ],
  [
    'what stands before and behind it in its run, with the marks of that run and without those of the box',
    conCaja(p('caja', '<w:b/>'), 'antes ', 'detrás'),
    '<p><strong>caja</strong></p>\n<p><em>antes </em><em>detrás</em></p>',
  ],
  [
    'a box in a box',
    conCaja(conCaja(cuadro, '', 'dentro'), '', 'fuera'),
    `${CUADRO}\n<p><em>dentro</em></p>\n<p><em>fuera</em></p>`,
  ],
])('of a text box nothing is lost: %s', async (_caso, cuerpo, html) =>
  expect(leerDocx(await docxCon(cuerpoDeWord(cuerpo))).html).toBe(html),
)

it('a link is around its own text, not around that of a box inside it', async () => {
  const partes = {
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="h" Type="x/hyperlink" Target="https://a.pe"/></Relationships>',
  }
  const cuerpo = `<w:p><w:hyperlink r:id="h"><w:r><w:drawing><w:txbxContent>${p('caja')}</w:txbxContent></w:drawing><w:t>ver</w:t></w:r></w:hyperlink></w:p>`
  expect(leerDocx(await docxCon(cuerpoDeWord(cuerpo), partes)).html).toBe(
    '<p>caja</p>\n<p><a href="https://a.pe">ver</a></p>',
  )
})
