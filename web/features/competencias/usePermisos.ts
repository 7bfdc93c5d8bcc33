import type { Plan } from '@malla/contracts/planes.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { useWhyNotOf } from '../../app/permission.ts'

/** Why the competencies of a plan cannot be added to, changed or deleted by who looks, each or null. */
export interface Permisos {
  crear: string | null
  editar: string | null
  eliminar: string | null
}

export function usePermisos(plan: Plan): Permisos {
  const whyNotOf = useWhyNotOf()
  const ambito = { facultad_id: plan.facultad_id, programa_id: plan.carrera_id }
  const cesado = whyNotEditarPlan(plan)
  return {
    crear: whyNotOf('contenido.crear', ambito) ?? cesado,
    editar: whyNotOf('contenido.editar', ambito) ?? cesado,
    eliminar: whyNotOf('contenido.eliminar', ambito) ?? cesado,
  }
}
