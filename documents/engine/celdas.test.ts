import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, it } from 'vitest'
import { pdfCarta } from '../asignaturas/pdfCarta.ts'
import { celda, fila, tabla, tramo } from '../bloques.ts'
import type { Bloque, NodoRico } from '../document.ts'
import { cartaDeEjemplo } from '../testing/carta.ts'
import { documentoCon } from '../testing/documento.ts'
import { universidad } from '../testing/universidad.ts'
import { enColumnas } from './celdas.ts'
import { closePdf, renderPdf } from './pdf.ts'

afterAll(closePdf)

const MM = 72 / 25.4
/** Where the text of an upright page ends, over its lower edge. */
const PIE = 24 * MM

interface Cosa {
  pagina: number
  x: number
  y: number
  ancho: number
  alto: number
}

/** Texts of a PDF with the place in which each stands, in points from the lower left corner. */
const lugares = async (pdf: Uint8Array): Promise<{ textos: (Cosa & { str: string })[] }> => {
  const carga = getDocument({ data: pdf.slice(), verbosity: 0 })
  const documento = await carga.promise
  const textos: (Cosa & { str: string })[] = []
  for (let n = 1; n <= documento.numPages; n++) {
    const pagina = await documento.getPage(n)
    for (const i of (await pagina.getTextContent()).items)
      if ('str' in i && i.str.trim())
        textos.push({
          str: i.str,
          pagina: n,
          x: i.transform[4],
          y: i.transform[5],
          ancho: i.width,
          alto: i.height,
        })
  }
  await carga.destroy()
  return { textos }
}

const nodo = (text: string): NodoRico => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const rico = (...content: NodoRico[]): Bloque => ({
  tipo: 'textoRico',
  nivel: 3,
  doc: { type: 'doc', content },
})
const noventa = Array.from({ length: 90 }, (_, i) => nodo(`Tema-${i}.`))
const imprimir = async (bloques: readonly Bloque[], mas = {}) =>
  lugares(await renderPdf(documentoCon(bloques, mas)))

describe('what a cell holds stands on pages, however long it is', () => {
  it('contents of a unit in a carta', async () => {
    const [primera, ...otras] = cartaDeEjemplo.unidadesaprendizaje!
    const unidades = [{ ...primera!, contenidos: { type: 'doc', content: noventa } }, ...otras]
    const carta = pdfCarta(universidad, { ...cartaDeEjemplo, unidadesaprendizaje: unidades })
    const { textos } = await lugares(await renderPdf(carta))
    for (const n of [0, 89]) expect(textos.find(t => t.str === `Tema-${n}.`)?.y).toBeGreaterThan(PIE)
  })

  const filaRica = (...content: NodoRico[]): NodoRico => ({ type: 'tableRow', content })
  const de = (content: NodoRico[], rowspan = 1): NodoRico => ({
    type: 'tableCell',
    attrs: { rowspan },
    content,
  })

  it.each<[string, NodoRico[]]>([
    [
      'under one that reaches down',
      [
        filaRica(
          de([nodo('Un nombre que no es corto, y por eso la primera columna es ancha')], 2),
          de([nodo('x')]),
        ),
        filaRica(de(noventa)),
      ],
    ],
    [
      'beside one that reaches down ninety rows',
      noventa.map((tema, y) => filaRica(...(y === 0 ? [de([nodo('alta')], 90)] : []), de([tema]))),
    ],
    ['in a header', [filaRica({ type: 'tableHeader', content: noventa }), filaRica(de([nodo('x')]))]],
  ])('%s', async (_caso, content) => {
    const { textos } = await imprimir([rico({ type: 'table', content })])
    expect(textos.find(t => t.str === 'Tema-89.')?.y).toBeGreaterThan(PIE)
  })
})

it.each([
  ['beside each other', [[{}, {}, {}]], [[0, 1, 2]]],
  ['after one that takes four columns', [[{ columnas: 4 }, {}]], [[0, 4]]],
  ['under one that reaches down', [[{ filas: 2 }, {}], [{}], [{}, {}]], [[0, 1], [1], [0, 1]]],
  [
    'between two that reach down',
    [[{ filas: 3 }, {}, { filas: 2 }], [{}], [{}, {}]],
    [[0, 1, 2], [1], [1, 2]],
  ],
])('cells stand in their columns: %s', (_caso, filas, columnas) =>
  expect(
    enColumnas(
      filas.map(f => f.map(mas => ({ contenido: tramo('x'), ...mas }))),
      5,
    ),
  ).toEqual(columnas),
)
