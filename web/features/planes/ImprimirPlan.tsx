import type { Plan } from '@malla/contracts/plan.ts'
import { api } from '../../app/api.ts'
import { openReport } from '../../ui/pdf/report.ts'
import { SplitButton } from '../../ui/SplitButton.tsx'
import { tituloDePlan } from './titulos.ts'

/** «Imprimir»: the whole plan as a document; and what is on the screen, where it makes a page of its own. */
export function ImprimirPlan({ plan, isMalla }: { plan: Plan; isMalla: boolean }) {
  const informe = (cual: 'pdfPlan' | 'pdfPublico', que: string) => () =>
    openReport({
      title: `${tituloDePlan(plan)} · ${que}`,
      ask: () => api(`planes.${cual}`, { id: plan.id }),
    })
  const entero = informe('pdfPlan', 'Plan de estudios')
  return (
    <SplitButton
      filled
      label="Imprimir"
      onClick={entero}
      menuLabel="Qué imprimir"
      actions={[
        { label: 'El plan de estudios', onClick: entero },
        { label: 'El plan para el público', onClick: informe('pdfPublico', 'Plan público') },
        {
          label: 'La analítica curricular',
          onClick: () =>
            openReport({
              title: `${tituloDePlan(plan)} · Analítica curricular`,
              ask: () => api('analitica.pdf', { id: plan.id }),
            }),
        },
        ...(isMalla
          ? [{ label: 'Solo la malla, en una página', onClick: () => setTimeout(() => window.print(), 100) }]
          : []),
      ]}
    />
  )
}
