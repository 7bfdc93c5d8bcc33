/** A state that others hear of when it changes. */
export class Observado<E extends object> {
  #estado: E
  readonly #oyentes = new Set<() => void>()

  constructor(estado: E) {
    this.#estado = estado
  }

  readonly suscribir = (oyente: () => void): (() => void) => {
    this.#oyentes.add(oyente)
    return () => this.#oyentes.delete(oyente)
  }
  readonly estado = (): E => this.#estado

  /** Somebody hears of it. */
  get isOido(): boolean {
    return this.#oyentes.size > 0
  }

  protected poner(cambio: Partial<E>): void {
    this.#estado = { ...this.#estado, ...cambio }
    for (const oyente of this.#oyentes) oyente()
  }
}
