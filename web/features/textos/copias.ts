import { newKey } from '../../ui/newKey.ts'
import type { BorradorLocal, Este } from './borradorLocal.ts'
import type { Mundo } from './estadoDeEdicion.ts'

/** As many a version may take in. */
const CABEN = 300

type Texto = Omit<BorradorLocal, 'id' | 'enviado'>

/**
 * The copies of a text that is no version yet, in this browser and with the server, under a name of its own. Drafts that it was made from stay where they
 * are until it is kept in their place; with the server only those go into which nothing was written since, for their tab may live on another computer.
 */
export class Copias {
  readonly #mundo: Mundo
  #id = newKey()
  /** All names that it ever had. */
  readonly #nombres = new Set([this.#id])
  /** When the server last said that it took the text; null: it never did. */
  #aceptado: string | null = null
  /** Of the last that was sent no answer came: it may be there all the same. */
  #isDudoso = false
  #origen: BorradorLocal[] = []
  /** What the server has to let go, once the text that took it in is there, or at once where it was thrown away: until it has said that it did. */
  #porSoltar: Este[] = []

  constructor(mundo: Mundo) {
    this.#mundo = mundo
  }

  /** Whether a draft is of this very editing. */
  isPropio = ({ id }: Pick<BorradorLocal, 'id'>): boolean => this.#nombres.has(id)

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
    const id = this.#id
    const sueltos = [...this.#porSoltar]
    this.#isDudoso = true
    try {
      const enviado = await this.#mundo.guardarBorrador({ ...texto, id })
      if (id === this.#id) this.#aceptado = enviado
      this.#isDudoso = false
      for (const o of sueltos) void this.#soltar(o)
      return enviado
    } finally {
      // Thrown away while it was on its way: it may have come after that.
      if (id !== this.#id) this.#tirar({ id, enviado: null })
    }
  }

  /**
   * What the text on the screen is in or made from, or was: a version of it takes these in. Its own as it stands now: a version may be made long after nobody
   * waits for it any more, and what was typed since is not in it.
   */
  suyos(): Este[] {
    const propio = this.#aceptado === null ? [] : [{ id: this.#id, enviado: this.#aceptado }]
    return [...propio, ...this.#origen, ...this.#porSoltar].slice(0, CABEN)
  }

  /** A version took these in. `texto`: what was typed since and stays. */
  entraron(suyos: readonly Este[], texto: Texto | null): void {
    const [sigue, entro] = [(b: Este) => !suyos.includes(b), (b: Este) => suyos.includes(b)]
    for (const o of this.#origen.filter(entro)) this.#mundo.local.quitar(o.id)
    this.#origen = this.#origen.filter(sigue)
    this.#porSoltar = this.#porSoltar.filter(sigue)
    if (this.#isDudoso) this.#dejarNombre()
    if (texto) this.escribir(texto)
    else this.#mundo.local.quitar(this.#id)
  }

  /** Nothing is left to keep. */
  quitar(): void {
    for (const o of this.#porSoltar) void this.#soltar(o)
    for (const o of this.#origen.splice(0)) this.olvidar(o)
    this.#dejarNombre()
  }

  /** What is typed from now on has another name: whatever of the former is on its way still, or comes late, takes nothing of it. */
  #dejarNombre(): void {
    const id = this.#id
    this.#id = newKey()
    this.#nombres.add(this.#id)
    this.#aceptado = null
    this.#isDudoso = false
    this.#mundo.local.quitar(id)
    this.#tirar({ id, enviado: null })
  }

  /** Takes away a draft that says nothing any more. */
  olvidar(borrador: BorradorLocal): void {
    this.#mundo.local.quitar(borrador.id)
    this.#tirar(borrador)
  }

  #tirar(este: Este): void {
    this.#porSoltar.push(este)
    void this.#soltar(este)
  }

  async #soltar(este: Este): Promise<void> {
    try {
      await this.#mundo.quitarBorrador(este)
      this.#porSoltar = this.#porSoltar.filter(o => o !== este)
    } catch {
      // It goes with the next that is sent.
    }
  }
}
