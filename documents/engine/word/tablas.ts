import {
  BorderStyle,
  type FileChild,
  HeightRule,
  type IBorderOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import type { Bloque, Celda, Fila, Tabla } from '../../document.ts'
import { altoEstimado } from '../altos.ts'
import { desplegada, enColumnas, esTexto } from '../celdas.ts'
import { ALTO_JUNTA } from '../tablas.ts'
import { parrafoDeCelda } from './celda.ts'
import { type ContextoWord, type EnCelda, tinta, twips } from './contexto.ts'

/** No rule. */
export const sinRaya: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' }
/** A rule; `size` in eighths of a point. */
export const raya = (size: number, color: string): IBorderOptions => ({
  style: BorderStyle.SINGLE,
  size,
  color,
})
/** A table that is no table to the eye: only its rules show. */
export const sinBordes = {
  top: sinRaya,
  bottom: sinRaya,
  left: sinRaya,
  right: sinRaya,
  insideHorizontal: sinRaya,
  insideVertical: sinRaya,
}

/** Widths of the columns in twips, together as wide as the text: millimetres as asked, the rest by shares, at least 8 mm each. */
const anchosDe = (columnas: Tabla['columnas'], ancho: number): number[] => {
  const pedidos = columnas.map(({ ancho: a }) =>
    'mm' in a ? { fijo: twips(a.mm), parte: 0 } : { fijo: 0, parte: a.parte },
  )
  const partes = pedidos.reduce((n, p) => n + p.parte, 0)
  const fijos = pedidos.reduce((n, p) => n + p.fijo, 0)
  const libre = Math.max(0, ancho - fijos)
  const crudos = pedidos.map(p => Math.max(twips(8), p.fijo + (partes ? (libre * p.parte) / partes : 0)))
  const suma = crudos.reduce((a, b) => a + b, 0) || 1
  return crudos.map(a => Math.max(1, Math.floor((a * ancho) / suma)))
}

/** How the blocks inside a cell are written. */
export type Hijos = (bloques: readonly Bloque[], c: ContextoWord) => FileChild[]

interface EstiloDeFila extends EnCelda {
  fondo: string | null
}

/** What a cell holds; Word wants a paragraph at its end. */
const contenidoDe = (celda: Celda, e: EstiloDeFila, ancho: number, c: ContextoWord, hijos: Hijos) => {
  const enCelda: EnCelda = { ...e, alineacion: celda.alineacion ?? e.alineacion }
  if (esTexto(celda.contenido)) return [parrafoDeCelda({ texto: celda.contenido }, enCelda)]
  const [solo, ...otros] = celda.contenido
  if (solo?.tipo === 'parrafo' && solo.estilo === 'normal' && otros.length === 0)
    return [parrafoDeCelda(solo, enCelda)]
  const dentro = hijos(celda.contenido, {
    ...c,
    celda: enCelda,
    ancho: Math.max(twips(10), ancho - twips(3)),
  })
  const puestos = dentro.filter(x => x instanceof Paragraph || x instanceof Table)
  return puestos.at(-1) instanceof Paragraph ? puestos : [...puestos, new Paragraph({ style: 'Celda' })]
}

/** A table with its header repeated on every page, rows that are not cut, and widths that hold in every program. */
export const tablaWord = (dada: Tabla, c: ContextoWord, hijos: Hijos): FileChild[] => {
  const t = desplegada(dada)
  const filas = t.filas.filter(f => f.celdas.length > 0)
  if (t.columnas.length === 0 || t.cabecera.length + filas.length === 0) return []
  const anchos = anchosDe(t.columnas, c.ancho)
  const tamano = t.densa ? 17 : 19
  const todas = [
    ...t.cabecera.map(celdas => ({ celdas, clase: 'cabecera' as const })),
    ...filas.map(f => ({ celdas: f.celdas, clase: f.clase })),
  ]
  const libres = enColumnas(
    todas.map(f => f.celdas),
    t.columnas.length,
  )
  const junta = t.junta && altoEstimado(t) <= ALTO_JUNTA
  const rows = todas.map((f, y) => {
    const cabeza = f.clase === 'cabecera'
    const estilo = (x: number): EstiloDeFila => ({
      tamano: cabeza ? tamano - 2 : tamano,
      negrita: cabeza || f.clase !== 'dato',
      fondo: f.clase === 'grupo' ? tinta.hundido : null,
      alineacion: t.columnas[x]?.alineacion ?? 'izquierda',
      pegada: y < todas.length - 1 && (junta || cabeza || f.clase === 'grupo' || y === todas.length - 2),
    })
    const bordes = bordesDe(f.clase, y, todas.length, t.cabecera.length)
    return new TableRow({
      ...(cabeza && { tableHeader: true }),
      cantSplit: true,
      height: { value: twips(4.5), rule: HeightRule.ATLEAST },
      children: f.celdas.map((celda, i) => {
        const x = libres[y]?.[i] ?? 0
        const columnas = Math.min(celda.columnas ?? 1, t.columnas.length - x)
        const ancho = anchos.slice(x, x + columnas).reduce((a, b) => a + b, 0)
        const e = estilo(x)
        return new TableCell({
          ...(columnas > 1 && { columnSpan: columnas }),
          ...((celda.filas ?? 1) > 1 && { rowSpan: Math.min(celda.filas ?? 1, todas.length - y) }),
          width: { size: ancho, type: WidthType.DXA },
          ...(cabeza && { verticalAlign: 'bottom' }),
          ...(e.fondo && { shading: { fill: e.fondo, type: 'clear', color: 'auto' } }),
          borders: bordes,
          children: contenidoDe(celda, e, ancho, c, hijos),
        })
      }),
    })
  })
  return [
    new Table({
      rows,
      columnWidths: anchos,
      width: { size: anchos.reduce((a, b) => a + b, 0), type: WidthType.DXA },
      layout: TableLayoutType.FIXED,
      borders: sinBordes,
      // Once for all cells: a large document has tens of thousands.
      margins: {
        marginUnitType: WidthType.DXA,
        top: 50,
        bottom: 50,
        left: t.densa ? 45 : 70,
        right: t.densa ? 45 : 70,
      },
    }),
    // Two tables one after the other would become one.
    new Paragraph({ style: 'TrasTabla' }),
  ]
}

/** The rules of a row; where nothing is said the table has none. */
const bordesDe = (clase: Fila['clase'] | 'cabecera', y: number, total: number, cabeceras: number) => {
  const top = rayaDeArriba(clase, y, cabeceras)
  return { ...(top && { top }), ...(y === total - 1 && { bottom: raya(6, tinta.lineaFuerte) }) }
}

const rayaDeArriba = (
  clase: Fila['clase'] | 'cabecera',
  y: number,
  cabeceras: number,
): IBorderOptions | null => {
  if (y === 0) return raya(8, tinta.segunda)
  if (clase === 'subtotal' || clase === 'total') return raya(4, tinta.tercera)
  if (y > cabeceras) return raya(3, tinta.linea)
  return y === cabeceras ? raya(4, tinta.lineaFuerte) : null
}
