/** Pauses in milliseconds: after the last letter until the draft goes; after leaving the text until it becomes a version; between tries. */
export const PAUSAS = { borrador: 800, version: 4000, reintento: 5000 } as const

/** Something that is done after a pause, once, unless it is begun anew or called off before. */
export class Pausa {
  readonly #hacer: () => void
  #espera: ReturnType<typeof setTimeout> | undefined

  constructor(hacer: () => void) {
    this.#hacer = hacer
  }

  /** Begins the pause anew: so many milliseconds from now. */
  empezar(ms: number): void {
    this.parar()
    this.#espera = setTimeout(this.#hacer, ms)
  }

  /** Calls it off. */
  parar(): void {
    clearTimeout(this.#espera)
  }
}
