import type { CursoLegal } from '@malla/domain/legal/plan.ts'
import { useEffect, useSyncExternalStore } from 'react'

/** Courses of plans as somebody is editing them here, before the server has them: the header, its light and its figures, follows every edit. */
const borradores = new Map<number, readonly CursoLegal[]>()
const oyentes = new Set<() => void>()

const avisar = (): void => {
  for (const oyente of oyentes) oyente()
}
const suscribir = (oyente: () => void) => {
  oyentes.add(oyente)
  return () => void oyentes.delete(oyente)
}

/** Says how the courses of a plan stand where they are edited; when that place closes, what is saved counts again. */
export function usePublicarBorrador(planId: number, cursos: readonly CursoLegal[]): void {
  useEffect(() => {
    borradores.set(planId, cursos)
    avisar()
  }, [planId, cursos])
  useEffect(
    () => () => {
      borradores.delete(planId)
      avisar()
    },
    [planId],
  )
}

/** The courses of a plan as they are being edited, null where nobody edits them here. */
export const useBorrador = (planId: number): readonly CursoLegal[] | null =>
  useSyncExternalStore(suscribir, () => borradores.get(planId) ?? null)

/** How many courses a plan has as it is being edited; `guardados` where nobody edits it here. */
export const useCuantosCursos = (planId: number, guardados: number): number =>
  useSyncExternalStore(suscribir, () => borradores.get(planId)?.length ?? guardados)
