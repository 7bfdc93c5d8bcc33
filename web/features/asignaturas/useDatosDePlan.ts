import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { CAMPOS_DE_LUGAR, whyNotCambiarCurso } from '@malla/domain/permisos/cursos.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { useMemo } from 'react'
import { personaOf, useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'

/** What the courses of a plan are shown and edited with. */
export interface DatosDePlan {
  plan: Plan
  cursos: readonly Asignatura[]
  ciclos: readonly Ciclo[]
  secciones: readonly Seccion[]
  catalogos: Readonly<Record<TipoDeParametro, readonly Parametro[]>>
}

/** Reads all that belongs to the courses of a plan; null until it is there. A failure goes to the page's error. */
export function useDatosDePlan(planId: number): DatosDePlan | null {
  const plan = useCall('planes.show', { id: planId }).data?.data
  const cursos = useCall('asignaturas.porPlan', { planId }).data?.data
  const ciclos = useCall('ciclos.porPlan', { planId }).data?.data
  const secciones = useCall('secciones.porPlan', { planId }).data?.data
  const areascursos = useCall('parametros.list', { tipo: 'areascursos' }).data?.data
  const tiposcursos = useCall('parametros.list', { tipo: 'tiposcursos' }).data?.data
  const tipologiasespecialescursos = useCall('parametros.list', { tipo: 'tipologiasespecialescursos' }).data
    ?.data
  return useMemo(() => {
    if (!plan || !cursos || !ciclos || !secciones) return null
    if (!areascursos || !tiposcursos || !tipologiasespecialescursos) return null
    return {
      plan,
      cursos,
      ciclos,
      secciones,
      catalogos: { areascursos, tiposcursos, tipologiasespecialescursos },
    }
  }, [plan, cursos, ciclos, secciones, areascursos, tiposcursos, tipologiasespecialescursos])
}

/** Why things in a plan cannot be done by this person now, each null when it can. */
export interface Impedimentos {
  /** Everything of a course but its place. */
  editar: string | null
  /** The place of a course: its cycle or section, and its order there. */
  mover: string | null
  crear: string | null
  eliminar: string | null
  /** Cycles and sections. */
  estructura: string | null
}

/** What stands against working on the courses of a plan: the role, the place, a plan that is ceased. */
export function useImpedimentos(plan: Plan): Impedimentos {
  const ambito = { facultad_id: plan.facultad_id, programa_id: plan.carrera_id }
  const cesado = whyNotEditarPlan(plan)
  const editar = useWhyNot('contenido.editar', ambito)
  const mover = whyNotCambiarCurso(personaOf(useUser()), CAMPOS_DE_LUGAR, ambito)
  const crear = useWhyNot('contenido.crear', ambito)
  const eliminar = useWhyNot('contenido.eliminar', ambito)
  const estructura = useWhyNot('estructura.editar', ambito)
  return {
    editar: editar ?? cesado,
    mover: mover ?? cesado,
    crear: crear ?? cesado,
    eliminar: eliminar ?? cesado,
    estructura: estructura ?? cesado,
  }
}
