import type { Plan } from '@malla/contracts/plan.ts'
import { dichoDePapelera } from '@malla/domain/planes/papelera.ts'
import { useWhyNot } from '../../app/permission.ts'
import { Aviso } from '../../ui/Aviso.tsx'
import { enPapelera } from './enPapelera.ts'
import { Recuperar } from './Recuperar.tsx'

/** Over a plan that somebody took away while it is open: what happened, what becomes of what is on the screen, and the way back for whoever has one. */
export function AvisoDePapelera({ plan }: { plan: Plan }) {
  const whyNot = useWhyNot('papelera', { facultad_id: plan.facultad_id, programa_id: plan.carrera_id })
  const papelera = enPapelera(plan)
  if (!papelera) return null
  return (
    <Aviso>
      {dichoDePapelera(papelera).aviso} Lo que ve aquí puede leerlo y copiarlo; lo que cambie no se guardará.{' '}
      {!whyNot && <Recuperar plan={plan} />}
    </Aviso>
  )
}
