import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { Observado } from '../../app/observado.ts'
import { Base } from './base.ts'
import type { BorradorLocal } from './borradorLocal.ts'
import { Copias } from './copias.ts'
import type { Enviada } from './enviadas.ts'
import { type EstadoDeEdicion, estadoInicial, type Mundo } from './estadoDeEdicion.ts'
import type { ItemEditado } from './items.ts'

/**
 * A text while it is edited: what is on the screen, the version that it is typed upon, its copies. What it goes over into is shown here; when something
 * of it is sent, and what is done about the answer, is decided elsewhere.
 */
export class TextoEditado extends Observado<EstadoDeEdicion> {
  readonly base: Base
  readonly copias: Copias
  /** Its person did something in it since it was opened. */
  isTocado = false

  constructor(mundo: Mundo, seccion: SeccionDeTexto) {
    const base = new Base(seccion)
    super(estadoInicial(base.items))
    this.base = base
    this.copias = new Copias(mundo)
  }

  /** Something is typed that is no version yet. */
  get haySinGuardar(): boolean {
    return this.base.isOtra(this.estado().items)
  }

  override poner(cambio: Partial<EstadoDeEdicion>): void {
    super.poner(cambio)
  }

  /** Keeps a text in this browser, with what is brought into it by this. */
  escribir(items: ItemEditado[], ...unidos: BorradorLocal[]): void {
    this.copias.escribir(this.base.con(items), null, ...unidos)
  }

  /** Nothing is left to keep: the screen shows the version. */
  limpiar(items: ItemEditado[]): void {
    this.copias.quitar()
    this.#limpio(items)
  }

  #limpio(items: ItemEditado[]): void {
    this.poner({ items, fase: 'guardado', motivo: null, recuperado: false, conflicto: null })
  }

  /** Puts a text over a newer version. */
  ponerSobre(actual: SeccionDeTexto, items: ItemEditado[]): void {
    this.base.pasarA(actual)
    this.escribir(items)
    this.poner({ items, conflicto: null, cambioAjeno: false })
  }

  /** A version of this text is made, as it was sent. Answers whether it is whole: something may have been typed since. */
  entro({ items, suyos }: Enviada, actual: SeccionDeTexto, cuando: number): boolean {
    this.base.pasarA(actual, items)
    if (this.estado().items === items) {
      this.copias.entraron(suyos, null)
      this.#limpio(items)
      this.poner({ cuando, cambioAjeno: false })
      return true
    }
    this.copias.entraron(suyos, this.base.con(this.estado().items))
    this.poner({ fase: 'escrito', cuando })
    return false
  }
}
