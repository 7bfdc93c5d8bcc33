import { describe, expect, it } from 'vitest'
import { tablaHtml } from './html.ts'

const tabla = (texto: string, isNumero = false): string =>
  /<td.*<\/td>/.exec(tablaHtml([[{ texto, isNumero }]]))![0]

/** What LibreOffice and Excel make of these was tried with both formats; here is what they need to find. */
describe('cells for other spreadsheets', () => {
  it.each([
    ['codes stay text in both', '0021', /mso-number-format:'\\@'" sdnum="1033;0;@">0021</],
    ['signs are no tags', '<b>&"', />&lt;b&gt;&amp;&quot;</],
    ['line breaks', 'a\nb', />a<br>b</],
  ])('%s', (_case, texto, esperado) => expect(tabla(texto)).toMatch(esperado))

  it('numbers are numbers, whatever the decimal sign of the country', () => {
    expect(tabla('1,5', true)).toBe('<td x:num="1.5" sdval="1.5" sdnum="1033;">1,5</td>')
    expect(tabla('', true)).not.toMatch(/x:num/)
  })

  it('rows and cells in their order', () => {
    const celdas = [
      ['a', 'b'],
      ['c', 'd'],
    ].map(fila => fila.map(texto => ({ texto, isNumero: false })))
    expect(tablaHtml(celdas).replace(/<td[^>]*>/g, '<td>')).toContain(
      '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>',
    )
  })
})
