import { procesadorMs } from '@malla/domain/testing/procesador.ts'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, it, vi } from 'vitest'
import { textoRico } from './campo.ts'
import { enBloques } from './enBloques.ts'
import { leerTextoRico } from './leer.ts'
import { limpiarTextoRico } from './limpiar.ts'
import { textoLlano } from './llano.ts'

describe('what is known stays', () => {
  it.each([
    '<p>Formar <strong>ingenieros</strong> con <em>ética</em>, H<sub>2</sub>O y x<sup>2</sup>.</p>',
    '<h2 style="text-align: center">Misión</h2><p style="text-align: justify">Texto</p>',
    '<ul><li><p>Uno</p><ol start="3"><li><p>Dos</p></li></ol></li></ul>',
    '<table><tbody><tr><th colspan="2" colwidth="100,50"><p>A</p></th></tr><tr><td><p>1</p></td><td rowspan="2"><p>2</p></td></tr></tbody></table>',
    '<p><a href="https://www.gob.pe/?a=1&amp;b=2"><strong>Ley</strong></a><br>otra línea</p><hr>',
    '<p><a href="mailto:ana@demo.edu">correo</a></p>',
    '<img src="/api/v1/imagenes/abc-12" alt="Malla &quot;2026&quot;" width="320">',
    '<blockquote><p>cita</p></blockquote><p></p><p>5 &lt; 6 &amp; 7 &gt; 6</p>',
  ])('%s', html => expect(limpiarTextoRico(html)).toBe(html))
})

it.each(
  'script style head title template iframe object applet noscript svg math textarea select button audio video canvas xml o:p'.split(
    ' ',
  ),
)('<%s> is left out with all that it holds', tag =>
  expect(limpiarTextoRico(`<p>a</p><${tag}>malo</${tag}><p>b</p>`)).toBe('<p>a</p><p>b</p>'),
)

describe('what is not known gives its text', () => {
  it.each([
    ['plain text', 'Hola\n\n mundo', '<p>Hola mundo</p>'],
    [
      'bold and italic by other tags',
      '<p><b>a</b><i>b</i><del>c</del></p>',
      '<p><strong>a</strong><em>b</em><s>c</s></p>',
    ],
    ['divs part lines', '<div>uno</div><div>dos<div>tres</div></div>', '<p>uno</p><p>dos</p><p>tres</p>'],
    ['deep headings', '<h5>Título</h5>', '<h3>Título</h3>'],
    [
      'what follows a heading in an item',
      '<ul><li><h2>uno</h2><p>dos</p><p>tres</p></li></ul>',
      '<ul><li><p>uno</p><p>dos</p><p>tres</p></li></ul>',
    ],
    [
      'marks by style',
      '<p><span style="vertical-align:super">a</span><span style="vertical-align: sub">b</span><span style="text-decoration : underline">c</span></p>',
      '<p><sup>a</sup><sub>b</sub><u>c</u></p>',
    ],
    [
      'text in a list item without a paragraph',
      '<ul><li>uno<li>dos</ul>',
      '<ul><li><p>uno</p></li><li><p>dos</p></li></ul>',
    ],
    ['a list item outside a list', '<li>uno</li>', '<ul><li><p>uno</p></li></ul>'],
    [
      'cells outside a table',
      '<td>a</td><td>b</td>',
      '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
    ],
    [
      'a list straight in a list',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
    ],
    [
      'a list straight in a list, and the list going on',
      '<ol><li><p>a</p></li><ol><li><p>b</p></li></ol><li><p>c</p></li></ol>',
      '<ol><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ol>',
    ],
    [
      'an item that begins with a list or a heading: the editor knows none',
      '<ul><li><ul><li>a</ul></li><li><h3 align=center>b</h3></li></ul>',
      '<ul><li><p></p><ul><li><p>a</p></li></ul></li><li><p style="text-align: center">b</p></li></ul>',
    ],
    [
      'Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic">Visión</span></p></b>',
      '<p><strong><em>Visión</em></strong></p>',
    ],
    [
      'Word',
      '<p class=MsoNormal style="text-align:justify"><span lang=ES style="font-family:Arial">Historia<o:p>x</o:p></span></p><!--[if gte mso 9]><xml>y</xml><![endif]-->',
      '<p style="text-align: justify">Historia</p>',
    ],
    [
      'what Word says for other scripts',
      "<p><b style='mso-bidi-font-weight:normal'>a</b><span style='mso-bidi-font-weight:bold'>b</span><span style='color:red;font-weight:bold'>c</span></p>",
      '<p><strong>a</strong>b<strong>c</strong></p>',
    ],
    [
      'lines that a style draws, and a word that draws none',
      '<p><span style="color:red;TEXT-DECORATION: Underline">a</span><span style="text-decoration-line:underline line-through">b</span><span style="text-decoration-color:red;content:underline">c</span></p>',
      '<p><u>a</u><u><s>b</s></u>c</p>',
    ],
    ['empty', '<p> </p><div>&nbsp;</div>', ''],
    ['an empty table', '<table></table><p>a</p>', '<p>a</p>'],
    [
      'a row that is merged upwards whole: what reached into it covers nothing of the next',
      '<table><tr><td rowspan=2>a<td rowspan=3 colspan=2>b</tr><tr></tr><tr><td>c</tr></table>',
      '<table><tbody><tr><td><p>a</p></td><td colspan="2" rowspan="2"><p>b</p></td></tr><tr><td><p>c</p></td></tr></tbody></table>',
    ],
    [
      'several such rows, one of them the last',
      '<table><tr></tr><tr><td rowspan=3>a</tr><tr></tr><tr></tr><tr><td rowspan=9>b</tr><tr></tr></table>',
      '<table><tbody><tr><td><p>a</p></td></tr><tr><td rowspan="8"><p>b</p></td></tr></tbody></table>',
    ],
    ['controls and halves of characters', '<p>a\u0000\u0007b\ud800c</p>', '<p>ab\ufffdc</p>'],
  ])('%s', (_case, html, clean) => expect(limpiarTextoRico(html)).toBe(clean))
})

describe('what is hostile gives nothing', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<math><mi><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mi></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)"></a>',
    '<style>@import url(//evil)</style>',
    '<object data="data:text/html,x"></object>',
    '<template><img src=x onerror=alert(1)></template>',
    '<img src="https://evil.example/pixel.gif">',
    '<img src="//evil.example/a"><img src="/api/v1/imagenes/../../x"><img src="data:image/svg+xml,x">',
  ])('%s', html => expect(limpiarTextoRico(html)).toBe(''))

  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['//evil.example'],
    ['/form/1'],
    ['https:/evil'],
  ])('a link to %s is none', href =>
    expect(limpiarTextoRico(`<p><a href="${href}">texto</a></p>`)).toBe('<p>texto</p>'),
  )

  it('attributes do not break out', () => {
    const html = limpiarTextoRico(`<p><a href='https://a.b/"onmouseover="alert(1)'>x</a></p>`)
    expect(html).toBe('<p><a href="https://a.b/&quot;onmouseover=&quot;alert(1)">x</a></p>')
  })

  it('nesting without end is flattened, quickly', () => {
    const html = `${'<blockquote>'.repeat(20_000)}texto`
    expect(limpiarTextoRico(html)).toContain('texto')
    expect(limpiarTextoRico(`${'<ul><li>'.repeat(20_000)}x`).length).toBeLessThan(2000)
  })

  it.each([
    ['marks that are never closed', '<b>x'],
    ['tags that are never closed', '<div>'],
    ['ends of what was never opened', '<b></zz>'],
    ['signs that come one by one', '<'],
    ['words with a mark each', '<b>x</b>y'],
    ['a style that keeps a pattern busy', `<span style="${'text-decoration:'.repeat(3000)}">x</span>`],
    [
      'styles of the longest that is read, with a line drawn in none of them',
      `<span style="${' text-decoration'.repeat(100)}${':'.repeat(2300)}">x</span>`,
    ],
  ])(
    'the longest text a field takes is read in a moment: %s',
    (_what, piece) => {
      const html = piece.repeat(500_000 / piece.length)
      const start = procesadorMs()
      expect(limpiarTextoRico(html).isWellFormed()).toBe(true)
      expect(procesadorMs() - start).toBeLessThan(20_000)
    },
    60_000,
  )

  it('an address that is said once is not written a hundred thousand times', () => {
    const html = `<a href="https://a.b/${'c'.repeat(1900)}">${'x<p>'.repeat(100_000)}`
    expect(limpiarTextoRico(html).length).toBeLessThan(2_000_000)
  }, 60_000)
})

const trozo = fc.constantFrom(
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<table>',
  '</table>',
  '<tr>',
  '</tr>',
  '<td>',
  '<td rowspan=3>',
  '<th colspan=3>',
  '</td>',
  '<ul>',
  '<li>',
  '</ul>',
  '<ol start=4>',
  '<h1>',
  '</h1>',
  '<h6 style="text-align:right">',
  '<blockquote>',
  '</blockquote>',
  '<img src=x onerror=1>',
  '<img src="/api/v1/imagenes/a1">',
  '<br>',
  '<hr>',
  '<a href="javascript:x">',
  '<a href="https://a.b">',
  '</a>',
  '<div>',
  '</div>',
  '<script>',
  '</script>',
  '<style>',
  '<svg>',
  '</svg>',
  '<!--',
  '-->',
  'texto ',
  '&lt;script&gt;',
  '&#x3c;',
  '"',
  "'",
  '<',
  '>',
  '<span style="font-weight:bold">',
  '</span>',
  '\u0000',
  '\ud800',
  ' ',
)

it('what cannot be kept is in no address and in nothing that is said of an image', () => {
  const limpio = limpiarTextoRico(
    '<p><a href="https://x.pe/\ud83d\u0000">a</a></p><img src="/api/v1/imagenes/uno" alt="a\ud83db&#1;\u0000" title="\u0007c">',
  )
  expect(limpio).toContain('alt="a\ufffdb" title="c"')
  expect(limpio).toContain('href="https://x.pe/\ufffd"')
})

it.each([
  ['half a letter', '😀b'],
  ['a blank', ' b'],
])(
  'what is said of an image is cut without %s at its end, and cleaned twice is cleaned once',
  (_que, fin) => {
    const dicho = 'a'.repeat(299)
    const limpio = limpiarTextoRico(`<p><img src="/api/v1/imagenes/uno" alt="${dicho}${fin}"></p>`)
    expect(limpio).toContain(`alt="${dicho}"`)
    expect(limpiarTextoRico(limpio)).toBe(limpio)
  },
)

describe('whatever comes', () => {
  const ALLOWED =
    /^(?:[^<]|<\/?(?:p|h[123]|ul|ol|li|blockquote|table|tbody|tr|t[hd]|strong|em|u|s|sup|sub|code|br|hr)(?: (?:style="text-align: (?:center|right|justify)"|start="\d+"|colspan="\d+"|rowspan="\d+"|colwidth="[\d,]+"))*>|<a href="(?:https?:|mailto:|tel:)[^"<>]*">|<\/a>|<img src="\/api\/v1\/imagenes\/[\w-]+" alt="[^"<>]*"(?: title="[^"<>]*")?(?: width="\d+")?>)*$/u

  it('cleaned twice is cleaned once, and only known tags are in it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(trozo, fc.string({ unit: 'binary' })), { maxLength: 60 }), parts => {
        const clean = limpiarTextoRico(parts.join(''))
        expect(clean).toMatch(ALLOWED)
        expect(clean.isWellFormed()).toBe(true)
        expect(limpiarTextoRico(clean)).toBe(clean)
      }),
      { numRuns: 3000 },
    )
  }, 60_000)

  it('a text that is too long is refused before it is read: reading it may take the whole server with it', () => {
    const leer = vi.spyOn(Parser.prototype, 'write')
    expect(textoRico(10).safeParse('<b>x</b></i></i>').error?.issues).toHaveLength(1)
    expect(leer).not.toHaveBeenCalled()
    expect(textoRico(10).parse('<b>x</b>')).toBe('<p><strong>x</strong></p>')
    expect(leer).toHaveBeenCalledOnce()
    leer.mockRestore()
  })

  it('no character of a long text is cut in two, wherever it stands', () => {
    for (const antes of [16_379, 16_380, 16_381]) {
      const html = `<p>${'a'.repeat(antes)}😀 fin</p>`
      expect(limpiarTextoRico(html)).toBe(html)
    }
  })

  it('what closes nothing is looked for among all that is open no more than so often', () => {
    const abiertos = '<blockquote>'.repeat(20_000)
    expect(textoLlano(`${abiertos}${'</i>'.repeat(50)}x`).trim()).toBe('x')
    expect(textoLlano(`${abiertos}${'</i>'.repeat(50_000)}x`).trim()).toBe('')
    expect(textoLlano(`${'<b>x</b></i>'.repeat(20_000)}y`).trim()).toMatch(/^x{20000}y$/)
  })

  it('rows keep their columns behind one that is merged upwards whole', () => {
    const html =
      '<table><tr><td rowspan="2">Semana</td><td rowspan="2">Temas</td></tr><tr></tr><tr><td>1</td><td>a</td></tr></table>'
    expect(enBloques(html)).toEqual([
      {
        tipo: 'tabla',
        filas: [
          ['Semana', 'Temas'],
          ['1', 'a'],
        ],
      },
    ])
  })

  it('a text is read as nodes that lie where they may', () => {
    const doc = leerTextoRico('<table><tr><td>a<ul><li>b</table>c')
    expect(doc.content?.map(n => n.type)).toEqual(['table', 'paragraph'])
  })
})
