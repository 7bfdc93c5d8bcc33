/** The reason of a field of words that was left empty, in the words of the server; none where something stands. */
export const obligatorio = (campo: string, nombre: string, valor: string): Record<string, string[]> =>
  valor.trim() === '' ? { [campo]: [`El campo «${nombre}» es obligatorio.`] } : {}
