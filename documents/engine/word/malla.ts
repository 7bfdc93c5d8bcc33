import {
  BorderStyle,
  type FileChild,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { BloqueMalla, CursoMalla, GrupoMalla } from '../../malla/malla.ts'
import { textos } from '../../textos.ts'
import { limpio } from '../palabras.ts'
import { type ContextoWord, areas as colores, tinta, twips } from './contexto.ts'
import { raya, sinBordes, sinRaya } from './tablas.ts'

const { pide } = textos.malla

/** Columns that one page takes; a plan of more goes on below. */
const COLUMNAS = 10

/**
 * The malla as a table that people can edit in Word: a column a cycle, a cell a course with the colour and the initials of its area. What the
 * lines of the printed malla show is said in words.
 */
export const mallaWord = (b: BloqueMalla, c: ContextoWord): FileChild[] => {
  const tandas = Array.from({ length: Math.ceil(b.grupos.length / COLUMNAS) }, (_, i) =>
    b.grupos.slice(i * COLUMNAS, (i + 1) * COLUMNAS),
  )
  return [
    ...tandas.flatMap(grupos => [tandaWord(b, grupos, c), new Paragraph({ style: 'TrasTabla' })]),
    new Paragraph({ style: 'Nota', children: leyenda(b) }),
  ]
}

const tandaWord = (b: BloqueMalla, grupos: readonly GrupoMalla[], c: ContextoWord): Table => {
  const ancho = Math.floor(c.ancho / Math.min(COLUMNAS, Math.max(grupos.length, b.grupos.length)))
  const alto = Math.max(1, ...grupos.map(g => g.cursos.length))
  const size = b.grupos.length > 7 ? 13 : 15
  const cabecera = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: grupos.map(g => cabezaWord(g, ancho, size)),
  })
  const filas = Array.from(
    { length: alto },
    (_, y) =>
      new TableRow({
        cantSplit: true,
        height: { value: twips(11), rule: HeightRule.ATLEAST },
        children: grupos.map(g => {
          const curso = g.cursos[y]
          return curso ? cursoWord(b, curso, ancho, size) : vacia(ancho)
        }),
      }),
  )
  return new Table({
    rows: [cabecera, ...filas],
    columnWidths: grupos.map(() => ancho),
    width: { size: ancho * grupos.length, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: sinBordes,
  })
}

const margins = { top: 40, bottom: 40, left: 60, right: 60 }
const linea = (children: TextRun[]): Paragraph => new Paragraph({ style: 'Celda', children })

const vacia = (ancho: number): TableCell =>
  new TableCell({ width: { size: ancho, type: WidthType.DXA }, children: [linea([])] })

const cabezaWord = (g: GrupoMalla, ancho: number, size: number): TableCell =>
  new TableCell({
    width: { size: ancho, type: WidthType.DXA },
    margins,
    verticalAlign: 'bottom',
    borders: { ...sinBordesDeCelda, bottom: raya(8, tinta.segunda) },
    children: [
      linea([new TextRun({ text: limpio(g.nombre), bold: true, size: size + 2 })]),
      linea([new TextRun({ text: limpio(g.detalle), color: tinta.segunda, size })]),
    ],
  })

const sinBordesDeCelda = { top: sinRaya, bottom: sinRaya, left: sinRaya, right: sinRaya }

const cursoWord = (b: BloqueMalla, curso: CursoMalla, ancho: number, size: number): TableCell => {
  const area = b.areas[curso.area ?? -1]
  const color = colores[area?.color ?? 0] ?? tinta.tercera
  const fino = raya(4, tinta.lineaFuerte)
  const arriba = [curso.codigo, curso.creditos].filter(Boolean).join(' · ')
  const abajo = [curso.horas, area?.siglas].filter(Boolean).join(' · ')
  return new TableCell({
    width: { size: ancho, type: WidthType.DXA },
    margins,
    borders: {
      top: fino,
      bottom: fino,
      right: fino,
      left: { ...raya(24, color), ...(area?.hueca && { style: BorderStyle.DOUBLE, size: 8 }) },
    },
    children: [
      ...(arriba ? [linea([new TextRun({ text: limpio(arriba), color: tinta.segunda, size })])] : []),
      linea([new TextRun({ text: limpio(curso.nombre), bold: true, size: size + 1 })]),
      ...(abajo ? [linea([new TextRun({ text: limpio(abajo), color: tinta.segunda, size })])] : []),
      ...(curso.pide
        ? [
            linea([
              new TextRun({ text: limpio(`${pide} ${curso.pide}`), color: tinta.tercera, size: size - 1 }),
            ]),
          ]
        : []),
    ],
  })
}

const leyenda = (b: BloqueMalla): TextRun[] =>
  b.areas.flatMap((a, i) => [
    ...(i > 0 ? [new TextRun({ text: '   ' })] : []),
    new TextRun({ text: '■ ', color: colores[a.color] ?? tinta.tercera }),
    new TextRun({ text: `${limpio(a.siglas)} `, bold: true }),
    ...(a.nombre === a.siglas ? [] : [new TextRun({ text: limpio(a.nombre) })]),
  ])
