import { DE_VISITA } from '@malla/domain/sesion/demostracion.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { useUser } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FieldGroup, FormSection } from '../../ui/form/FormSection.tsx'
import { TextareaField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Page } from '../../ui/Page.tsx'

const vacia = { titulo: '', descripcion: '' }
type Valores = typeof vacia

const check = ({ titulo, descripcion }: Valores): Record<string, string[]> => ({
  ...(titulo.trim() ? {} : { titulo: ['Diga en pocas palabras qué mejoraría.'] }),
  ...(descripcion.trim() ? {} : { descripcion: ['Cuente qué le falta o le estorba.'] }),
})

/** Sugerir MEJORAS (§2): what somebody would have otherwise. `desde`: the page on which it came to mind. */
export function SugerirPage() {
  const { desde } = useAddress()
  const [enviada, setEnviada] = useState<string | null>(null)
  usePlace([{ label: 'Sugerir mejoras' }])
  return (
    <Page title="Sugerir mejoras">
      {enviada ? (
        <EmptyState title={enviada} action={<Button onClick={() => setEnviada(null)}>Escribir otra</Button>}>
          Si hace falta saber más, le escribirán al correo de su perfil.
        </EmptyState>
      ) : (
        <SugerirForm desde={desde} onSent={setEnviada} />
      )}
    </Page>
  )
}

function SugerirForm({ desde, onSent }: { desde: string | undefined; onSent: (message: string) => void }) {
  const whyNot = useUser().isVisita ? DE_VISITA : null
  const form = useForm<Valores, { message: string }>({
    initial: vacia,
    draft: 'sugerencia/nueva',
    check,
    save: (v, options) => api('sugerencias.create', { ...v, pagina: desde ?? null }, options),
    onSaved: ({ message }) => {
      form.adopt(vacia)
      onSent(message)
    },
  })
  return (
    <FormSection form={form} label="Sugerencia" saveLabel="Enviar sugerencia" whyNotSave={whyNot}>
      <FieldGroup
        title="¿Qué mejoraría?"
        hint="Lo lee quien administra Malla, con su nombre y su institución."
      >
        <TextField field={form.field('titulo')} label="En pocas palabras" required maxLength={120} />
        <TextareaField
          field={form.field('descripcion')}
          label="Con detalle"
          hint="Qué estaba haciendo, qué esperaba y qué pasó"
          required
          rows={8}
        />
      </FieldGroup>
    </FormSection>
  )
}
