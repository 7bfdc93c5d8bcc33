import { buscadorDeCiclos, type CicloLlamado } from '@malla/domain/ciclos/buscarCiclo.ts'
import { comoSeLlama } from '@malla/domain/ciclos/ciclo.ts'
import {
  type CicloLeido,
  isEdadEscrita,
  leerEdad,
  leerNombreDeCiclo,
} from '@malla/domain/ciclos/leerCiclo.ts'
import { numeroSiguiente, PLAN_LLENO } from '@malla/domain/ciclos/maximo.ts'
import type { Leido } from './valores.ts'

/** What numbers the cycles that a file writes. */
export interface Numerador {
  /** The number of the plan's cycle that is called so; null for none. */
  porNombre: (escrito: string) => number | null
  /** The number of the cycle that a text means, which was read as `leido`; or why it can be none. */
  porLectura: (escrito: string, leido: CicloLeido) => Leido<number>
}

const NO_ES_EDAD =
  'Los ciclos de este plan son edades y no se sabe cuál es este: escríbala completa, como «3 años».'

/** Whether the cycles of a plan are ages, all whose name says a number. */
function isDeEdades(delPlan: readonly CicloLlamado[]): boolean {
  const nombres = delPlan.map(c => comoSeLlama({ ...c, descripcion: c.descripcion ?? '' }).nombre)
  const contados = nombres.filter(n => leerNombreDeCiclo(n))
  return contados.length > 0 && contados.every(isEdadEscrita)
}

/** By what a new cycle is known again. A figure alone may be an age too: «3» and «3 años» are one. */
function llavesDe(escrito: string, { numero, isEdad }: CicloLeido): string[] {
  const edad = `edad ${numero}`
  if (isEdad) return [edad]
  return leerEdad(escrito) || isEdadEscrita(escrito) ? [edad, `${numero}`] : [`${numero}`]
}

/**
 * Numbers the cycles of a file: one of the plan has its number there, others that of their text where it is free, else the next one. An age is no place in an
 * order: such cycles are numbered as they come. A plan of ages gets no other cycles from a file: they would be made beside those they mean.
 */
export function numeradorDe(delPlan: readonly CicloLlamado[]): Numerador {
  const buscar = buscadorDeCiclos(delPlan)
  const soloEdades = isDeEdades(delPlan)
  const tomados = delPlan.map(c => c.numero)
  const nuevos = new Map<string, number>()
  const numerarNuevo = (escrito: string, leido: CicloLeido): Leido<number> => {
    if (soloEdades && !isEdadEscrita(escrito)) return { motivo: NO_ES_EDAD }
    const llaves = llavesDe(escrito, leido)
    const hecho = llaves.map(l => nuevos.get(l)).find(n => n !== undefined)
    const isLibre = !leido.isEdad && !tomados.includes(leido.numero)
    const suyo = hecho ?? (isLibre ? leido.numero : numeroSiguiente(tomados))
    if (suyo === null) return { motivo: PLAN_LLENO }
    for (const llave of llaves) nuevos.set(llave, suyo)
    if (hecho === undefined) tomados.push(suyo)
    return { valor: suyo }
  }
  return {
    porNombre: escrito => buscar(escrito, null)?.numero ?? null,
    porLectura: (escrito, leido) => {
      const suyo = buscar(escrito, leido)
      return suyo ? { valor: suyo.numero } : numerarNuevo(escrito, leido)
    },
  }
}
