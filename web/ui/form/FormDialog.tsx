import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { ActionButton } from '../ActionButton.tsx'
import { Dialog } from '../Dialog.tsx'
import { preguntarAlCerrar, sePierde, whyNotCerrar } from './alCerrar.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { ConSubidas, ESPERE, useSubidas } from './subidas.ts'
import type { Form } from './useForm.ts'

/**
 * A form of one or two fields, in a modal; also over a drawer, where a choice is missing: «Nuevo nivel…». Render it only while it is wanted.
 * What happens in it stays in it: a drawer that it belongs to must not save as well. Closing asks where what was typed would be lost.
 */
export function FormDialog<V extends object>({
  form,
  title,
  onClose,
  whyNotSave: whyNot,
  saveLabel = mensajes.formulario.guardar,
  size,
  showValue,
  muestra = false,
  children,
}: {
  form: Form<V>
  title: string
  /** Called when it has closed, saved or not. */
  onClose: () => void
  whyNotSave?: string | null
  /** What the button that saves says. */
  saveLabel?: string
  /** Its width; default: that of a dialog. */
  size?: number
  /** How a value reads where two people changed the same field. */
  showValue?: (name: string, value: unknown) => string
  /** What it shows may be all that the person came for: while nothing is typed there is nothing to save or cancel, only «Cerrar». */
  muestra?: boolean
  children: ReactNode
}) {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const { isSubiendo, contar } = useSubidas()
  const whyNotSave = whyNot ?? (isSubiendo ? ESPERE : null)
  const whyNotClose = whyNotCerrar(form)
  const soloMuestra = muestra && !form.dirty && !form.saving
  const close = () => setOpened(false)
  // What is kept is there the next time: it closes at once.
  const leave = async () => {
    if (whyNotClose) return
    const answer = await preguntarAlCerrar({ ...form, dirty: sePierde(form) }, isSubiendo)
    if (answer === 'stay') return
    if (answer === 'drop') form.discard()
    close()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    // A browser sends a form of one field with Enter, also where it has no button for that.
    if (!soloMuestra && !whyNotSave && (await form.save())) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
  }

  return (
    <Dialog
      opened={opened}
      onClose={() => void leave()}
      whyNotClose={whyNotClose}
      title={title}
      zIndex={300}
      size={size}
      onExited={onClose}
    >
      <form
        inert={!opened}
        aria-busy={form.saving}
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={onKeyDown}
      >
        <ErrorSummary form={form} />
        <Stack gap={16} inert={form.saving}>
          <ConSubidas value={contar}>{children}</ConSubidas>
        </Stack>
        <Group justify="flex-end" gap={8} mt={24}>
          {whyNotSave && <span>{whyNotSave}</span>}
          <ActionButton variant="default" whyNot={whyNotClose} onClick={() => void leave()}>
            {soloMuestra ? 'Cerrar' : mensajes.formulario.cancelar}
          </ActionButton>
          {!soloMuestra && (
            <Button type="submit" loading={form.saving} disabled={!!whyNotSave}>
              {saveLabel}
            </Button>
          )}
        </Group>
      </form>
      <ConflictDialog form={form} show={showValue} onSaved={close} />
    </Dialog>
  )
}
