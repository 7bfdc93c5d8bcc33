import {
  AlignmentType,
  type FileChild,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import type { Dato, Ficha, Firmas } from '../../document.ts'
import { type ContextoWord, tinta, twips } from './contexto.ts'
import { raya, sinBordes, sinRaya } from './tablas.ts'
import { tramosWord } from './tramos.ts'

/** Data beside their names, in columns. */
export const fichaWord = (b: Ficha, c: ContextoWord): FileChild[] => {
  if (b.datos.length === 0) return []
  const rotulo = twips(b.columnas === 1 ? 44 : 34)
  const filas = Array.from({ length: Math.ceil(b.datos.length / b.columnas) }, (_, i) =>
    b.datos.slice(i * b.columnas, (i + 1) * b.columnas),
  )
  const anchos = Array.from({ length: b.columnas }).flatMap(() => [
    rotulo,
    Math.floor(c.ancho / b.columnas) - rotulo,
  ])
  const par = (d: Dato | undefined, y: number, x: number): TableCell[] =>
    [
      d ? tramosWord([{ texto: d.rotulo, tono: 'tenue' }], { size: 18 }) : [],
      d ? tramosWord(d.valor, { size: 18 }) : [],
    ].map(
      (children, k) =>
        new TableCell({
          width: { size: anchos[x * 2 + k] ?? rotulo, type: WidthType.DXA },
          margins: { top: 50, bottom: 50, left: 40, right: 60 },
          borders: {
            ...lados,
            top: y === 0 ? raya(8, tinta.segunda) : raya(3, tinta.linea),
            bottom: y === filas.length - 1 ? raya(6, tinta.lineaFuerte) : sinRaya,
          },
          children: [new Paragraph({ style: 'Celda', children })],
        }),
    )
  const rows = filas.map(
    (datos, y) =>
      new TableRow({
        cantSplit: true,
        children: Array.from({ length: b.columnas }, (_, x) => par(datos[x], y, x)).flat(),
      }),
  )
  return [tablaLisa(rows, anchos), new Paragraph({ style: 'TrasTabla' })]
}

const lados = { left: sinRaya, right: sinRaya }

const tablaLisa = (rows: TableRow[], anchos: number[]): Table =>
  new Table({
    rows,
    columnWidths: anchos,
    width: { size: anchos.reduce((a, b) => a + b, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: sinBordes,
  })

/** A quotation: its blocks in a cell behind a rule. */
export const citaWord = (dentro: FileChild[], c: ContextoWord): FileChild[] => {
  const children = dentro.filter(x => x instanceof Paragraph || x instanceof Table)
  const fila = new TableRow({
    children: [
      new TableCell({
        width: { size: c.ancho, type: WidthType.DXA },
        margins: { left: twips(5), right: twips(5), top: 40, bottom: 40 },
        borders: { top: sinRaya, bottom: sinRaya, right: sinRaya, left: raya(18, tinta.lineaFuerte) },
        children:
          children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({ style: 'Celda' })],
      }),
    ],
  })
  return [tablaLisa([fila], [c.ancho]), new Paragraph({ style: 'TrasTabla' })]
}

/** Places to sign, three beside each other. */
export const firmasWord = (b: Firmas, c: ContextoWord): FileChild[] => {
  if (b.firmas.length === 0) return []
  const n = Math.min(3, b.firmas.length)
  const ancho = Math.floor(c.ancho / n)
  const filas = Array.from({ length: Math.ceil(b.firmas.length / n) }, (_, i) =>
    b.firmas.slice(i * n, (i + 1) * n),
  )
  const rows = filas.map(
    firmas =>
      new TableRow({
        cantSplit: true,
        children: Array.from({ length: n }, (_, x) => firmas[x]).map(
          f =>
            new TableCell({
              width: { size: ancho, type: WidthType.DXA },
              margins: { left: 160, right: 160, top: 40, bottom: 40 },
              children: [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  spacing: { before: 1300 },
                  ...(f && { border: { top: { ...raya(6, tinta.segunda), space: 3 } } }),
                  children: f ? tramosWord([{ texto: f.nombre, negrita: true }], { size: 19 }) : [],
                }),
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  style: 'Celda',
                  children: f ? tramosWord([{ texto: f.cargo }], { size: 17, color: tinta.segunda }) : [],
                }),
              ],
            }),
        ),
      }),
  )
  return [
    tablaLisa(
      rows,
      Array.from({ length: n }, () => ancho),
    ),
    new Paragraph({ style: 'TrasTabla' }),
  ]
}
