import { mensajes } from '@malla/contracts/mensajes.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { ActionButton } from '../ActionButton.tsx'
import { Aviso } from '../Aviso.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { fraseDeRecuperado } from './enPalabras.ts'
import classes from './FormSection.module.css'
import { ConSubidas, ESPERE, useAvisoDeSubida, useSubidas } from './subidas.ts'
import type { Form } from './useForm.ts'

const SIN_CAMBIOS = 'No hay cambios que guardar.'
/** Of a form that does not save but sends. */
const SIN_ESCRIBIR = 'Todavía no ha escrito nada.'

/**
 * A form that is a part of its page and stays open. Ctrl + Enter saves; its foot stays in sight while something is unsaved. After a save its
 * owner hands the record back with `form.adopt`.
 */
export function FormSection<V extends object>({
  form,
  label,
  children,
  whyNotSave: whyNot,
  saveLabel = mensajes.formulario.guardar,
  showValue,
}: {
  form: Form<V>
  /** What is edited here, for those who do not see it. */
  label: string
  children: ReactNode
  /** Why it cannot be saved now; the fields stay readable. */
  whyNotSave?: string | null
  saveLabel?: string
  showValue?: (name: string, value: unknown) => string
}) {
  const { isSubiendo, contar } = useSubidas()
  useAvisoDeSubida(isSubiendo)
  const isClosed = !!whyNot && !form.dirty
  const whyNotSave = whyNot ?? (isSubiendo ? ESPERE : null)
  const recuperado = fraseDeRecuperado(form)
  const guardar = useRef<HTMLButtonElement>(null)
  const sinNada = saveLabel === mensajes.formulario.guardar ? SIN_CAMBIOS : SIN_ESCRIBIR
  const descartar = () => {
    form.discard()
    // The button that was pressed goes.
    guardar.current?.focus()
  }
  const porQueNo = whyNotSave ?? (form.dirty ? null : sinNada)
  const save = () => void (porQueNo || form.save())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <>
      <form
        className={classes.form}
        aria-label={label}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        {recuperado && (
          <Alert color="maiz" mb={16} role="status">
            {recuperado}
          </Alert>
        )}
        {/* Before anything is typed it is told at once, and there is nothing to save. */}
        {isClosed && <Aviso>{whyNot}</Aviso>}
        <ErrorSummary form={form} />
        <Stack gap={32}>
          <ConSubidas value={contar}>{children}</ConSubidas>
        </Stack>
        {!isClosed && (
          <footer className={classes.footer} data-dirty={form.dirty || undefined}>
            {whyNotSave && <span className={classes.why}>{whyNotSave}</span>}
            {form.dirty && (
              <Button variant="default" disabled={form.saving} onClick={descartar}>
                Descartar cambios
              </Button>
            )}
            <ActionButton ref={guardar} type="submit" loading={form.saving} whyNot={porQueNo}>
              {saveLabel}
            </ActionButton>
          </footer>
        )}
      </form>
      <ConflictDialog form={form} show={showValue} onSaved={() => {}} />
    </>
  )
}

/** Fields that belong together, under a heading; what they are for at the left where there is room. */
export const FieldGroup = ({
  title,
  hint,
  children,
}: {
  title: string
  hint?: ReactNode
  children: ReactNode
}) => (
  <section className={classes.group}>
    <div>
      <h2 className={classes.title}>{title}</h2>
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
    <Stack gap={16} className={classes.fields}>
      {children}
    </Stack>
  </section>
)
