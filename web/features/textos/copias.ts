import { newKey } from '../../ui/newKey.ts'
import { isSinRespuesta } from '../../ui/reasons.ts'
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
  /** Names under which something is on its way, or was sent and not answered: it may be there all the same, or come yet. */
  readonly #dudosos = new Set<string>()
  /** As it was kept last. */
  #escrito: Texto | null = null
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
    this.#escrito = texto
    this.#mundo.local.escribir({ ...texto, id: this.#id, enviado })
    for (const o of [...this.#origen.splice(0), ...unidos]) {
      this.#mundo.local.quitar(o.id)
      this.#porSoltar.push(o)
    }
  }

  /** Sends the text as a draft; resolves to when the server took it. */
  async enviar(texto: Texto): Promise<string> {
    const enviado = await this.#mandar(texto)
    if (!this.#dudosos.has(this.#id)) return enviado
    // What was sent before under this name, and not answered, may come yet and stand in the place of this. The server answers again: this goes under another.
    this.#cambiarNombre(texto)
    return this.#mandar(texto)
  }

  async #mandar(texto: Texto): Promise<string> {
    const id = this.#id
    const wasDudoso = this.#dudosos.has(id)
    const sueltos = [...this.#porSoltar]
    this.#dudosos.add(id)
    const contestado = () => void (wasDudoso || this.#dudosos.delete(id))
    try {
      const enviado = await this.#mundo.guardarBorrador({ ...texto, id })
      contestado()
      if (id === this.#id) this.#aceptado = enviado
      for (const o of sueltos) void this.#soltar(o)
      return enviado
    } catch (error) {
      if (!isSinRespuesta(error)) contestado()
      throw error
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
    for (const o of this.#porSoltar.filter(entro)) this.#seFue(o)
    if (this.#dudosos.has(this.#id)) this.#dejarNombre()
    if (texto) this.escribir(texto)
    else this.#mundo.local.quitar(this.#id)
  }

  /** Nothing is left to keep. */
  quitar(): void {
    for (const o of this.#porSoltar.splice(0)) this.#tirar(o)
    for (const o of this.#origen.splice(0)) this.olvidar(o)
    this.#dejarNombre()
  }

  /** What is typed from now on has another name: whatever of the former is on its way still, or comes late, takes nothing of it. */
  #dejarNombre(): void {
    const id = this.#nombrar()
    this.#mundo.local.quitar(id)
    this.#tirar({ id, enviado: null })
  }

  /** The text goes on under another name; what was under the former goes once it is there. */
  #cambiarNombre(texto: Texto): void {
    const este = { id: this.#nombrar(), enviado: null }
    this.#mundo.local.escribir({ ...(this.#escrito ?? texto), id: this.#id, enviado: null })
    this.#mundo.local.quitar(este.id)
    this.#mundo.local.soltar(este)
    this.#porSoltar.push(este)
  }

  /** Takes another name; answers the former. */
  #nombrar(): string {
    const id = this.#id
    this.#id = newKey()
    this.#nombres.add(this.#id)
    this.#aceptado = null
    return id
  }

  /** Takes away a draft that says nothing any more. */
  olvidar(borrador: BorradorLocal): void {
    this.#mundo.local.quitar(borrador.id)
    this.#tirar(borrador)
  }

  /** Those that were thrown away before this began, and of which nobody heard that they are gone. */
  tirarDeAntes(idos: readonly Este[]): void {
    for (const ido of idos) if (!this.isPropio(ido)) this.#tirar(ido)
  }

  /** This browser knows of it until it is gone: a page that is loaded anew would bring it back. */
  #tirar(este: Este): void {
    this.#mundo.local.soltar(este)
    this.#porSoltar.push(este)
    void this.#soltar(este)
  }

  async #soltar(este: Este): Promise<void> {
    try {
      await this.#mundo.quitarBorrador(este)
      this.#seFue(este)
    } catch {
      // It goes with the next that is sent.
    }
  }

  /** The server has it no more. What may come yet is known until the section is opened anew. */
  #seFue(este: Este): void {
    this.#porSoltar = this.#porSoltar.filter(o => o !== este)
    if (!this.#dudosos.has(este.id)) this.#mundo.local.soltado(este.id)
  }
}
