import { etiquetas } from '@malla/contracts/etiquetas.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { Alert, List } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useFocusBack } from '../useFocusBack.ts'
import type { Form } from './useForm.ts'

/** The field of a reason, or the block it is in where it has no element of its own. */
function elementOf(form: Pick<Form<object>, 'idOf'>, name: string): HTMLElement | null {
  const element = document.getElementById(form.idOf(name))
  const block = name.replace(/(^|\.)[^.]*$/, '')
  return element ?? (block ? elementOf(form, block) : null)
}

/** Leads to a field, in a block to its first: scrolls it into view and puts the cursor there. */
function goTo(element: HTMLElement | null): void {
  const field = element?.matches('fieldset') ? element.querySelector<HTMLElement>(FIELDS) : element
  element?.scrollIntoView({ block: 'center' })
  field?.focus()
}
const FIELDS = 'input, textarea, button'

/** A reason that does not say of which field it speaks, here where no field is near. */
function named(name: string, reason: string): string {
  const label = etiquetas[name]
  return !label || reason.toLowerCase().includes(label.toLowerCase()) ? reason : `${label}: ${reason}`
}

/** The list at the top of a refused form: each reason leads to its field. */
export function ErrorSummary<V extends object>({ form }: { form: Form<V> }) {
  const box = useRef<HTMLDivElement>(null)
  const rows = Object.entries(form.errors).flatMap(([name, reasons]) =>
    reasons.map(reason => ({ name, reason })),
  )
  const isField = (name: string) => name.split('.')[0]! in form.values
  // At each refusal, be the reasons as many as before or not; not at each letter that takes one away.
  useEffect(() => {
    if (form.refusals > 0) box.current?.focus()
  }, [form.refusals])
  // It goes at the first change, also at one that leaves the focus on it: a file that was chosen.
  useFocusBack(rows.length > 0)
  if (rows.length === 0) return null
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="rocoto"
      title={rows.some(row => isField(row.name)) ? mensajes.formulario.revise : mensajes.formulario.noGuardo}
      mb={16}
    >
      <List spacing={4} size="sm">
        {rows.map(({ name, reason }) => (
          <List.Item key={name + reason}>
            {isField(name) ? (
              <a
                href={`#${form.idOf(name)}`}
                onClick={event => {
                  event.preventDefault()
                  goTo(elementOf(form, name))
                }}
              >
                {named(name, reason)}
              </a>
            ) : (
              reason
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
