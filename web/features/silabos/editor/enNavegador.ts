import type { Cajon } from './cajon.ts'
import { isAqui, type Parte } from './parte.ts'

/** Keys that the server does not have, kept in this browser letter by letter; it knows for which there is no room. */
export class EnNavegador {
  readonly #cajon: Cajon
  readonly #alCambiar: (sinLugar: boolean) => void
  /** Keys for which this browser has no room, and how often each was written. */
  readonly #sinLugar = new Set<string>()
  readonly #veces = new Map<string, number>()

  /** `alCambiar` hears after each write whether some key has no room. */
  constructor(cajon: Cajon, alCambiar: (sinLugar: boolean) => void) {
    this.#cajon = cajon
    this.#alCambiar = alCambiar
  }

  /** A key as it stands now: kept while the server does not have it. */
  anotar(clave: string, parte: Parte): void {
    const { valor, base, revision, enviado, dejados } = parte
    const vez = (this.#veces.get(clave) ?? 0) + 1
    this.#veces.set(clave, vez)
    if (!isAqui(parte)) {
      this.#cajon.quitar(clave)
      this.#guardada(clave, true)
      return
    }
    const hecho = this.#cajon.escribir(clave, { valor, base, revision, enviado, ...(dejados && { dejados }) })
    if (hecho === true) this.#guardada(clave, true)
    // Of what was typed since, the later answer tells.
    else void hecho.then(isGuardada => this.#veces.get(clave) === vez && this.#guardada(clave, isGuardada))
  }

  #guardada(clave: string, isGuardada: boolean): void {
    if (isGuardada) this.#sinLugar.delete(clave)
    else this.#sinLugar.add(clave)
    this.#alCambiar(this.#sinLugar.size > 0)
  }
}
