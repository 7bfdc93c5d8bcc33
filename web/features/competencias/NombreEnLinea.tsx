import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { ConflictDialog } from '../../ui/form/ConflictDialog.tsx'
import type { Form } from '../../ui/form/useForm.ts'
import classes from './Arbol.module.css'
import { isLibre } from './useFoco.ts'

interface Props<V extends { nombre: string }> {
  form: Form<V>
  label: string
  /** What should be known before saving. */
  before?: ReactNode
  /** What Enter (`guardar`) and Esc (`dejar`) do while it is saved; true when that is all. */
  mientras?: (tecla: 'guardar' | 'dejar') => boolean
  /** What stands in the line once this was typed. */
  alEscribir?: (nombre: string) => string
  /** A text of several lines is pasted where nothing is written yet; true when it was taken for something else. */
  onPegar?: (texto: string) => boolean
  /** It opened by itself, at an answer: it takes the focus from nothing that the person opened meanwhile. */
  isOfrecida?: boolean
  /** Called when it was saved, and when it is given up. */
  onSaved: () => void
  onClose: () => void
}

/** Letters of a name, as the call takes them. */
const MAXIMO = 2000

/** A name written in its line. Enter saves, Esc gives up; what was typed stays until it is saved or given up. */
export function NombreEnLinea<V extends { nombre: string }>({
  form,
  label,
  before,
  mientras,
  alEscribir = nombre => nombre,
  onPegar,
  isOfrecida = false,
  onSaved,
  onClose,
}: Props<V>) {
  const campo = form.field('nombre' as keyof V & string)
  const entrada = useRef<HTMLTextAreaElement>(null)
  const { recovered } = form
  // Before the screen is drawn, so that no key falls between. What was typed before goes on where it ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const caja = entrada.current
    if (!caja || (isOfrecida && !isLibre(caja.closest('[role=tree]'), null))) return
    caja.focus()
    if (recovered) caja.setSelectionRange(caja.value.length, caja.value.length)
    else caja.select()
  }, [])

  const guardar = async () => {
    if (form.saving) {
      mientras?.('guardar')
      return
    }
    if (!form.dirty && !form.recovered) return onClose()
    const enviado = form.values.nombre
    if (!(await form.save())) return
    // What was typed meanwhile is still to be saved: the line stays open. One that was left is closed already, and another may be open by now.
    if (entrada.current?.value === enviado) onSaved()
  }
  // What is being composed is not touched: the browser holds it.
  const escribir = (nombre: string, evento?: Event) =>
    form.set({ nombre: (evento as InputEvent)?.isComposing ? nombre : alEscribir(nombre) } as Partial<V>)
  const dejar = () => {
    if (form.saving && mientras?.('dejar')) return
    // What is on its way is kept until it is answered.
    if (!form.saving) form.discard()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Those of the whole page (Ctrl K) work from here too.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      dejar()
    } else if (event.key === 'Enter' && event.target === entrada.current) {
      // On a button it presses that button.
      event.preventDefault()
      void guardar()
    }
  }
  const otros = Object.entries(form.errors).find(([nombre]) => nombre !== 'nombre')?.[1][0]
  return (
    <>
      <form
        className={classes.enLinea}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void guardar()
        }}
      >
        <Textarea
          ref={entrada}
          id={campo.id}
          aria-label={label}
          placeholder="Qué hace: «Diseña…», «Evalúa…», «Dirige…»"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={MAXIMO}
          value={form.values.nombre}
          error={campo.error ?? otros}
          onPaste={event => {
            const texto = event.clipboardData.getData('text/plain')
            if (form.values.nombre.trim() === '' && onPegar?.(texto)) return event.preventDefault()
            if (!/[\n\r]/.test(texto)) return
            // A name is one line: those of the page that it comes from are not its own.
            event.preventDefault()
            const caja = event.currentTarget
            const [desde, hasta] = [caja.selectionStart, caja.selectionEnd]
            const cabe = MAXIMO - caja.value.length + hasta - desde
            caja.setRangeText(texto.replace(/\s+/g, ' ').slice(0, cabe), desde, hasta, 'end')
            escribir(caja.value)
          }}
          onChange={event => escribir(event.currentTarget.value, event.nativeEvent)}
        />
        {before}
        <Button type="submit" size="compact-sm" loading={form.saving}>
          Guardar
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={dejar}>
          Cancelar
        </Button>
      </form>
      {/* Its keys are its own: within the form they would be keys of the line. */}
      <ConflictDialog form={form} onSaved={onSaved} />
    </>
  )
}
