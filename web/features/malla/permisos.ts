import type { Plan } from '@malla/contracts/planes.ts'
import { useImpedimentos } from '../asignaturas/useDatosDePlan.ts'

/** Why the person may not, or null, for each kind of thing that the malla lets one do. */
export interface Permisos {
  mover: string | null
  editar: string | null
  crear: string | null
  /** Cycles and sections. */
  estructura: string | null
}

/** Who may edit courses but not the structure of a plan: «Operador Básico», «Tutor». */
const SOLO_CURSOS = 'Puede editar los cursos, pero su rol no permite moverlos en la malla.'

/** The malla belongs to the structure of the plan, its courses to the content (design §4); a ceased plan allows nothing. */
export function usePermisos(plan: Plan): Permisos {
  const { editar, crear, estructura } = useImpedimentos(plan)
  return { mover: editar ?? (estructura && SOLO_CURSOS), editar, crear, estructura }
}
