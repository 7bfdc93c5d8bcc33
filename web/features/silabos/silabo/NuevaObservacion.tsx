import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { api } from '../../../app/api.ts'
import { useSaveForm } from '../../../app/useSaveForm.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextareaField } from '../../../ui/form/fields.tsx'
import { entradaDe } from './cache.ts'

/** A reviewer asks something of one section, or of the whole syllabus (null). */
export function NuevaObservacion({
  silabo: { curso, silabo },
  clave,
  titulo,
  onClose,
}: {
  silabo: SilaboAbierto
  clave: string | null
  titulo: string
  onClose: () => void
}) {
  const form = useSaveForm({
    initial: { texto: '' },
    draft: `observacion/${curso.id}/${silabo.periodo_id ?? 0}/${clave ?? ''}`,
    touches: ['revisiones', 'silabos'],
    save: ({ texto }, options) =>
      api('revisiones.observar', { ...entradaDe(curso.id, silabo.periodo_id), clave, texto }, options),
  })
  return (
    <FormDialog form={form} title={`Observar · ${titulo}`} saveLabel="Observar" onClose={onClose}>
      <TextareaField field={form.field('texto')} label="Qué debe corregirse" required autoFocus />
    </FormDialog>
  )
}
