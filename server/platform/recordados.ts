/** What was made last, by a key that says all that it is made of; made once, however many ask at the same time. */
export interface Recordados<T> {
  /** What is remembered under the key, or what `hacer` makes; what fails is not remembered. */
  de(clave: string, hacer: () => Promise<T>): Promise<T>
}

/** Remembers up to `cuantos`; the one asked for longest ago leaves first. */
export function crearRecordados<T>(cuantos: number): Recordados<T> {
  const guardados = new Map<string, Promise<T>>()
  return {
    de(clave, hacer) {
      const hecho = guardados.get(clave) ?? hacer()
      guardados.delete(clave)
      guardados.set(clave, hecho)
      hecho.catch(() => {
        if (guardados.get(clave) === hecho) guardados.delete(clave)
      })
      const [primero] = guardados.keys()
      if (guardados.size > cuantos && primero !== undefined) guardados.delete(primero)
      return hecho
    },
  }
}
