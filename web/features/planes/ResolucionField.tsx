import type { Plan } from '@malla/contracts/plan.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { FileField } from '../../ui/form/FileField.tsx'
import { whyNotAttach } from '../../ui/form/files.ts'
import type { Form } from '../../ui/form/useForm.ts'

/** The file of a plan's resolution: chosen, replaced, or taken off at once. */
export function ResolucionField<V extends { archivo_resolucion: Blob | undefined; revision?: number }>({
  form,
  plan,
  disabled,
}: {
  form: Form<V>
  plan: Plan | null
  disabled: boolean
}) {
  const [removed, setRemoved] = useState(false)
  const url = removed ? null : (plan?.archivo_resolucion_url ?? null)
  const field = form.field('archivo_resolucion')

  const remove = () =>
    plan &&
    confirmDelete({
      name: 'Archivo de la resolución',
      work: async () => {
        const { message } = await api('planes.deleteResolucion', { id: plan.id })
        const { data } = await api('planes.show', { id: plan.id })
        // Ours was the only change in between: the rest of the form stands on it. Otherwise the save leads to the merge.
        if (data.revision === (form.values.revision ?? 0) + 1)
          form.set({ revision: data.revision } as Partial<V>)
        setRemoved(true)
        notifyGood(message)
        await refresh('planes')
      },
    })

  return (
    <div>
      <FileField
        field={{ ...field, error: whyNotAttach(field.value) ?? field.error }}
        label="Archivo de la resolución"
        hint="PDF, imagen o Word, hasta 50 MB"
        accept=".pdf,.doc,.docx,image/jpeg,image/png,image/webp"
        disabled={disabled}
        current={url ? { name: 'Ver el archivo guardado', url } : null}
      />
      {url && !field.value && !disabled && (
        <Button variant="subtle" color="rocoto" size="compact-sm" onClick={() => void remove()}>
          Quitar el archivo guardado
        </Button>
      )}
    </div>
  )
}
