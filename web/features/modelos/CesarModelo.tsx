import type { Modelo } from '@malla/contracts/modelos.ts'
import { ceseDesde, whyNotFechas } from '@malla/domain/modelos/versiones.ts'
import { Text } from '@mantine/core'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { hoyAqui } from '../../ui/form/dates.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'

/** Asks from which day a version no longer holds. */
export function CesarModelo({ modelo, onClose }: { modelo: Modelo; onClose: () => void }) {
  const { id, nombre, fechavigencia, fechacese, revision } = modelo
  const form = useSaveForm<Pick<Modelo, 'fechacese' | 'revision'>, { data: Modelo }>({
    initial: { fechacese, revision },
    proposed: { fechacese: ceseDesde(modelo, hoyAqui()) },
    // Of whoever ceased it meanwhile the date is to be seen, also where the one of today was left as it stood.
    actualOf: ({ fechacese, revision }) => ({ fechacese, revision }),
    touches: ['modelos', 'historial'],
    check: ({ fechacese }): Record<string, string[]> => {
      const reason = fechacese ? whyNotFechas({ fechavigencia, fechacese }) : 'Elija la fecha de cese.'
      return reason ? { fechacese: [reason] } : {}
    },
    save: (values, options) => api('modelos.update', { id, ...values }, options),
  })
  return (
    <FormDialog form={form} title="Cesar el modelo educativo" saveLabel="Cesar" onClose={onClose}>
      <Text>«{nombre}» seguirá aquí, y su documento dirá «Cesado». Puede restaurarlo cuando quiera.</Text>
      <DateField field={form.field('fechacese')} label="Fecha de cese" required />
    </FormDialog>
  )
}
