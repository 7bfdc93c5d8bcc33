import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { igual } from '@malla/domain/valores/igual.ts'
import type { Este } from './borradorLocal.ts'
import { editables, type ItemEditado, limpios } from './items.ts'

/** A version as it was sent: its text, the revision that it was made upon, the drafts that it takes in. */
export interface Enviada {
  items: ItemEditado[]
  revision: number
  suyos: readonly Este[]
}

/**
 * The versions that were sent upon one revision. The answer may be lost after the server has made one: then it is heard of as the newest version, like
 * somebody else's, and is told from those by what it says. At most one was made: the server takes one upon each revision.
 */
export class Enviadas {
  #versiones: Enviada[] = []

  anotar(version: Enviada): void {
    const mismas = this.#versiones.filter(v => v.revision === version.revision && v.items !== version.items)
    this.#versiones = [...mismas, version]
  }

  /** Which of them this is. */
  cual(hecha: SeccionDeTexto): Enviada | undefined {
    const textos = limpios(editables(hecha.items))
    return this.#versiones.find(v => v.revision + 1 === hecha.revision && igual(limpios(v.items), textos))
  }
}
