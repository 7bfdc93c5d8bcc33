import { mensajes } from '@malla/contracts/mensajes.ts'
import { useState } from 'react'
import { DayInput } from './DayInput.tsx'
import type { FieldProps } from './fields.tsx'
import { escritoSinDia, NO_ES_DIA, noDia } from './noDia.ts'

/** A day of a form. What is typed and is no day stays, is told once it is left, and is refused by the form (noDia.ts). */
export function DateField({
  field,
  label,
  hint,
  required,
  placeholder = mensajes.formulario.fecha,
  disabled,
}: FieldProps<string | null | undefined>) {
  const [isDentro, setDentro] = useState(false)
  const escrito = escritoSinDia(field.value)
  return (
    <DayInput
      id={field.id}
      name={field.name}
      label={label}
      description={hint}
      withAsterisk={required}
      aria-required={required || undefined}
      placeholder={placeholder}
      disabled={disabled}
      error={field.error ?? (escrito !== null && !isDentro && NO_ES_DIA)}
      escrito={escrito}
      value={escrito === null ? (field.value ?? null) : null}
      onChange={value => field.onChange(value)}
      onEscrito={texto => field.onChange(noDia(texto))}
      onFocus={() => setDentro(true)}
      onBlur={() => setDentro(false)}
      clearButtonProps={{ 'aria-label': 'Vaciar' }}
    />
  )
}
