import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import type { Plan } from '@malla/contracts/planes.ts'
import { useCall } from '../../app/query.ts'
import { QuietError } from '../../ui/QuietError.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { MallaEditor } from './MallaEditor.tsx'
import { MallaVacia } from './MallaVacia.tsx'

export interface DatosDeMalla {
  plan: Plan
  asignaturas: readonly Asignatura[]
  ciclos: readonly Ciclo[]
  secciones: readonly Seccion[]
}

/** The malla of a plan: what it needs is read side by side. */
export function MallaTab({ planId }: { planId: number }) {
  const shown = { meta: { shown: true } }
  const plan = useCall('planes.show', { id: planId }, shown)
  const cursos = useCall('asignaturas.porPlan', { planId }, shown)
  const ciclos = useCall('ciclos.porPlan', { planId }, shown)
  const secciones = useCall('secciones.porPlan', { planId }, shown)
  const lecturas = [plan, cursos, ciclos, secciones]
  const error = lecturas.find(l => l.error && !l.data)?.error

  if (error) {
    const retry = () => {
      for (const lectura of lecturas) if (lectura.error) void lectura.refetch()
    }
    return <QuietError error={error} retry={retry} />
  }
  if (!plan.data || !cursos.data || !ciclos.data || !secciones.data) return <Surface height={480} />
  const datos: DatosDeMalla = {
    plan: plan.data.data,
    asignaturas: cursos.data.data,
    ciclos: ciclos.data.data,
    secciones: secciones.data.data,
  }
  const isVacia = datos.ciclos.length + datos.secciones.length + datos.asignaturas.length === 0
  return isVacia ? <MallaVacia plan={datos.plan} /> : <MallaEditor {...datos} />
}
