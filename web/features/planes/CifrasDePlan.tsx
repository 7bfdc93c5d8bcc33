import type { Plan } from '@malla/contracts/plan.ts'
import { useDeferredValue } from 'react'
import { useCall } from '../../app/query.ts'
import { useBorrador } from '../legal/borrador.ts'
import { cifrasDePlan, sumasDe } from './titulos.ts'
import { useGenerales } from './useGenerales.ts'

/** The figures of the plan's header: of its courses as they are being edited here, as the light beside them; else as they are saved. */
export function CifrasDePlan({ plan }: { plan: Plan }) {
  // An edit is drawn first.
  const borrador = useDeferredValue(useBorrador(plan.id))
  const generales = useGenerales(plan, borrador)
  // Who edits courses has read the sections already.
  const secciones = useCall('secciones.porPlan', { planId: plan.id }, { enabled: false }).data?.data
  const sumas = borrador && secciones && sumasDe(borrador, secciones)
  return cifrasDePlan({ ...plan, ...sumas }, generales).map(({ nombre, valor, de }) => (
    <span key={nombre}>
      {nombre} <b>{valor}</b>
      {de !== null && ` de ${de}`}
    </span>
  ))
}
