import type { CursoDelPlan, Id } from '../asignaturas/asignatura.ts'
import type { Edicion } from './ediciones.ts'
import { inversasDe, soloCambios } from './ediciones.ts'

/** Something done in the malla or the grid, with what undoes it. */
export interface Cambio {
  /** For the button: «Deshacer: mover Cálculo II». */
  texto: string
  ediciones: readonly Edicion[]
  inversas: readonly Edicion[]
}

/** What was done and what was undone, the latest last. */
export interface Pila {
  hechos: readonly Cambio[]
  deshechos: readonly Cambio[]
}

/** How many changes can be undone. */
export const MAX_DESHACER = 100

export const pilaVacia: Pila = { hechos: [], deshechos: [] }

export type AccionDePila =
  | { tipo: 'hacer'; cambio: Cambio }
  | { tipo: 'deshacer' }
  | { tipo: 'rehacer' }
  /** A course is gone: what touched it can neither be undone nor done again. */
  | { tipo: 'olvidar'; id: Id }

/** A change over the courses as they are now, or null when it would change nothing. */
export function cambioDe(
  texto: string,
  cursos: ReadonlyMap<Id, CursoDelPlan>,
  ediciones: readonly Edicion[],
): Cambio | null {
  const reales = soloCambios(cursos, ediciones)
  return reales.length ? { texto, ediciones: reales, inversas: inversasDe(cursos, reales) } : null
}

/** The edits to save in order to undo the last change, or null. */
export const porDeshacer = (pila: Pila): readonly Edicion[] | null => pila.hechos.at(-1)?.inversas ?? null

/** The edits to save in order to do again what was last undone, or null. */
export const porRehacer = (pila: Pila): readonly Edicion[] | null => pila.deshechos.at(-1)?.ediciones ?? null

const toca = (cambio: Cambio, id: Id): boolean => cambio.ediciones.some(e => e.id === id)

/** The stack after an action; the same object when nothing happens. Something new done forgets what was undone. */
export function reducirPila(pila: Pila, accion: AccionDePila): Pila {
  const { hechos, deshechos } = pila
  switch (accion.tipo) {
    case 'hacer':
      return { hechos: [...hechos, accion.cambio].slice(-MAX_DESHACER), deshechos: [] }
    case 'deshacer':
      return hechos.length ? { hechos: hechos.slice(0, -1), deshechos: [...deshechos, hechos.at(-1)!] } : pila
    case 'rehacer':
      return deshechos.length
        ? { hechos: [...hechos, deshechos.at(-1)!], deshechos: deshechos.slice(0, -1) }
        : pila
    case 'olvidar':
      return {
        hechos: hechos.filter(c => !toca(c, accion.id)),
        deshechos: deshechos.filter(c => !toca(c, accion.id)),
      }
  }
}
