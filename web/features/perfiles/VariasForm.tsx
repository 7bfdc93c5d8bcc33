import { escribirTextoRico } from '@malla/contracts/textoRico/escribir.ts'
import { lineasPegadas } from '@malla/domain/perfiles/pegar.ts'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaField } from '../../ui/form/fields.tsx'

const parrafo = (text: string): string =>
  escribirTextoRico({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })

/** A list pasted from elsewhere, each line of it a line of the profile. */
export function VariasForm({ planId, onClose }: { planId: number; onClose: () => void }) {
  const form = useSaveForm<{ texto: string }, unknown>({
    initial: { texto: '' },
    draft: `plan/${planId}/perfil-egreso/varias`,
    touches: ['perfiles', 'planes', 'historial'],
    check: v => ({ ...(lineasPegadas(v.texto).length === 0 && { texto: ['Pegue al menos una línea.'] }) }),
    save: ({ texto }, options) =>
      api('perfiles.createMany', { planId, descripciones: lineasPegadas(texto).map(parrafo) }, options),
  })
  const cuantas = lineasPegadas(form.values.texto).length
  return (
    <FormDialog form={form} title="Pegar varias líneas" onClose={onClose}>
      <TextareaField
        field={form.field('texto')}
        label="Líneas"
        hint={
          cuantas === 0
            ? 'Una por renglón; los números y viñetas se quitan solos'
            : cuantas === 1
              ? 'Se añade 1 línea al final'
              : `Se añaden ${cuantas} líneas al final`
        }
        rows={8}
        autoFocus
      />
    </FormDialog>
  )
}
