import type { Local } from '@malla/contracts/locales.ts'
import { api } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'

const valoresDe = (item: Local | null): { nombre: string; revision?: number } => ({
  nombre: item?.nombre ?? '',
  revision: item?.revision,
})

/** Creates or renames premises. `onSaved` gets them as they are now. */
export function LocalForm({
  item,
  onSaved,
  onClose,
}: {
  item: Local | null
  onSaved?: (local: Local) => void
  onClose: () => void
}) {
  const whyNot = useWhyNot(item ? 'estructura.editar' : 'estructura.crear', DE_LA_INSTITUCION)
  const form = useSaveForm<ReturnType<typeof valoresDe>, { data: Local }>({
    initial: valoresDe(item),
    actualOf: valoresDe,
    touches: ['locales', 'laboratorios'],
    save: ({ nombre, revision }, options) =>
      item
        ? api('locales.update', { id: item.id, nombre, revision }, options)
        : api('locales.create', { nombre }, options),
    onSaved: answer => onSaved?.(answer.data),
  })
  return (
    <FormDialog form={form} title={item ? item.nombre : 'Nuevo local'} whyNotSave={whyNot} onClose={onClose}>
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        required
        autoFocus
        maxLength={120}
        placeholder="Sede Central, Pabellón B…"
      />
    </FormDialog>
  )
}
