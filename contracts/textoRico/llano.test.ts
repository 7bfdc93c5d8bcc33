import { expect, it } from 'vitest'
import { textoLlano } from './llano.ts'

it.each([
  ['paragraphs', '<p>Uno <strong>dos</strong></p><p>Tres<br>cuatro</p>', 'Uno dos\nTres\ncuatro'],
  [
    'lists in lists',
    '<ul><li><p>a</p><ol start="3"><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul>',
    '• a\n  3. b\n  4. c\n• d',
  ],
  [
    'tables',
    '<table><tr><th>A</th><th>B</th></tr><tr><td><p>1</p><p>2</p></td><td>3</td></tr></table>',
    'A | B\n1 2 | 3',
  ],
  [
    'pictures and lines',
    '<img src="/api/v1/imagenes/a1" alt="Malla"><hr><p>fin</p>',
    '[Imagen: Malla]\n———\nfin',
  ],
  ['nothing', '', ''],
])('%s', (_case, html, llano) => expect(textoLlano(html)).toBe(llano))
