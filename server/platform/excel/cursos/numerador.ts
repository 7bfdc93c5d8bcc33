import { buscadorDeCiclos, type CicloLlamado } from '@malla/domain/ciclos/buscarCiclo.ts'
import type { CicloLeido } from '@malla/domain/ciclos/leerCiclo.ts'
import { numeroSiguiente } from '@malla/domain/ciclos/maximo.ts'

/** The number of the cycle that a text means, which was read as `leido` (null: by its name alone); null where it means none, or one more than a plan may have. */
export type Numerador = (escrito: string, leido: CicloLeido | null) => number | null

/**
 * Numbers the cycles of a file: one of the plan has its number there, others that of their text where it is free, else the next one. An age is no place in an
 * order: such cycles are numbered as they come.
 */
export function numeradorDe(delPlan: readonly CicloLlamado[]): Numerador {
  const buscar = buscadorDeCiclos(delPlan)
  const tomados = delPlan.map(c => c.numero)
  const nuevos = new Map<string, number>()
  const numerarNuevo = ({ numero, isEdad }: CicloLeido): number | null => {
    const llave = `${isEdad} ${numero}`
    const isLibre = !isEdad && !tomados.includes(numero)
    const hecho = nuevos.get(llave)
    if (hecho !== undefined) return hecho
    const suyo = isLibre ? numero : numeroSiguiente(tomados)
    if (suyo === null) return null
    nuevos.set(llave, suyo)
    tomados.push(suyo)
    return suyo
  }
  return (escrito, leido) => buscar(escrito, leido)?.numero ?? (leido && numerarNuevo(leido))
}
