import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { useMemo } from 'react'
import { useCall } from '../../app/query.ts'

/** A course as entries name it: by its base, whatever its version. */
export interface CursoDePlan {
  /** Id of its base. */
  id: number
  curso: Asignatura
  label: string
}

/** The courses of a plan in the order of its malla, by their bases; undefined until they are there. */
export function useCursosDePlan(planId: number): ReadonlyMap<number, CursoDePlan> | undefined {
  const { data } = useCall('asignaturas.porPlan', { planId })
  return useMemo(
    () =>
      data &&
      new Map(
        data.data.map(curso => {
          const id = baseDe(curso)
          return [id, { id, curso, label: conCodigo(curso) }] as const
        }),
      ),
    [data],
  )
}
