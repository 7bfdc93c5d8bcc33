import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { Fusion } from '@malla/domain/planes/fusion.ts'
import type { BorradorLocal } from './borradorLocal.ts'
import type { ItemEditado } from './items.ts'

/**
 * Where a text is: `guardado` as a version for everybody; `escrito` only in this browser, for a moment; `borrador` also with the server, for its
 * author; `enviando`; `sinConexion`: it waits in this browser; `rechazado`: the server said why.
 */
export type Fase = 'guardado' | 'escrito' | 'borrador' | 'enviando' | 'sinConexion' | 'rechazado'

/** Somebody saved first, and both changed the same entry. */
export interface Conflicto {
  actual: SeccionDeTexto
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
  /** The section changed elsewhere while something is typed here. */
  cambioAjeno: boolean
  /** Changes of somebody else were joined to these without a dispute. */
  unido: boolean
}

/** What editing needs of the world. */
export interface Mundo {
  guardar(items: ItemEditado[], revision: number): Promise<SeccionDeTexto>
  /** Keeps a draft; resolves to when. */
  guardarBorrador(borrador: Omit<BorradorLocal, 'enviado'>): Promise<string>
  leerBorrador(): Promise<(Omit<BorradorLocal, 'enviado'> & { updated_at: string }) | null>
  quitarBorrador(): Promise<unknown>
  local: { leer(): BorradorLocal | null; escribir(b: BorradorLocal): void; quitar(): void }
  ahora(): number
}

/** Pauses in milliseconds: after the last letter until the draft goes; after leaving the text until it becomes a version; between tries. */
export const PAUSAS = { borrador: 800, version: 4000, reintento: 5000 } as const
