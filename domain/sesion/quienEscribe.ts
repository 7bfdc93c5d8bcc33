/** Header in which a page says in whose name it writes, or reads what is that person's alone: the person and the institution that it shows. */
export const QUIEN_ESCRIBE = 'x-malla-quien'

/** «7.3»: person and institution; 0 where none is chosen. */
export const quienEscribe = (usuarioId: number, empresaId: number | null): string =>
  `${usuarioId}.${empresaId ?? 0}`
