import type { Programa } from '@malla/contracts/programas.ts'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirm } from '../../ui/dialogs.tsx'
import { ImageField } from '../../ui/form/ImageField.tsx'
import type { Form } from '../../ui/form/useForm.ts'
import type { ValoresDePrograma } from './valores.ts'

/** The image of a programme: chosen with the rest of the form, taken away at once. */
export function ImagenField({
  form,
  programa,
  disabled,
}: {
  form: Form<ValoresDePrograma>
  programa: Programa | null
  disabled: boolean
}) {
  const remove = () =>
    confirm({
      text: '¿Realmente desea quitar la imagen del programa?',
      danger: true,
      work: async () => {
        const { message } = await api('programas.deleteImagen', { id: programa!.id })
        const { data } = await api('programas.show', { id: programa!.id })
        // Ours was the only change in between: the rest of the form stands on it. Otherwise the save leads to the merge.
        if (data.revision === (form.values.revision ?? 0) + 1) form.set({ revision: data.revision })
        await refresh('programas')
        notifyGood(message)
      },
    })
  return (
    <ImageField
      field={form.field('imagen')}
      label="Imagen"
      hint="JPG, PNG, WebP o GIF, hasta 10 MB"
      alt={programa ? `Imagen de ${programa.nombre}` : 'Imagen elegida'}
      current={programa?.imagen_url}
      disabled={disabled}
      onRemove={() => void remove()}
    />
  )
}
