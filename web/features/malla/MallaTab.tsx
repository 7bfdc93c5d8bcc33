import { Aparte } from '../../app/shell/Aparte.tsx'
import { parte } from '../../ui/parte.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { useDatosDePlan } from '../asignaturas/useDatosDePlan.ts'
import { MallaEditor } from './MallaEditor.tsx'

const MallaVacia = parte(async () => (await import('./MallaVacia.tsx')).MallaVacia)

/** The malla of a plan. */
export function MallaTab({ planId }: { planId: number }) {
  const datos = useDatosDePlan(planId)
  if (!datos) return <Surface height={480} />
  const { plan, ciclos, secciones, cursos } = datos
  const isVacia = ciclos.length + secciones.length + cursos.length === 0
  return isVacia ? (
    <Aparte sitio={<Surface height={480} />} seDice>
      <MallaVacia plan={plan} />
    </Aparte>
  ) : (
    <MallaEditor {...datos} />
  )
}
