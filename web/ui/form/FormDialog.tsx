import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { Form } from './useForm.ts'

/**
 * A form of one or two fields, in a modal; also over a drawer, where a choice is missing: «Nuevo nivel…». Render it only while it is wanted.
 * What happens in it stays in it: a drawer that it belongs to must not save as well.
 */
export function FormDialog<V extends object>({
  form,
  title,
  onClose,
  whyNotSave,
  saveLabel = mensajes.formulario.guardar,
  size,
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
  children: ReactNode
}) {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const close = () => setOpened(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!whyNotSave && (await form.save())) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
  }

  return (
    <Dialog
      opened={opened}
      onClose={() => !form.saving && close()}
      title={title}
      zIndex={300}
      size={size}
      onExited={onClose}
    >
      <form noValidate onSubmit={event => void submit(event)} onKeyDown={onKeyDown}>
        <ErrorSummary form={form} />
        <Stack gap={16}>{children}</Stack>
        <Group justify="flex-end" gap={8} mt={24}>
          {whyNotSave && <span>{whyNotSave}</span>}
          <Button variant="default" disabled={form.saving} onClick={close}>
            {mensajes.formulario.cancelar}
          </Button>
          <Button type="submit" loading={form.saving} disabled={!!whyNotSave}>
            {saveLabel}
          </Button>
        </Group>
      </form>
      <ConflictDialog form={form} onSaved={close} />
    </Dialog>
  )
}
