import type { Renglon } from './renglones.ts'

/** A paragraph as paging sees it: its lines and what keeps them together. Lengths in twips. */
export interface ParrafoMedido {
  tipo: 'parrafo'
  renglones: Renglon[]
  antes: number
  despues: number
  /** On the page of what follows. */
  sigue: boolean
  entero: boolean
  paginaNueva: boolean
  /** Bookmarks that stand in it. */
  marcas: string[]
}

export interface FilaMedida {
  alto: number
  /** Repeated at the top of each page. */
  cabecera: boolean
  entera: boolean
  sigue: boolean
  marcas: string[]
}

export type BloqueMedido = ParrafoMedido | { tipo: 'tabla'; filas: FilaMedida[] }

/** Height of the page's text, and what stands on it. */
export interface SeccionMedida {
  alto: number
  bloques: BloqueMedido[]
}
