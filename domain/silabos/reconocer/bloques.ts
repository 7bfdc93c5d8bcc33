import { sinInvisibles } from '../../texto/normalizar.ts'
import { sinEtiquetas } from '../../texto/sinEtiquetas.ts'
import type { TextoRico } from '../contenido.ts'

/** A document as recognizing sees it: what a Word file or pasted HTML becomes after it was parsed and cleaned. All texts are HTML. */

export type Bloque =
  | { tipo: 'titulo'; nivel: number; html: string }
  | { tipo: 'parrafo'; html: string }
  | { tipo: 'lista'; ordenada: boolean; items: string[] }
  /**
   * Rows of cells; a cell that spans others stands in each place that it covers (`expandirTabla`). `apretada`: it had more columns than are
   * read, and what stood in those stands in the last one. `cubiertas`: where a cell stands again that began in a row above.
   */
  | { tipo: 'tabla'; filas: string[][]; apretada?: boolean; cubiertas?: Cubiertas }

export type Tabla = Extract<Bloque, { tipo: 'tabla' }>

/** Of each place of a table, by rows, whether a cell covers it that began above. */
export type Cubiertas = readonly (readonly boolean[])[]

/** Rows of a table of whatever kind; `cubiertas` as in `Bloque`, null where no cell reaches down. */
export interface FilasDeTabla {
  filas: readonly (readonly string[])[]
  cubiertas?: Cubiertas | null | undefined
}

/** A block and its place in the document. */
export interface BloqueEnLugar {
  bloque: Bloque
  indice: number
}

/** Blocks from `desde` to `hasta`, both of them too. */
export interface Rango {
  desde: number
  hasta: number
}

/** A cell as documents keep it. */
export interface CeldaDeOrigen {
  html: string
  colspan?: number
  rowspan?: number
}

/** Columns that a table may have here: a span of a hostile file asks for millions. */
export const COLUMNAS_MAXIMAS = 60

/** Letters that may be repeated: so many times those that a table has, and some more. */
const VECES = 20
const DE_MAS = 20_000

/** Says of each repetition whether it still fits. */
function repeticiones(filas: readonly (readonly CeldaDeOrigen[])[]): (html: string) => boolean {
  let quedan = DE_MAS + VECES * filas.flat().reduce((n, c) => n + c.html.length, 0)
  return ({ length }) => {
    if (length > quedan) return false
    quedan -= length
    return true
  }
}

/** Rows of a table (`expandirTabla`), whether cells past the last column that is read went into that one, and what is covered from above. */
export interface TablaExpandida {
  filas: string[][]
  apretada: boolean
  /** Null where no cell reaches down. */
  cubiertas: Cubiertas | null
}

/**
 * Rows of a table with every cell repeated in each place that it covers; '' where there is none, and where repeating would make of a hostile table
 * (a long cell over thousands of places) more than memory holds. No cell is lost: those past the last column follow in it.
 */
export function expandirTabla(filas: readonly (readonly CeldaDeOrigen[])[]): TablaExpandida {
  const hechas: string[][] = filas.map(() => [])
  const cubiertas: boolean[][] = filas.map(() => [])
  const cabe = repeticiones(filas)
  const cubrir = (f: number, c: number, { html, rowspan = 1 }: CeldaDeOrigen, ancho: number): void =>
    hechas.slice(f, f + rowspan).forEach((fila, abajo) => {
      for (let i = 0; i < ancho; i++) {
        fila[c + i] = abajo + i === 0 || cabe(html) ? html : ''
        cubiertas[f + abajo]![c + i] = abajo > 0
      }
    })
  const sobran: string[][] = filas.map(() => [])
  filas.forEach((celdas, f) => {
    let c = 0
    for (const celda of celdas) {
      while (hechas[f]![c] !== undefined) c++
      const ancho = Math.min(celda.colspan ?? 1, COLUMNAS_MAXIMAS - c)
      if (ancho > 0) cubrir(f, c, celda, ancho)
      else if (!isVacio(celda.html)) sobran[f]!.push(celda.html)
      c += Math.max(ancho, 0)
    }
  })
  sobran.forEach((htmls, f) => {
    if (htmls.length === 0) return
    const ultima = COLUMNAS_MAXIMAS - 1
    // What reaches down to here is said above; these cells are said nowhere else.
    hechas[f]![ultima] = enUna(cubiertas[f]![ultima] ? htmls : [hechas[f]![ultima]!, ...htmls])
    cubiertas[f]![ultima] = false
  })
  const columnas = hechas.reduce((n, f) => Math.max(n, f.length), 0)
  return {
    filas: hechas.map(f => Array.from({ length: columnas }, (_, c) => f[c] ?? '')),
    apretada: sobran.some(s => s.length > 0),
    cubiertas: cubiertas.some(fila => fila.includes(true)) ? cubiertas : null,
  }
}

/** The block of a table, as documents keep its cells. */
export function tablaDe(celdas: readonly (readonly CeldaDeOrigen[])[]): Bloque {
  const { filas, apretada, cubiertas } = expandirTabla(celdas)
  return { tipo: 'tabla', filas, ...(apretada && { apretada }), ...(cubiertas && { cubiertas }) }
}

/** Cells as one: a paragraph each. */
const enUna = (htmls: readonly string[]): string => htmls.map(enParrafo).join('')

/** A text without tags and without signs that nobody sees. */
export const llano = (html: string): string => sinInvisibles(sinEtiquetas(html)).trim()

/** Whether HTML says and shows nothing. */
export const isVacio = (html: string): boolean => llano(html) === '' && !/<img\b/i.test(html)

/** Plain text as HTML. */
export const escapar = (texto: string): string =>
  texto.replace(/[&<>]/g, s => (s === '&' ? '&amp;' : s === '<' ? '&lt;' : '&gt;'))

/** HTML that stands by itself: in a paragraph, where it is none yet; '' where it says nothing. */
export function enParrafo(html: string): TextoRico {
  if (isVacio(html)) return ''
  return /^\s*<(p|ul|ol|table|h[1-6]|blockquote)\b/i.test(html) ? html.trim() : `<p>${html.trim()}</p>`
}

/** A block as rich text. */
export function htmlDe(b: Bloque): TextoRico {
  switch (b.tipo) {
    case 'titulo':
      return llano(b.html) === '' ? '' : `<p><strong>${b.html}</strong></p>`
    case 'parrafo':
      return enParrafo(b.html)
    case 'lista': {
      const tag = b.ordenada ? 'ol' : 'ul'
      return `<${tag}>${b.items.map(i => `<li>${enParrafo(i) || '<p></p>'}</li>`).join('')}</${tag}>`
    }
    case 'tabla': {
      const filas = b.filas.map(
        f => `<tr>${f.map(c => `<td>${enParrafo(c) || '<p></p>'}</td>`).join('')}</tr>`,
      )
      return `<table><tbody>${filas.join('')}</tbody></table>`
    }
  }
}

/** Some blocks as one rich text. */
export const htmlDeTodos = (bloques: readonly BloqueEnLugar[]): TextoRico =>
  bloques.map(b => htmlDe(b.bloque)).join('')

/** Cells of a row without those that only repeat the one before them, as a cell that spans several does, and without empty ones. */
export const distintas = (fila: readonly string[]): string[] =>
  fila.filter((c, i) => llano(c) !== '' && c !== fila[i - 1])

/** Rows of a table as their different cells, without those that began in a row above. */
export const propias = ({ filas, cubiertas }: Tabla): string[][] =>
  filas.map((fila, f) => distintas(fila.map((celda, c) => (cubiertas?.[f]?.[c] ? '' : celda))))
