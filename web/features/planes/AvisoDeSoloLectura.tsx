import type { Plan } from '@malla/contracts/plan.ts'
import { Aviso } from '../../ui/Aviso.tsx'
import { enPapelera } from './enPapelera.ts'

/** Over a part of a plan: why it can only be read. Of a plan in the Papelera the page says it (AvisoDePapelera.tsx), once for all its parts. */
export const AvisoDeSoloLectura = ({ plan, whyNot }: { plan: Plan; whyNot: string | null }) =>
  whyNot && !enPapelera(plan) ? <Aviso>{whyNot}</Aviso> : null
