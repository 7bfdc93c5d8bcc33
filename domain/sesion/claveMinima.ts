/** Shortest password of one's own, in characters (long rather than odd). */
export const CLAVE_MINIMA = 10
