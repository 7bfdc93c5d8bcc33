import { mensajes } from '@malla/contracts/mensajes.ts'
import { refresh } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { sinContradecir } from './dichos.ts'

/** A document that can be sent: `send` asks for it and answers what the person is told. */
export interface Envio {
  titulo: string
  send: (correo: string, options: { key: string }) => Promise<{ message: string; job: number }>
}

/** The one way to mail a document: «Enviar a Correo» (§2), prefilled with the person's own address. */
export function EnviarCorreo({ envio, onClose }: { envio: Envio; onClose: () => void }) {
  const { persona } = useUser()
  const form = useSaveForm<{ correo: string }, { message: string }>({
    initial: { correo: persona.correo },
    touches: [],
    check: v => ({ ...(!v.correo?.trim() && { correo: ['Escriba un correo electrónico.'] }) }),
    save: async ({ correo }, options) => sinContradecir(await envio.send(correo.trim(), options)),
    onSaved: () => void refresh('trabajos'),
  })
  return (
    <FormDialog form={form} title="Enviar a Correo" saveLabel="Enviar" onClose={onClose}>
      <p style={{ margin: 0 }}>«{envio.titulo}» irá adjunto.</p>
      <TextField
        field={form.field('correo')}
        label={mensajes.formulario.correo}
        placeholder={mensajes.formulario.correoEjemplo}
        type="email"
        required
        autoFocus
        maxLength={190}
      />
    </FormDialog>
  )
}
