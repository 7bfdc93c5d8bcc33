import type { Id } from '../asignaturas/asignatura.ts'
import type { Grafo } from '../asignaturas/grafo.ts'
import { type GrafoOrdenado, ordenarGrafo } from './orden.ts'

/** Longest chain that ends (`vecinos` = antes) or begins (despues) in each course, counted in courses; `orden` visits neighbours first. */
export function largosDeCadena(orden: Iterable<number>, vecinos: GrafoOrdenado['antes']): number[] {
  const largo: number[] = []
  for (const i of orden) {
    let mayor = 0
    for (const j of vecinos[i]!) if (largo[j]! > mayor) mayor = largo[j]!
    largo[i] = mayor + 1
  }
  return largo
}

/** Follows the longest chain from a course on, itself first. */
export function seguir(
  { ids }: GrafoOrdenado,
  vecinos: GrafoOrdenado['antes'],
  largos: readonly number[],
  desde: number,
): Id[] {
  const cadena: Id[] = []
  for (let en = desde; en >= 0; ) {
    cadena.push(ids[en]!)
    const quedan = largos[en]! - 1
    en = vecinos[en]!.find(j => largos[j] === quedan) ?? -1
  }
  return cadena
}

/** A longest chain through a course, from its beginning to its end; the course alone where it has neither requisites nor followers. */
export function cadenaPor(grafo: Grafo, id: Id): Id[] {
  const g = ordenarGrafo(grafo)
  const en = g.lugar.get(id)
  if (en === undefined) return []
  const orden = g.ids.map((_, i) => i)
  const antes = seguir(g, g.antes, largosDeCadena(orden, g.antes), en)
  const despues = seguir(g, g.despues, largosDeCadena(orden.toReversed(), g.despues), en)
  return [...antes.toReversed(), ...despues.slice(1)]
}
