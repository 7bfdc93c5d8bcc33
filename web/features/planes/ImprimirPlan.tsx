import type { Plan } from '@malla/contracts/planes.ts'
import { api } from '../../app/api.ts'
import { ReportButton } from '../../ui/pdf/ReportButton.tsx'

/** The plan as a document. */
export function ImprimirPlan({ plan }: { plan: Plan }) {
  return (
    <ReportButton
      variant="filled"
      title={plan.full_name}
      ask={() => api('planes.pdfPlan', { id: plan.id })}
    />
  )
}
