/**
 * A list with one of its things put at another place, counted from 0; past the end means the end. The same list when the thing is not in it or
 * stands there already.
 */
export function mover<T>(lista: readonly T[], cual: T, posicion: number): readonly T[] {
  const desde = lista.indexOf(cual)
  const hasta = Math.min(Math.max(posicion, 0), lista.length - 1)
  return desde < 0 || desde === hasta ? lista : lista.toSpliced(desde, 1).toSpliced(hasta, 0, cual)
}
