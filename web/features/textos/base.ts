import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { type Fusion, fundirItems } from '@malla/domain/planes/fusion.ts'
import { igual } from '@malla/domain/valores/igual.ts'
import type { BorradorLocal } from './borradorLocal.ts'
import { editables, type ItemEditado, limpios, sinVacios } from './items.ts'

/** The version that a text is typed upon, and the newest one that was heard of. */
export class Base {
  #ultima: SeccionDeTexto
  #items: ItemEditado[]
  #revision: number

  constructor(seccion: SeccionDeTexto) {
    this.#ultima = seccion
    this.#items = editables(seccion.items)
    this.#revision = seccion.revision
  }

  get items(): ItemEditado[] {
    return this.#items
  }
  get revision(): number {
    return this.#revision
  }
  /** The newest version. */
  get ultima(): SeccionDeTexto {
    return this.#ultima
  }
  /** Its entries. */
  get ultimos(): ItemEditado[] {
    return editables(this.#ultima.items)
  }

  /** Whether a text says something else than the version does. */
  isOtra(items: ItemEditado[]): boolean {
    return !igual(sinVacios(items, this.#items), this.#items)
  }

  /** A text with what it is typed upon, as it is kept. */
  con(items: ItemEditado[]): Pick<BorradorLocal, 'items' | 'base' | 'revision'> {
    return { items, base: this.#items, revision: this.#revision }
  }

  /** From now on the text is typed upon this version; `items`: its entries where they are at hand. */
  pasarA(version: SeccionDeTexto, items = editables(version.items)): void {
    this.oir(version)
    this.#items = items
    this.#revision = version.revision
  }

  /** From now on the text is typed upon what this draft was, without one upon the newest version. */
  pasarALaDe(borrador?: BorradorLocal): void {
    const { revision } = this.#ultima
    // Typed upon an older version: the base stays that one, and saving leads to the merge.
    this.#items = borrador && borrador.revision < revision ? borrador.base : this.ultimos
    this.#revision = Math.min(borrador?.revision ?? revision, revision)
  }

  /** A text and a newer version brought together, entry by entry and field by field. */
  fundir(version: SeccionDeTexto, items: ItemEditado[]): Fusion<ItemEditado> {
    return fundirItems(limpios(this.#items), limpios(items), editables(version.items))
  }

  /** Hears of a version. Answers whether it is newer than that which is typed upon. */
  oir(version: SeccionDeTexto): boolean {
    if (version.revision > this.#ultima.revision) this.#ultima = version
    return version.revision > this.#revision
  }
}
