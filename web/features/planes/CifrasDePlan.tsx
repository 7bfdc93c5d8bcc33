import type { Plan } from '@malla/contracts/plan.ts'
import { useDeferredValue } from 'react'
import { useCall } from '../../app/query.ts'
import { useBorrador } from '../legal/borrador.ts'
import { cifrasDePlan, sumasDe } from './titulos.ts'
import { useCreditosDeLey } from './useCreditosDeLey.ts'

/** The figures of the plan's header: of its courses as they are being edited here, as the light beside them; else as they are saved. */
export function CifrasDePlan({ plan }: { plan: Plan }) {
  // An edit is drawn first.
  const borrador = useDeferredValue(useBorrador(plan.id))
  const deLey = useCreditosDeLey(plan, borrador)
  // Who edits courses has read the sections already.
  const secciones = useCall('secciones.porPlan', { planId: plan.id }, { enabled: false }).data?.data
  const sumas = borrador && secciones && sumasDe(borrador, secciones)
  return cifrasDePlan({ ...plan, ...sumas }, deLey).map(({ nombre, valor, de, nota }) => (
    <span key={nombre}>
      {nombre} <b>{valor}</b>
      {de !== null && ` de ${de}`}
      {nota !== null && ` (${nota})`}
    </span>
  ))
}
