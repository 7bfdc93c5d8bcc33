import { Surface } from '../../ui/Skeletons.tsx'
import { useDatosDePlan } from '../asignaturas/useDatosDePlan.ts'

/** Which course serves which competency of a plan, and how far. */
export function Matriz({ planId }: { planId: number }) {
  const datos = useDatosDePlan(planId)
  return datos ? null : <Surface height={320} />
}
