import { newKey } from '../../ui/newKey.ts'
import type { BorradorLocal } from './borradorLocal.ts'
import type { Mundo } from './estadoDeEdicion.ts'

type Texto = Omit<BorradorLocal, 'id' | 'enviado'>

/**
 * The copies of a text that is no version yet, in this browser and with the server, under a name of its own. Drafts that it was made from stay where they
 * are until it is kept in their place; with the server only those go into which nothing was written since, for their tab may live on another computer.
 */
export class Copias {
  readonly #mundo: Mundo
  readonly #id = newKey()
  #origen: BorradorLocal[] = []
  #porSoltar: BorradorLocal[] = []

  constructor(mundo: Mundo) {
    this.#mundo = mundo
  }

  /** What is on the screen is made from these and nothing else. */
  desde(...origen: BorradorLocal[]): void {
    this.#origen = origen
  }

  /** Keeps what is on the screen, with what is brought into it by this. `enviado`: the server took it just so. */
  escribir(texto: Texto, enviado: string | null = null, ...unidos: BorradorLocal[]): void {
    this.#mundo.local.escribir({ ...texto, id: this.#id, enviado })
    for (const o of [...this.#origen.splice(0), ...unidos]) {
      this.#mundo.local.quitar(o.id)
      this.#porSoltar.push(o)
    }
  }

  /** Sends the text as a draft; resolves to when the server took it. */
  async enviar(texto: Texto): Promise<string> {
    const sueltos = this.#porSoltar
    const enviado = await this.#mundo.guardarBorrador({ ...texto, id: this.#id })
    this.#porSoltar = this.#porSoltar.filter(o => !sueltos.includes(o))
    for (const o of sueltos) this.#soltar(o)
    return enviado
  }

  /** Nothing is left to keep. Resolves when the server has heard so, or cannot. */
  async quitar(): Promise<void> {
    this.#mundo.local.quitar(this.#id)
    const quitado = this.#mundo.quitarBorrador(this.#id).catch(() => undefined)
    for (const o of [...this.#origen.splice(0), ...this.#porSoltar.splice(0)]) this.olvidar(o)
    await quitado
  }

  /** Takes away a draft that says nothing any more. */
  olvidar(borrador: BorradorLocal): void {
    this.#mundo.local.quitar(borrador.id)
    this.#soltar(borrador)
  }

  #soltar({ id, enviado }: BorradorLocal): void {
    void this.#mundo.quitarBorrador(id, enviado ?? undefined).catch(() => undefined)
  }
}
