/** Those who listen to something while they are there, and are told it in the order in which they came. */
export interface Oyentes<Dicho> {
  /** Hears of it from now on; answers how to stop. */
  oir(oyente: (dicho: Dicho) => void): () => void
  /** Tells it to whoever listens. */
  decir(dicho: Dicho): void
}

/** Makes a place where something is told that nobody keeps; for what has a value there is `shared`. */
export function oyentes<Dicho = void>(): Oyentes<Dicho> {
  const todos = new Set<(dicho: Dicho) => void>()
  return {
    oir(oyente) {
      todos.add(oyente)
      return () => void todos.delete(oyente)
    },
    decir(dicho) {
      for (const oyente of todos) oyente(dicho)
    },
  }
}
