import type { Modalidad } from '@malla/contracts/modalidades.ts'
import { api } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'

const valoresDe = (m: Modalidad | null) => ({ nombre: m?.nombre ?? '', revision: m?.revision })

/** Creates a modality (null) or edits one. */
export function ModalidadForm({
  modalidad,
  onMade,
  onClose,
}: {
  modalidad: Modalidad | null
  onMade?: (id: number) => void
  onClose: () => void
}) {
  const whyNot = useWhyNot(modalidad ? 'estructura.editar' : 'estructura.crear', DE_LA_INSTITUCION)
  const form = useSaveForm<ReturnType<typeof valoresDe>, { data: Modalidad }>({
    initial: valoresDe(modalidad),
    actualOf: valoresDe,
    touches: ['modalidades', 'programas', 'facultades'],
    save: ({ nombre, revision }, options) =>
      modalidad
        ? api('modalidades.update', { nombre, id: modalidad.id, revision }, options)
        : api('modalidades.create', { nombre }, options),
    onSaved: ({ data }) => onMade?.(data.id),
  })
  return (
    <FormDialog
      form={form}
      title={modalidad?.nombre ?? 'Nueva modalidad'}
      whyNotSave={whyNot}
      onClose={onClose}
    >
      <TextField field={form.field('nombre')} label="Nombre" required autoFocus placeholder="Presencial" />
    </FormDialog>
  )
}
