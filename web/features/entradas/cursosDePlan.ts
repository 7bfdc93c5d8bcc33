import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { useMemo } from 'react'
import { useCall } from '../../app/query.ts'

/** A course as entries name it: by its base, whatever its version. */
export interface CursoDePlan {
  /** Id of its base. */
  id: number
  curso: Asignatura
  label: string
}

/** How a course reads in one line. */
export const labelDe = ({ codigo, nombre }: Pick<Asignatura, 'codigo' | 'nombre'>): string =>
  codigo ? `${codigo} · ${nombre}` : nombre

/** The courses of a plan in the order of its malla, by their bases; undefined until they are there. */
export function useCursosDePlan(planId: number): ReadonlyMap<number, CursoDePlan> | undefined {
  const { data } = useCall('asignaturas.porPlan', { planId })
  return useMemo(
    () =>
      data &&
      new Map(
        data.data.map(curso => {
          const id = curso.asignatura_id || curso.id
          return [id, { id, curso, label: labelDe(curso) }] as const
        }),
      ),
    [data],
  )
}
