import type { GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import { type ApiOutput, api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'

const valoresDe = (grupo: GrupoDeCompetencias | null): { nombre: string; revision?: number } => ({
  nombre: grupo?.nombre ?? '',
  revision: grupo?.revision,
})

/** The name of a group of competencies. */
export function GrupoForm({
  planId,
  grupo,
  onSaved,
  onClose,
}: {
  planId: number
  grupo: GrupoDeCompetencias | null
  onSaved: (grupo: GrupoDeCompetencias) => void
  onClose: () => void
}) {
  const form = useSaveForm<ReturnType<typeof valoresDe>, ApiOutput<'gruposcompetencias.create'>>({
    initial: valoresDe(grupo),
    actualOf: valoresDe,
    draft: `plan/${planId}/grupo/${grupo?.id ?? 'nuevo'}`,
    touches: ['gruposcompetencias'],
    save: ({ nombre, revision }, options) =>
      grupo
        ? api('gruposcompetencias.update', { id: grupo.id, nombre, revision }, options)
        : api('gruposcompetencias.create', { planestudio_id: planId, nombre }, options),
    onSaved: ({ data }) => onSaved(data),
  })
  return (
    <FormDialog
      form={form}
      title={grupo ? 'Nombre del grupo' : 'Nuevo grupo de competencias'}
      onClose={onClose}
    >
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        hint="Por ejemplo: «Competencias profesionales», «Transversales»"
        maxLength={160}
        required
        autoFocus
      />
    </FormDialog>
  )
}
