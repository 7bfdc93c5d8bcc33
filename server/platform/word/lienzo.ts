import { WordError } from './wordError.ts'

/** Where blocks are written: the body of the document, or a cell. */
interface Hoja {
  html: string[]
  /** List that is open at its end. */
  lista: 'ul' | 'ol' | null
}

interface Celda {
  hoja: Hoja
  columnas: number
  sigue: boolean
  empieza: boolean
}

interface Tabla {
  filas: Celda[][]
}

/** How much a document may hold; a syllabus is a few pages. */
export interface LimitesDeWord {
  /** Of the file. */
  bytes: number
  /** What its text may unpack to. */
  unpacked: number
  parrafos: number
  celdas: number
  letras: number
}

/** Puts paragraphs and tables together as HTML. It counts what it is given and refuses (WordError `largo`) what no syllabus has. */
export class Lienzo {
  readonly #hojas: Hoja[] = [{ html: [], lista: null }]
  readonly #tablas: Tabla[] = []
  readonly #celdas: Celda[] = []
  readonly #quedan: LimitesDeWord

  constructor(limites: LimitesDeWord) {
    this.#quedan = { ...limites }
  }

  get #hoja(): Hoja {
    return this.#hojas.at(-1)!
  }

  gastar(que: 'parrafos' | 'celdas' | 'letras', cuanto = 1): void {
    this.#quedan[que] -= cuanto
    if (this.#quedan[que] < 0) throw new WordError('largo', que)
  }

  bloque(html: string): void {
    this.#cerrarLista(this.#hoja)
    this.#hoja.html.push(html)
  }

  item(lista: 'ul' | 'ol', html: string): void {
    const hoja = this.#hoja
    if (hoja.lista !== lista) {
      this.#cerrarLista(hoja)
      hoja.html.push(`<${lista}>`)
      hoja.lista = lista
    }
    hoja.html.push(`<li><p>${html}</p></li>`)
  }

  #cerrarLista(hoja: Hoja): void {
    if (hoja.lista) hoja.html.push(`</${hoja.lista}>`)
    hoja.lista = null
  }

  abrirTabla(): void {
    this.#tablas.push({ filas: [] })
  }

  abrirFila(): void {
    this.#tablas.at(-1)?.filas.push([])
  }

  /** An empty place of so many columns, as a row has that begins further in. */
  saltar(columnas: number): void {
    if (columnas < 1) return
    this.abrirCelda()
    this.abarcar(columnas)
    this.cerrarCelda()
  }

  abrirCelda(): void {
    this.gastar('celdas')
    const celda: Celda = { hoja: { html: [], lista: null }, columnas: 1, sigue: false, empieza: false }
    this.#tablas.at(-1)?.filas.at(-1)?.push(celda)
    this.#celdas.push(celda)
    this.#hojas.push(celda.hoja)
  }

  /** Columns that the open cell spans. */
  abarcar(columnas: number): void {
    const celda = this.#celdas.at(-1)
    if (celda && columnas > 1) celda.columnas = Math.min(columnas, MOST_SPAN)
  }

  /** The open cell begins a run downwards, or goes on with it. */
  unir(sigue: boolean): void {
    const celda = this.#celdas.at(-1)
    if (celda) Object.assign(celda, { sigue, empieza: !sigue })
  }

  cerrarCelda(): void {
    const celda = this.#celdas.pop()
    if (!celda) return
    this.#cerrarLista(celda.hoja)
    this.#hojas.pop()
  }

  cerrarTabla(): void {
    const tabla = this.#tablas.pop()
    if (tabla) this.bloque(htmlDeTabla(tabla))
  }

  fin(): string {
    this.#cerrarLista(this.#hoja)
    return this.#hojas[0]!.html.join('\n')
  }
}

const MOST_SPAN = 50

function htmlDeTabla({ filas }: Tabla): string {
  const altos = altosDe(filas)
  const html = filas.map(fila => {
    const celdas = fila.map(celda => {
      if (celda.sigue) return ''
      const filas = altos.get(celda) ?? 1
      const ancho = celda.columnas > 1 ? ` colspan="${celda.columnas}"` : ''
      return `<td${ancho}${filas > 1 ? ` rowspan="${filas}"` : ''}>${celda.hoja.html.join('')}</td>`
    })
    return `<tr>${celdas.join('')}</tr>`
  })
  return `<table>${html.join('')}</table>`
}

/** How many rows each cell that reaches down covers. One that goes on with nothing above it stands for itself. */
function altosDe(filas: readonly (readonly Celda[])[]): Map<Celda, number> {
  const altos = new Map<Celda, number>()
  let arriba = new Map<number, Celda>()
  for (const fila of filas) {
    const ahora = new Map<number, Celda>()
    let x = 0
    for (const celda of fila) {
      const duena = arriba.get(x)
      if (celda.sigue && duena) {
        altos.set(duena, (altos.get(duena) ?? 1) + 1)
        ahora.set(x, duena)
      } else {
        celda.sigue = false
        if (celda.empieza) ahora.set(x, celda)
      }
      x += celda.columnas
    }
    arriba = ahora
  }
  return altos
}
