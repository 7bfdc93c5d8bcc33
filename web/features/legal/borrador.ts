import type { CursoLegal } from '@malla/domain/legal/plan.ts'
import { useEffect } from 'react'
import { shared } from '../../ui/shared.ts'

/** Courses of plans as somebody is editing them here, before the server has them: the header, its light and its figures, follows every edit. */
const borradores = shared<ReadonlyMap<number, readonly CursoLegal[]>>(new Map())

/** Says how the courses of a plan stand where they are edited; when that place closes, what is saved counts again. */
export function usePublicarBorrador(planId: number, cursos: readonly CursoLegal[]): void {
  useEffect(() => {
    borradores.set(new Map(borradores.get()).set(planId, cursos))
  }, [planId, cursos])
  useEffect(
    () => () => {
      borradores.set(new Map([...borradores.get()].filter(([id]) => id !== planId)))
    },
    [planId],
  )
}

/** The courses of a plan as they are being edited, null where nobody edits them here. */
export const useBorrador = (planId: number): readonly CursoLegal[] | null =>
  borradores.use(todos => todos.get(planId) ?? null)

/** How many courses a plan has as it is being edited; `guardados` where nobody edits it here. */
export const useCuantosCursos = (planId: number, guardados: number): number =>
  borradores.use(todos => todos.get(planId)?.length ?? guardados)
