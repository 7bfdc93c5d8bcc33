import type { Plan } from '@malla/contracts/plan.ts'
import { Button } from '@mantine/core'
import { useWrite } from '../../app/query.ts'

/** Brings a plan back from the Papelera. */
export function Recuperar({ plan }: { plan: Pick<Plan, 'id' | 'full_name'> }) {
  const recuperar = useWrite('planes.recuperar', {
    touches: ['planes', 'facultades', 'programas', 'silabos', 'recordatorios'],
  })
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={`Recuperar ${plan.full_name}`}
      loading={recuperar.isPending}
      onClick={() => recuperar.mutate({ id: plan.id })}
    >
      Recuperar
    </Button>
  )
}
