import type { EstiloDeDocumento } from '@malla/domain/empresas/estilo.ts'
import type { BloqueMalla } from './malla/malla.ts'

/**
 * The neutral document: what a report says, without saying how a format draws it. Reports build it (pure), engines turn it into
 * PDF or Word. Texts are plain strings, never markup of any format.
 */
export interface Documento {
  titulo: string
  /** Name of the file as a person would give it, without path or extension. */
  archivo: string
  /** What the file is about, in a line. */
  asunto: string
  /** Author of the file: the institution. */
  autor: string
  cabecera: Cabecera
  /** Left side of the footer; a section may say its own. The right side is the page number. */
  pie: string
  /** Printed on every page, whatever the page holds: «Cesado». */
  sello: string | null
  portada: Portada | null
  /** Deepest level of headings that the table of contents lists; null: no table of contents. */
  indice: number | null
  secciones: readonly SeccionDocumento[]
  /** The institution's own style; left out, as the product draws. Engines take type, colour and the line at the foot from it. */
  estilo?: EstiloDeDocumento
  /** Bytes of every picture that the document names, by key. */
  imagenes: Readonly<Record<string, Uint8Array>>
}

/** Head of every page: logo (or initials), institution · faculty at the left, the plan at the right. */
export interface Cabecera {
  /** Key of `imagenes`. */
  logo: string | null
  siglas: string
  izquierda: string
  derecha: string
}

export interface Portada {
  antetitulo: string
  titulo: string
  subtitulo: string
  datos: readonly Dato[]
}

/** A run of pages of one size. It always starts on a new page. */
export interface SeccionDocumento {
  papel: 'a4' | 'a3'
  horizontal: boolean
  pie: string | null
  bloques: readonly Bloque[]
}

export type Bloque =
  | Titulo
  | Parrafo
  | Lista
  | Tabla
  | Franja
  | Ficha
  | Figura
  | Cita
  | Aviso
  | TextoRico
  | BloqueMalla
  | Barras
  | Firmas
  | { tipo: 'separador' }
  | { tipo: 'salto' }

/** `estilo` is how it looks, `nivel` where it stands in the outline (1 to 6). `antetitulo`: a small line above another title. */
export interface Titulo {
  tipo: 'titulo'
  nivel: number
  texto: string
  estilo: 'documento' | 'seccion' | 'apartado' | 'menor' | 'antetitulo'
}

/** `subtitulo` stands under a title of style `documento`; `nota` is small and dim; `pegada`: on the page of what follows it. */
export interface Parrafo {
  tipo: 'parrafo'
  texto: readonly Tramo[]
  estilo: 'normal' | 'subtitulo' | 'nota' | 'codigo'
  alineacion?: Alineacion
  pegada?: boolean
}

export interface Lista {
  tipo: 'lista'
  ordenada: boolean
  /** First number of an ordered list. */
  inicio: number
  elementos: readonly (readonly Bloque[])[]
}

export type Alineacion = 'izquierda' | 'centro' | 'derecha' | 'justificado'

/** Width: millimetres, or a share of what is left. */
export type Ancho = { mm: number } | { parte: number }

export interface Columna {
  ancho: Ancho
  alineacion: Alineacion
}

/** A table. The header rows repeat on every page; a row is never cut in two unless it is longer than half a page. */
export interface Tabla {
  tipo: 'tabla'
  columnas: readonly Columna[]
  cabecera: readonly (readonly Celda[])[]
  filas: readonly Fila[]
  /** Keep it on one page with what names it, where it fits on one. */
  junta: boolean
  /** Smaller type and rows, for lists of many columns. */
  densa: boolean
  /** Heads of groups stand again, «Ciclo IV (continúa)», on the pages to which their rows go on. */
  repiteGrupos?: boolean
}

/** `grupo` heads the rows that follow; `subtotal` and `total` close them and stay with the row above. */
export interface Fila {
  clase: 'dato' | 'grupo' | 'subtotal' | 'total'
  celdas: readonly Celda[]
}

export interface Celda {
  contenido: readonly Tramo[] | readonly Bloque[]
  /** Columns and rows that the cell spans; 1 unless said otherwise. */
  columnas?: number
  filas?: number
  alineacion?: Alineacion
}

/**
 * Amounts as bars beside their figures, over the band of what is usual. Where nothing can be drawn (Word, pages) it is a table of the same words and
 * figures.
 */
export interface Barras {
  tipo: 'barras'
  /** Headers: of the names, of the figures, of the bars, of the notes. */
  cabecera: readonly [nombre: string, cifra: string, barra: string, nota: string]
  filas: readonly FilaDeBarras[]
  /** The band: from here to there, and its middle; in the unit of the amounts. */
  banda: { desde: number; hasta: number; media: number }
  /** The amount that fills the width; by default the greatest that is drawn. */
  tope?: number
}

/** `aparte`: it stands out, which `nota` says in words. */
interface FilaDeBarras {
  nombre: string
  valor: number
  /** The amount as it is written. */
  cifra: string
  nota: string
  aparte: boolean
}

/** A strip of figures: labels in small type, the values under them. */
export interface Franja {
  tipo: 'franja'
  datos: readonly Dato[]
}

/** Labels at the left, values at the right; `columnas` pairs beside each other. */
export interface Ficha {
  tipo: 'ficha'
  columnas: 1 | 2
  datos: readonly Dato[]
}

export interface Dato {
  rotulo: string
  valor: readonly Tramo[]
}

/** `imagen` is a key of `imagenes`; a picture that is not there, or cannot be read, prints its `alt` instead. */
export interface Figura {
  tipo: 'figura'
  imagen: string
  alt: string
  pie: string | null
  /** Centimetres; null: as wide as it is, at most the column. */
  ancho: number | null
}

interface Cita {
  tipo: 'cita'
  bloques: readonly Bloque[]
}

export interface Aviso {
  tipo: 'aviso'
  tono: Tono
  titulo: string
  texto: readonly Tramo[]
}

/** `pendiente`: still to be written. `cesado`: no longer in force. Colour is never alone: the words say it too. */
type Tono = 'nota' | 'pendiente' | 'cesado'

/** Places to sign at the end of a formal document. */
export interface Firmas {
  tipo: 'firmas'
  firmas: readonly { nombre: string; cargo: string }[]
}

/** Text of the editor as it is kept: a ProseMirror document, as data. Headings inside begin under `nivel`. */
interface TextoRico {
  tipo: 'textoRico'
  nivel: number
  doc: NodoRico
}

export interface NodoRico {
  type: string
  attrs?: Readonly<Record<string, unknown>> | null
  content?: readonly NodoRico[]
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> | null }[]
  text?: string
}

/** A run of text with its marks. A line feed in `texto` is a line break. */
export interface Tramo {
  texto: string
  negrita?: boolean
  cursiva?: boolean
  subrayado?: boolean
  tachado?: boolean
  superindice?: boolean
  subindice?: boolean
  codigo?: boolean
  /** https, http or mailto; any other is printed as plain text. */
  enlace?: string
  tono?: 'tenue' | 'pendiente' | 'cesado'
}
