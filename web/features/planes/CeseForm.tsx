import type { Plan } from '@malla/contracts/plan.ts'
import { Text } from '@mantine/core'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { hoyAqui } from '../../ui/form/dates.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'

/** Asks from which day a plan is ceased, and says what that means. */
export function CeseForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const form = useSaveForm<Pick<Plan, 'fechacese' | 'revision'>, { data: Plan }>({
    initial: { fechacese: plan.fechacese, revision: plan.revision },
    proposed: { fechacese: hoyAqui() },
    // Of whoever ceased it meanwhile the date is to be seen, also where the one of today was left as it stood.
    actualOf: ({ fechacese, revision }) => ({ fechacese, revision }),
    touches: ['planes', 'facultades', 'programas', 'silabos', 'recordatorios'],
    check: v => ({ ...(!v.fechacese && { fechacese: ['Elija la fecha de cese.'] }) }),
    save: (values, options) => api('planes.update', { id: plan.id, ...values }, options),
  })
  return (
    <FormDrawer form={form} title="Cesar el plan" saveLabel="Cesar el plan" onClose={onClose}>
      <Text>
        «{plan.full_name}» quedará solo para leer: nadie podrá cambiarlo, sus informes dirán «Cesado» y no se
        ofrecerá al elegir un plan. Puede restaurarlo cuando quiera.
      </Text>
      <DateField field={form.field('fechacese')} label="Fecha de cese" required />
    </FormDrawer>
  )
}
