import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { Fusion } from '@malla/domain/planes/fusion.ts'
import type { BorradorLocal, Este, Tomados } from './borradorLocal.ts'
import type { ItemEditado } from './items.ts'

/**
 * Where a text is: `guardado` as a version for everybody; `escrito` only in this browser, for a moment; `borrador` also with the server, for its
 * author; `enviando`; `sinConexion`: it waits in this browser; `rechazado`: the server said why.
 */
type Fase = 'guardado' | 'escrito' | 'borrador' | 'enviando' | 'sinConexion' | 'rechazado'

/** Somebody saved first, and both changed the same entry; or one person did, in two tabs. */
export interface Conflicto {
  /** What was saved; null: it is the other text of the same person. */
  actual: SeccionDeTexto | null
  fusion: Fusion<ItemEditado>
}

export interface EstadoDeEdicion {
  items: ItemEditado[]
  fase: Fase
  /** When it was last taken by the server, as draft or version; null when nothing was since it was opened. */
  cuando: number | null
  /** What the server said against it. */
  motivo: string | null
  conflicto: Conflicto | null
  /** Typed before, not saved, brought back. */
  recuperado: boolean
  /** Texts of the same person, of tabs that are gone, that collide with this one and wait for a decision. */
  otros: number
  /** The section changed elsewhere while something is typed here. */
  cambioAjeno: boolean
  /** Changes of somebody else were joined to these without a dispute. */
  unido: boolean
}

/** Of a section that was just opened. */
export const estadoInicial = (items: ItemEditado[]): EstadoDeEdicion => ({
  items,
  fase: 'guardado',
  cuando: null,
  motivo: null,
  conflicto: null,
  recuperado: false,
  otros: 0,
  cambioAjeno: false,
  unido: false,
})

/** What editing needs of the world. */
export interface Mundo {
  /** Makes a version, and takes these drafts away where it is made, in the same moment; not one into which something was written since. */
  guardar(items: ItemEditado[], revision: number, borradores: readonly Este[]): Promise<SeccionDeTexto>
  /** Keeps a draft; resolves to when. */
  guardarBorrador(borrador: Omit<BorradorLocal, 'enviado'>): Promise<string>
  /** All of this person, of whatever tab and computer; `enviado` says when each was kept. */
  leerBorradores(): Promise<BorradorLocal[]>
  quitarBorrador(este: Este): Promise<unknown>
  local: {
    tomar(): Promise<Tomados>
    escribir(b: BorradorLocal): void
    quitar(id: string): void
    /** Notes that one is thrown away, until `soltado`. */
    soltar(este: Este): void
    soltado(id: string): void
  }
  ahora(): number
}
