import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, it } from 'vitest'
import { pdfCarta } from '../asignaturas/pdfCarta.ts'
import { celda, fila, tabla, tramo } from '../bloques.ts'
import type { Ancho, Bloque, Figura, NodoRico } from '../document.ts'
import { cartaDeEjemplo } from '../testing/carta.ts'
import { documentoCon, pixel } from '../testing/documento.ts'
import { conRol, leerPdf } from '../testing/leer.ts'
import { universidad } from '../testing/universidad.ts'
import { enColumnas } from './celdas.ts'
import { closePdf, renderPdf } from './pdf.ts'

afterAll(closePdf)

const MM = 72 / 25.4
/** Where the text of an upright page ends, over its lower edge. */
const PIE = 24 * MM
const MARGEN = 22 * MM

interface Cosa {
  pagina: number
  x: number
  y: number
  ancho: number
  alto: number
}

/** Texts and pictures of a PDF with the place in which each stands, in points from the lower left corner. */
const lugares = async (
  pdf: Uint8Array,
): Promise<{ textos: (Cosa & { str: string })[]; imagenes: Cosa[] }> => {
  const carga = getDocument({ data: pdf.slice(), verbosity: 0 })
  const documento = await carga.promise
  const textos: (Cosa & { str: string })[] = []
  const imagenes: Cosa[] = []
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
    imagenes.push(...imagenesDe(await pagina.getOperatorList()).map(i => ({ ...i, pagina: n })))
  }
  await carga.destroy()
  return { textos, imagenes }
}

type Matriz = [number, number, number, number, number, number]
const por = (m: Matriz, [a, b, c, d, e, f]: Matriz): Matriz => [
  m[0] * a + m[2] * b,
  m[1] * a + m[3] * b,
  m[0] * c + m[2] * d,
  m[1] * c + m[3] * d,
  m[0] * e + m[2] * f + m[4],
  m[1] * e + m[3] * f + m[5],
]

/** A picture fills the square of one point, as its transformations leave it. */
const imagenesDe = ({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }) => {
  let m: Matriz = [1, 0, 0, 1, 0, 0]
  const guardadas: Matriz[] = []
  return fnArray.flatMap((fn, i) => {
    if (fn === OPS.save) guardadas.push(m)
    if (fn === OPS.restore) m = guardadas.pop() ?? m
    if (fn === OPS.transform) m = por(m, argsArray[i] as Matriz)
    if (fn !== OPS.paintImageXObject) return []
    const [ancho, , , alto, x, y] = m
    return [
      { x: Math.min(x, x + ancho), y: Math.min(y, y + alto), ancho: Math.abs(ancho), alto: Math.abs(alto) },
    ]
  })
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

describe('a picture', () => {
  const figura: Figura = { tipo: 'figura', imagen: 'a', alt: 'El escudo', pie: 'Debajo', ancho: 16 }
  const imagenes = { a: pixel }
  const columna = (ancho: Ancho) => ({ rotulo: 'A', ancho, alineacion: 'izquierda' }) as const

  it.each([
    ['of millimetres', { mm: 40 }, 40],
    ['of a share', { parte: 1 }, 126],
  ] as const)('stands inside its column: %s', async (_caso, ancho, mm) => {
    const t = tabla([columna({ mm: 40 }), columna(ancho)], [fila([celda('x'), { contenido: [figura] }])])
    const [foto] = (await imprimir([t], { imagenes })).imagenes
    expect(foto!.x).toBeGreaterThanOrEqual(MARGEN + 40 * MM)
    expect(foto!.x + foto!.ancho).toBeLessThanOrEqual(MARGEN + (40 + mm) * MM)
    expect(foto!.ancho).toBeGreaterThan((mm - 4) * MM)
    expect(foto!.alto).toBeCloseTo(foto!.ancho)
  })

  it('stands inside its item of a list', async () => {
    const lista: Bloque = {
      tipo: 'lista',
      ordenada: false,
      inicio: 1,
      elementos: [[{ ...figura, ancho: 17 }]],
    }
    const [foto] = (await imprimir([lista], { imagenes })).imagenes
    expect(foto!.x + foto!.ancho).toBeLessThanOrEqual(MARGEN + 166 * MM + 0.1)
  })

  it('is as wide as was asked for where there is room, in the middle', async () => {
    const [foto] = (await imprimir([{ ...figura, ancho: 5 }], { imagenes })).imagenes
    expect(foto!.ancho).toBeCloseTo(50 * MM)
    expect(foto!.x).toBeCloseTo(MARGEN + 58 * MM)
  })

  it('keeps its words in a cell', async () => {
    const t = tabla([columna({ mm: 40 })], [fila([{ contenido: [figura] }])])
    const leido = await leerPdf(await renderPdf(documentoCon([t], { imagenes })))
    expect(leido.ua).toBe(true)
    expect(conRol(leido.paginas[0]?.estructura ?? null, 'Figure').map(f => f.alt)).toContain('El escudo')
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
