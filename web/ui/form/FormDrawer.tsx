import { mensajes } from '@malla/contracts/mensajes.ts'
import { Alert, Button, Drawer, Kbd, Stack } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { ActionButton } from '../ActionButton.tsx'
import { tecla } from '../tecla.ts'
import { useAtras } from '../useAtras.ts'
import { useEscape } from '../useEscape.ts'
import { useFocusBack } from '../useFocusBack.ts'
import { atiendeAtras, preguntarAlCerrar, whyNotCerrar } from './alCerrar.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { fraseDeRecuperado } from './enPalabras.ts'
import classes from './FormDrawer.module.css'
import { ConSubidas, ESPERE, useSubidas } from './subidas.ts'
import type { Form } from './useForm.ts'

export interface FormDrawerProps<V extends object> {
  form: Form<V>
  title: string
  /** Called when it has closed, saved or not; the owner then stops rendering it. */
  onClose: () => void
  children: ReactNode
  saveLabel?: string
  /** What should be known before saving; stands above the buttons. */
  before?: ReactNode
  /** Why it cannot be saved now; the fields stay readable. */
  whyNotSave?: string | null
  size?: number
  /** The address opens it: «Atrás» closes it by itself, asks where something would be lost, and not while it saves. */
  enDireccion?: boolean
  /** How the merge shows a value, e.g. the name behind an id. */
  showValue?: (name: string, value: unknown) => string
}

/**
 * The one form: a drawer at the right (a full sheet on phones). Ctrl + Enter saves; Esc and «Atrás» close, ask when something is unsaved, and keep it.
 * While it saves, and once it closes, it takes nothing: what came after would be in neither the record nor the form.
 * Render it only while it is wanted: `{editing && <AreaForm … onClose={() => setEditing(null)} />}`.
 */
export function FormDrawer<V extends object>(props: FormDrawerProps<V>) {
  const { form, onClose } = props
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const { isSubiendo, contar } = useSubidas()
  const whyNotSave = props.whyNotSave ?? (isSubiendo ? ESPERE : null)
  const whyNotClose = whyNotCerrar(form)
  const recuperado = fraseDeRecuperado(form)

  const leave = async () => {
    if (whyNotClose) return
    const answer = await preguntarAlCerrar(form, isSubiendo)
    if (answer === 'stay') return
    if (answer === 'drop') form.discard()
    setOpened(false)
  }
  useEscape(opened, () => void leave())
  useAtras(opened && atiendeAtras(form, isSubiendo, !!props.enDireccion), () => void leave())
  useFocusBack(opened)
  const save = async () => {
    if (!whyNotSave && (await form.save())) setOpened(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }

  return (
    <Drawer.Root
      opened={opened}
      onClose={() => void leave()}
      closeOnEscape={false}
      onExitTransitionEnd={onClose}
      size={`min(${props.size ?? 432}px, 100vw)`}
      position="right"
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay backgroundOpacity={0.12} />
      <Drawer.Content>
        <form
          className={classes.form}
          inert={!opened}
          aria-busy={form.saving}
          onKeyDown={onKeyDown}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            void save()
          }}
        >
          <div className={classes.header}>
            <Drawer.Title className={classes.title}>{props.title}</Drawer.Title>
            <button
              type="button"
              className={classes.esc}
              aria-disabled={whyNotClose ? true : undefined}
              title={whyNotClose ?? undefined}
              onClick={() => void leave()}
            >
              <span className="visually-hidden">Cerrar</span>
              <Kbd>Esc</Kbd>
            </button>
          </div>
          <Drawer.Body className={classes.body} inert={form.saving}>
            {recuperado && <Recovered frase={recuperado} onDiscard={form.discard} />}
            <ErrorSummary form={form} />
            <Stack gap={16}>
              <ConSubidas value={contar}>{props.children}</ConSubidas>
            </Stack>
          </Drawer.Body>
          <div className={classes.end}>
            {props.before}
            <footer className={classes.footer}>
              {whyNotSave && <span className={classes.why}>{whyNotSave}</span>}
              <ActionButton variant="default" whyNot={whyNotClose} onClick={() => void leave()}>
                {mensajes.formulario.cancelar}
              </ActionButton>
              <Button
                type="submit"
                loading={form.saving}
                disabled={!!whyNotSave}
                rightSection={<Kbd className={classes.kbd}>{tecla('Ctrl ↵')}</Kbd>}
              >
                {props.saveLabel ?? mensajes.formulario.guardar}
              </Button>
            </footer>
          </div>
        </form>
      </Drawer.Content>
      <ConflictDialog form={form} show={props.showValue} onSaved={() => setOpened(false)} />
    </Drawer.Root>
  )
}

function Recovered({ frase, onDiscard }: { frase: string; onDiscard: () => void }) {
  return (
    <Alert color="maiz" mb={16} role="status">
      {frase}{' '}
      <button type="button" className={classes.link} onClick={onDiscard}>
        Descartarlo
      </button>
    </Alert>
  )
}
