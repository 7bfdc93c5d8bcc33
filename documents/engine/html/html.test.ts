import { describe, expect, it } from 'vitest'
import { celda, fila, tabla } from '../../bloques.ts'
import type { Bloque, Fila } from '../../document.ts'
import { bloquesHtml } from './bloques.ts'
import { enlaceSeguro, html, jsonEnHtml } from './etiqueta.ts'

const pagina = { imagen: (clave: string) => (clave === 'mia' ? '/publico/x' : null), rotulo: '' }
const escrito = (...bloques: Bloque[]): string => bloquesHtml(bloques, pagina).texto
const parrafo = (texto: string, mas = {}): Bloque => ({
  tipo: 'parrafo',
  estilo: 'normal',
  texto: [{ texto, ...mas }],
})

const MALO = `"'><script>alert(1)</script>&amp;`

describe('escaping', () => {
  it.each([
    ['text', html`<p>${MALO}</p>`.texto],
    ['an attribute', html`<p title="${MALO}"></p>`.texto],
    ['a list', html`<p>${[MALO, MALO]}</p>`.texto],
    ['a paragraph', escrito(parrafo(MALO))],
    ['a heading', escrito({ tipo: 'titulo', nivel: 2, texto: MALO, estilo: 'seccion' })],
    [
      'a picture that is not there',
      escrito({ tipo: 'figura', imagen: MALO, alt: MALO, pie: MALO, ancho: null }),
    ],
    ['a picture', escrito({ tipo: 'figura', imagen: 'mia', alt: MALO, pie: MALO, ancho: null })],
    ['labels', escrito({ tipo: 'franja', datos: [{ rotulo: MALO, valor: [{ texto: MALO }] }] })],
    ['a link', escrito(parrafo(MALO, { enlace: `https://x/${MALO}` }))],
    ['code', escrito({ tipo: 'parrafo', estilo: 'codigo', texto: [{ texto: MALO }] })],
  ])('%s', (_case, hecho) => {
    expect(hecho).not.toMatch(/<script|"'>|alert\(1\)<\/script/)
    expect(hecho).toContain('&lt;script&gt;')
  })

  it('what `html` made goes in as it stands, nothing and false as nothing', () =>
    expect(html`<p>${html`<b>${'a'}</b>`}${null}${undefined}${false}${0}</p>`.texto).toBe('<p><b>a</b>0</p>'))
  it('characters that HTML does not know are left out', () =>
    expect(html`${'a\u0000b\u001bc\nd'}`.texto).toBe('abc\nd'))
  it('JSON cannot end its script', () => {
    const hecho = jsonEnHtml({ a: '</script><!--', b: '\u2028&' }).texto
    expect(hecho).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(hecho)).toEqual({ a: '</script><!--', b: '\u2028&' })
  })
})

it.each([
  ['https://a.example', true],
  ['HTTP://a.example', true],
  ['mailto:a@b.pe', true],
  ['/publico/uas', true],
  ['//a.example', false],
  ['/\\a.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
])('a link to «%s»: %s', (url, isBuena) => {
  expect(enlaceSeguro(url) !== null).toBe(isBuena)
  expect(escrito(parrafo('x', { enlace: url })).includes('<a ')).toBe(isBuena)
})

it('marks, lists, quotes, tables and rich text as what they are', () => {
  const hecho = escrito(
    { tipo: 'titulo', nivel: 3, texto: 'Unidades', estilo: 'seccion' },
    {
      tipo: 'lista',
      ordenada: true,
      inicio: 3,
      elementos: [[parrafo('uno', { negrita: true, cursiva: true })]],
    },
    { tipo: 'cita', bloques: [parrafo('dos\ntres')] },
    {
      tipo: 'tabla',
      columnas: [
        { ancho: { parte: 1 }, alineacion: 'izquierda' },
        { ancho: { parte: 1 }, alineacion: 'derecha' },
      ],
      cabecera: [[{ contenido: [{ texto: 'Unidad' }] }, { contenido: [] }]],
      filas: [
        { clase: 'grupo', celdas: [{ contenido: [{ texto: 'Parte' }], columnas: 2 }] },
        {
          clase: 'dato',
          celdas: [{ contenido: [parrafo('a')] }, { contenido: [{ texto: 'Pendiente', tono: 'pendiente' }] }],
        },
      ],
      junta: true,
      densa: false,
    },
    {
      tipo: 'textoRico',
      nivel: 4,
      doc: {
        type: 'doc',
        content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Fin' }] }],
      },
    },
    { tipo: 'salto' },
  )
  for (const parte of [
    '<h3 class="seccion">Unidades</h3>',
    '<ol start="3"><li><p class="normal"><strong><em>uno</em></strong></p></li></ol>',
    '<blockquote><p class="normal">dos<br>tres</p></blockquote>',
    'role="region" tabindex="0" aria-label="Unidades"',
    '<th scope="col" class="izquierda" colspan="1" rowspan="1">Unidad</th><td class="derecha"',
    '<th scope="rowgroup" class="izquierda" colspan="2" rowspan="1">Parte</th>',
    '>—</td>',
    '<h4 class="apartado">Fin</h4>',
  ])
    expect(hecho).toContain(parte)
})

describe('a cell is aligned as the column in which it stands', () => {
  const columnas = (['centro', 'izquierda', 'justificado', 'centro', 'derecha'] as const).map(alineacion => ({
    rotulo: alineacion,
    ancho: { parte: 1 },
    alineacion,
  }))
  const clasesDe = (...filas: Fila[]): string[] =>
    [...escrito(tabla(columnas, filas)).matchAll(/<td class="([^"]*)"/g)].map(m => m[1]!)

  it('after one that takes four columns', () =>
    expect(
      clasesDe(fila([celda('Total', { columnas: 4, alineacion: 'derecha' }), celda('85')], 'total')),
    ).toEqual(['derecha', 'derecha']))

  it('under one that reaches down', () =>
    expect(
      clasesDe(
        fila([celda('a', { filas: 2, columnas: 3 }), celda('b'), celda('1')]),
        fila([celda('c'), celda('2')]),
      ),
    ).toEqual(['centro', 'centro', 'derecha', 'centro', 'derecha']))

  it('and what would reach down from the header does not', () => {
    const conAlta = {
      ...tabla(columnas, [fila([celda('a'), celda('b')])]),
      cabecera: [[celda('X', { filas: 3 })]],
    }
    expect(escrito(conAlta)).toContain('<td class="centro" colspan="1" rowspan="1">a</td>')
  })
})
