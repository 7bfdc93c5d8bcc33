import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NodoRico, Tabla } from './document.ts'
import { bloquesDeTextoRico } from './textoRico.ts'

const t = (text: string, ...marks: NodoRico['marks'] & object): NodoRico => ({ type: 'text', text, marks })
const nodo = (type: string, content: NodoRico[] = [], attrs: NodoRico['attrs'] = null): NodoRico => ({
  type,
  content,
  attrs,
})
const p = (texto: string) => nodo('paragraph', [t(texto)])
const leer = (...content: NodoRico[]) => bloquesDeTextoRico(nodo('doc', content), 3)

describe('bloquesDeTextoRico', () => {
  it('keeps the marks of the editor', () => {
    const [parrafo] = leer(
      nodo('paragraph', [
        t('a', { type: 'bold' }, { type: 'italic' }),
        nodo('hardBreak'),
        t('b', { type: 'link', attrs: { href: 'https://x.pe' } }),
      ]),
    )
    expect(parrafo).toMatchObject({
      texto: [
        { texto: 'a', negrita: true, cursiva: true },
        { texto: '\n' },
        { texto: 'b', enlace: 'https://x.pe' },
      ],
    })
  })

  it.each([
    ['underline', 'subrayado'],
    ['strike', 'tachado'],
    ['superscript', 'superindice'],
    ['subscript', 'subindice'],
    ['code', 'codigo'],
  ])('%s is %s', (type, marca) =>
    expect(leer(nodo('paragraph', [t('a', { type })]))).toMatchObject([
      { texto: [{ texto: 'a', [marca]: true }] },
    ]),
  )

  it('a picture is as wide as it was drawn, with its words and what stands under it', () => {
    const figura = (attrs: object) => leer(nodo('image', [], { src: '/foto', alt: 'Foto', ...attrs }))
    // 96 pixels to the inch.
    expect(figura({ width: 192, title: 'Pie' })).toEqual([
      { tipo: 'figura', imagen: '/foto', alt: 'Foto', pie: 'Pie', ancho: 5.08 },
    ])
    expect(figura({ title: '', alt: 7 })).toEqual([
      { tipo: 'figura', imagen: '/foto', alt: '', pie: null, ancho: null },
    ])
  })

  it('puts headings under the level given', () => {
    expect(
      leer(nodo('heading', [t('Uno')], { level: 1 }), nodo('heading', [t('Dos')], { level: 6 })),
    ).toMatchObject([
      { tipo: 'titulo', nivel: 3, texto: 'Uno' },
      { tipo: 'titulo', nivel: 6, texto: 'Dos' },
    ])
  })

  it('reads nested lists with their first number', () => {
    const [lista] = leer(
      nodo('orderedList', [nodo('listItem', [p('a'), nodo('bulletList', [nodo('listItem', [p('b')])])])], {
        start: 4,
      }),
    )
    expect(lista).toMatchObject({
      tipo: 'lista',
      ordenada: true,
      inicio: 4,
      elementos: [[{ tipo: 'parrafo' }, { tipo: 'lista', ordenada: false }]],
    })
  })

  it('gives what an unknown node holds, and loose text as a paragraph', () => {
    expect(leer(nodo('details', [p('dentro')]), t('suelto'))).toMatchObject([
      { tipo: 'parrafo', texto: [{ texto: 'dentro' }] },
      { tipo: 'parrafo', texto: [{ texto: 'suelto' }] },
    ])
  })

  it('flattens what nests too deep', () => {
    let hondo = p('fondo')
    for (let i = 0; i < 500; i++) hondo = nodo('blockquote', [hondo])
    expect(JSON.stringify(leer(hondo))).toContain('fondo')
  })
})

describe('tables', () => {
  const celda = (attrs: object, tipo = 'tableCell', texto = 'x') =>
    nodo(tipo, [p(texto)], attrs as NodoRico['attrs'])
  const tablaDe = (...filas: NodoRico[][]): Tabla =>
    leer(
      nodo(
        'table',
        filas.map(f => nodo('tableRow', f)),
      ),
    )[0] as Tabla
  /** Cells that cover each place of the table; every place must be covered once. */
  const cubiertas = (tabla: Tabla): number[][] => {
    const filas = [...tabla.cabecera, ...tabla.filas.map(f => f.celdas)]
    const malla = filas.map(() => tabla.columnas.map(() => 0))
    filas.forEach((celdas, y) => {
      for (const c of celdas) {
        const x = malla[y]!.indexOf(0)
        for (let j = 0; j < (c.filas ?? 1); j++)
          for (let i = 0; i < (c.columnas ?? 1); i++) malla[y + j]![x + i]!++
      }
    })
    return malla
  }

  it.each([
    ['rows of different lengths', [[celda({}), celda({}), celda({})], [celda({})]]],
    ['a span beyond the last row', [[celda({ rowspan: 9 }), celda({})], [celda({})]]],
    ['a wide cell that meets a high one', [[celda({}), celda({ rowspan: 2 })], [celda({ colspan: 2 })]]],
    ['spans that are no numbers', [[celda({ colspan: 'mil', rowspan: -4 })], [celda({ colspan: 0 })]]],
    ['a header that reaches into the body', [[celda({ rowspan: 3 }, 'tableHeader')], [celda({})]]],
  ])('makes %s a whole grid', (_caso, filas) => {
    expect(
      cubiertas(tablaDe(...filas))
        .flat()
        .every(n => n === 1),
    ).toBe(true)
  })

  const textos = (tabla: Tabla): string[][] =>
    [...tabla.cabecera, ...tabla.filas.map(f => f.celdas)].map(fila =>
      fila.map(c => [...JSON.stringify(c.contenido).matchAll(/"texto":"(\w+)"/g)].map(m => m[1]).join('+')),
    )
  const c = (texto: string, attrs: object = {}) => celda(attrs, 'tableCell', texto)
  const th = (texto: string, attrs: object = {}) => celda(attrs, 'tableHeader', texto)

  it.each<[string, NodoRico[][], string[][]]>([
    [
      'rows that all of a row reaches down over',
      [
        [c('a', { rowspan: 2 }), c('b', { rowspan: 2 })],
        [c('c'), c('d')],
      ],
      [
        ['a', 'b', '', ''],
        ['c', 'd'],
      ],
    ],
    [
      'a row with more cells than places',
      [
        [c('a', { rowspan: 2 }), c('b')],
        [c('c'), c('d')],
      ],
      [
        ['a', 'b', ''],
        ['c', 'd'],
      ],
    ],
    [
      'a row without cells',
      [[c('a', { rowspan: 2 }), c('b', { rowspan: 2 })], [], [c('c'), c('d')]],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'more columns than a page has',
      [[c('a', { colspan: 49 }), c('b'), c('d'), c(''), c('e')], [c('f', { colspan: 50 })], [c('g')]],
      [['a', 'b+d+e'], ['f'], ['g', ...Array.from({ length: 49 }, () => '')]],
    ],
    [
      'a row without a free column',
      [[c('a', { colspan: 50, rowspan: 2 })], [c('b')], [c('d', { colspan: 50 })]],
      [['a+b'], ['d']],
    ],
    [
      'a header that goes on in the first row of the body',
      [
        [th('a', { rowspan: 2 }), th('b', { colspan: 2 })],
        [c('c'), c('d')],
        [c('e'), c('f'), c('g')],
      ],
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f', 'g'],
      ],
    ],
    [
      'a header cell that reaches down over the whole body',
      [[th('a', { rowspan: 3 }), th('b')], [c('c')], [c('d')]],
      [
        ['a', 'b'],
        ['', 'c'],
        ['', 'd'],
      ],
    ],
  ])('loses no cell of %s', (_caso, filas, esperados) => {
    const tabla = tablaDe(...filas)
    expect(textos(tabla)).toEqual(esperados)
    expect(new Set(cubiertas(tabla).flat())).toEqual(new Set([1]))
  })

  it('a header ends where its cells end, at four rows at the most', () => {
    const deDos = tablaDe([th('a', { rowspan: 2 }), th('b')], [c('c')], [c('d'), c('e')])
    expect(deDos.cabecera).toHaveLength(2)
    const larga = tablaDe([th('a', { rowspan: 5 }), th('b')], ...'cdefg'.split('').map(x => [c(x)]))
    expect(larga.cabecera).toHaveLength(1)
  })

  it('loses no cell whatever the spans', () => {
    const span = fc.integer({ min: 1, max: 4 })
    const unaCelda = fc.record({ colspan: span, rowspan: span, isTh: fc.boolean() })
    fc.assert(
      fc.property(fc.array(fc.array(unaCelda, { maxLength: 5 }), { maxLength: 6 }), filas => {
        let n = 0
        const tabla = tablaDe(...filas.map(f => f.map(x => (x.isTh ? th : c)(`q${++n}`, x))))
        if (n === 0) return
        const dichos = textos(tabla).flat().filter(Boolean).sort()
        expect(dichos).toEqual(Array.from({ length: n }, (_, i) => `q${i + 1}`).sort())
        expect(new Set(cubiertas(tabla).flat())).toEqual(new Set([1]))
        tabla.cabecera.forEach((fila, y) => {
          for (const celda of fila) expect(y + (celda.filas ?? 1)).toBeLessThanOrEqual(tabla.cabecera.length)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('takes the first rows of header cells as the header', () => {
    const tabla = tablaDe([celda({}, 'tableHeader')], [celda({})])
    expect([tabla.cabecera.length, tabla.filas.length]).toEqual([1, 1])
  })

  it('gives columns the widths drawn in the editor, else room by what they hold', () => {
    const dibujada = tablaDe([celda({ colwidth: [300] }), celda({ colwidth: [100] })])
    expect(dibujada.columnas.map(c => c.ancho)).toEqual([{ parte: 300 }, { parte: 100 }])
    const larga = nodo('tableCell', [p('x'.repeat(300))])
    const [a, b] = tablaDe([larga, celda({})]).columnas.map(c => (c.ancho as { parte: number }).parte)
    expect(a! / b!).toBeGreaterThan(3)
    expect(a! / b!).toBeLessThan(6)
  })

  it('drops a table without cells', () => expect(leer(nodo('table', [nodo('tableRow')]))).toEqual([]))
})
