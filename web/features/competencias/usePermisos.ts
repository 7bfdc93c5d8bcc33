import type { Plan } from '@malla/contracts/plan.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { useMemo } from 'react'
import { useWhyNotOf } from '../../app/permission.ts'
import type { Que } from './filas.ts'

/** Why the competencies of a plan cannot be added to, changed or deleted by who looks, each or null. */
export interface Permisos {
  crear: string | null
  editar: string | null
  eliminar: string | null
}

/** What the person may do with the competencies of this plan; the same object while nothing of it changes. */
export function usePermisos(plan: Plan): Permisos {
  const whyNotOf = useWhyNotOf()
  const ambito = { facultad_id: plan.facultad_id, programa_id: plan.carrera_id }
  const cesado = whyNotEditarPlan(plan)
  const crear = whyNotOf('contenido.crear', ambito) ?? cesado
  const editar = whyNotOf('contenido.editar', ambito) ?? cesado
  const eliminar = whyNotOf('contenido.eliminar', ambito) ?? cesado
  return useMemo(() => ({ crear, editar, eliminar }), [crear, editar, eliminar])
}

const PERMISO: Partial<Record<Que, keyof Permisos>> = {
  nueva: 'crear',
  dentro: 'crear',
  nombre: 'editar',
  subir: 'editar',
  bajar: 'editar',
  adentro: 'editar',
  afuera: 'editar',
  eliminar: 'eliminar',
}

/** Why something cannot be done with a line, or null. */
export function whyNotHacer(que: Que, permisos: Permisos): string | null {
  const permiso = PERMISO[que]
  return permiso ? permisos[permiso] : null
}
