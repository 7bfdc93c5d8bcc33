import type { IRunOptions } from 'docx'
import type { Alineacion } from '../../document.ts'
import type { ImagenLegible } from '../imagenes.ts'

/** A numbered list of the document: its own numbering, so that each begins anew. */
export interface ListaNumerada {
  reference: string
  inicio: number
}

/** How the cell of a table writes what stands in it, whether a run of text or blocks. */
export interface EnCelda {
  /** In half points. */
  tamano: number
  negrita: boolean
  alineacion: Alineacion
  /** On the page of what follows. */
  pegada: boolean
}

/** Marks of the runs in this cell; none where one stands in no cell. */
export const letraDe = (celda: EnCelda | null): IRunOptions =>
  celda ? { size: celda.tamano, ...(celda.negrita && { bold: true }) } : {}

/** What writing a block in Word needs of the document around it, and what it leaves there. */
export interface ContextoWord {
  imagen: (clave: string) => (ImagenLegible & { bytes: Uint8Array }) | null
  /** Without «#». */
  color: string
  /** Width of the text, in twips. */
  ancho: number
  ultimoNivel: number
  /** Lists that were numbered so far. */
  numeradas: ListaNumerada[]
  /** How deep in lists one stands. */
  hondura: number
  /** The cell in which one stands. */
  celda: EnCelda | null
}

/** Twips of a millimetre: twentieths of a point. */
const TWIPS_POR_MM = 1440 / 25.4
/** Millimetres in twips. */
export const twips = (mm: number): number => Math.round(mm * TWIPS_POR_MM)

/** Colours of the printed page (plantilla/estilo.typ), as Word writes them. */
export const tinta = {
  texto: '1B1F2A',
  segunda: '4A505F',
  tercera: '676D7C',
  linea: 'E6E3DA',
  lineaFuerte: 'D5D1C5',
  hundido: 'F4F2EC',
  nota: '3546B0',
  notaSuave: 'ECEEFA',
  pendiente: '8F5A08',
  pendienteSuave: 'FBF1DE',
  cesado: 'B83A2B',
  cesadoSuave: 'FAE9E6',
} as const

/** Colours of areas, 1 to 8; 0 is none. */
export const areas = [
  '676D7C',
  '3E63DD',
  '0E8A7D',
  'B65C12',
  '8A4FBE',
  'C2406B',
  '5A7A1F',
  '1F78A8',
  '7A6A55',
]
