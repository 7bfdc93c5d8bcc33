import { newKey } from '../../ui/newKey.ts'
import type { BorradorLocal, Este } from './borradorLocal.ts'
import type { Mundo } from './estadoDeEdicion.ts'

type Texto = Omit<BorradorLocal, 'id' | 'enviado'>

/**
 * The copies of a text that is no version yet, in this browser and with the server, under a name of its own. Drafts that it was made from stay where they
 * are until it is kept in their place; with the server only those go into which nothing was written since, for their tab may live on another computer.
 */
export class Copias {
  readonly #mundo: Mundo
  #id = newKey()
  #origen: BorradorLocal[] = []
  #porSoltar: BorradorLocal[] = []
  /** The last that was sent; settles when it is answered, whatever the answer. */
  #enCamino: Promise<unknown> = Promise.resolve()

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
    const envio = this.#mundo.guardarBorrador({ ...texto, id: this.#id })
    this.#enCamino = envio.catch(() => undefined)
    const enviado = await envio
    this.#porSoltar = this.#porSoltar.filter(o => !sueltos.includes(o))
    for (const o of sueltos) this.#soltar(o)
    return enviado
  }

  /** What the text on the screen is in or made from: a version of it takes these in. */
  suyos(): Este[] {
    return [{ id: this.#id, enviado: null }, ...this.#origen, ...this.#porSoltar]
  }

  /** A version took these in, and the server has them no more. `texto`: what was typed since and stays. */
  entraron(suyos: readonly Este[], texto: Texto | null): void {
    const [sigue, entro] = [(b: Este) => !suyos.includes(b), (b: Este) => suyos.includes(b)]
    for (const o of this.#origen.filter(entro)) this.#mundo.local.quitar(o.id)
    this.#origen = this.#origen.filter(sigue)
    this.#porSoltar = this.#porSoltar.filter(sigue)
    if (texto) this.escribir(texto)
    else this.#mundo.local.quitar(this.#id)
  }

  /** Nothing is left to keep. What is typed next has another name: whatever of this is on its way still, or comes late, takes nothing of that. */
  quitar(): void {
    const id = this.#id
    this.#id = newKey()
    this.#mundo.local.quitar(id)
    void this.#enCamino.then(() => this.#soltar({ id, enviado: null }))
    for (const o of [...this.#origen.splice(0), ...this.#porSoltar.splice(0)]) this.olvidar(o)
  }

  /** Takes away a draft that says nothing any more. */
  olvidar(borrador: BorradorLocal): void {
    this.#mundo.local.quitar(borrador.id)
    this.#soltar(borrador)
  }

  #soltar(este: Este): void {
    void this.#mundo.quitarBorrador(este).catch(() => undefined)
  }
}
