import { Surface } from '../../ui/Skeletons.tsx'
import { useDatosDePlan } from '../asignaturas/useDatosDePlan.ts'
import { MallaEditor } from './MallaEditor.tsx'
import { MallaVacia } from './MallaVacia.tsx'

/** The malla of a plan. */
export function MallaTab({ planId }: { planId: number }) {
  const datos = useDatosDePlan(planId)
  if (!datos) return <Surface height={480} />
  const { plan, ciclos, secciones, cursos } = datos
  const isVacia = ciclos.length + secciones.length + cursos.length === 0
  return isVacia ? <MallaVacia plan={plan} /> : <MallaEditor {...datos} />
}
