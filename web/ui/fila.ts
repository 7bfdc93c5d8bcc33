/** Does what is asked for one thing after the other, in the order in which it is asked for, whatever becomes of each. */
export function crearFila(): <T>(paso: () => T | Promise<T>) => Promise<T> {
  let ultimo: Promise<unknown> = Promise.resolve()
  return paso => {
    const este = ultimo.then(paso)
    ultimo = este.catch(() => undefined)
    return este
  }
}
