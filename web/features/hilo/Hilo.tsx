import { Surface } from '../../ui/Skeletons.tsx'
import { useDatosDePlan } from '../asignaturas/useDatosDePlan.ts'

/** From a line of the graduate profile of a plan to the weeks of its courses, and back. */
export function Hilo({ planId }: { planId: number }) {
  const datos = useDatosDePlan(planId)
  return datos ? null : <Surface height={320} />
}
