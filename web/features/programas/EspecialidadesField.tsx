import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useFilas } from '../../ui/form/useFilas.ts'
import type { Field } from '../../ui/form/useForm.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import classes from './EspecialidadesField.module.css'

export interface Especialidad {
  id?: number
  nombre: string
}

/** The specialities of a programme, in their order. `errors` are those of the form, by dotted name. */
export function EspecialidadesField({
  field,
  errors,
  disabled,
}: {
  field: Field<readonly Especialidad[]>
  errors: Record<string, string[]>
  disabled: boolean
}) {
  const { caja, quitar } = useFilas<HTMLDivElement>()
  const { value, onChange } = field
  const write = (at: number, nombre: string) =>
    onChange(value.map((e, i) => (i === at ? { ...e, nombre } : e)))
  const add = () => {
    // At once: who types on after Enter writes in the new row from the first letter.
    flushSync(() => onChange([...value, { nombre: '' }]))
    caja.ref.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }
  const moveUp = (at: number) => {
    flushSync(() => onChange(value.with(at - 1, value[at]!).with(at, value[at - 1]!)))
    // With the row: the button that was pressed is now that of the other, and would take it back. At the top to the row itself: in its text Enter, held too
    // long, would go on adding.
    const fila = caja.ref.current?.querySelector<HTMLElement>(`li:nth-child(${at})`)
    const boton = at > 1 ? fila?.querySelector('button') : fila
    boton?.focus()
  }

  return (
    <Input.Wrapper label="Especialidades" error={field.error} labelElement="div">
      <div {...caja} id={field.id} tabIndex={-1}>
        <ol className={classes.list}>
          {value.map((especialidad, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without an id have only their place; each input shows its own text
            <li key={i} className={classes.row} data-fila tabIndex={-1}>
              <TextInput
                aria-label={`Especialidad ${i + 1}`}
                value={especialidad.nombre}
                readOnly={disabled}
                error={errors[`especialidades.${i}.nombre`]?.[0]}
                onChange={event => write(i, event.currentTarget.value)}
                onKeyDown={event => {
                  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                  event.preventDefault()
                  add()
                }}
              />
              {!disabled && (
                <>
                  <IconButton
                    label={i === 0 ? 'Ya es la primera.' : `Subir la especialidad ${i + 1}`}
                    off={i === 0}
                    onClick={() => moveUp(i)}
                  >
                    <IconArrowUp size={16} aria-hidden />
                  </IconButton>
                  <ActionIcon
                    aria-label={`Quitar la especialidad ${i + 1}`}
                    onClick={() => quitar(i, () => onChange(value.toSpliced(i, 1)))}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                </>
              )}
            </li>
          ))}
        </ol>
        {!disabled && (
          <Button
            data-anadir
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add}
          >
            Añadir especialidad
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
