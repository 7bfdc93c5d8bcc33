/** What is being drawn, and how it is stopped. */
export interface Dibujo {
  hecho: Promise<unknown>
  parar: () => void
}

/**
 * Draws a page when it comes; `mal` hears why it could not be. Answers how to stop it, after which nothing is heard: what is stopped ends with an error too.
 */
export function dibujarAlLlegar<P>(
  pagina: Promise<P>,
  dibujar: (pagina: P) => Dibujo,
  mal: (error: unknown) => void,
): () => void {
  let isPedido = true
  let parar = () => {}
  pagina
    .then(p => {
      if (!isPedido) return
      const dibujo = dibujar(p)
      parar = dibujo.parar
      return dibujo.hecho
    })
    .catch(error => isPedido && mal(error))
  return () => {
    isPedido = false
    parar()
  }
}
