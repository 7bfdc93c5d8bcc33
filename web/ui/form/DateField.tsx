import { mensajes } from '@malla/contracts/mensajes.ts'
import { DayInput } from './DayInput.tsx'
import type { FieldProps } from './fields.tsx'

/** A day of a form. */
export function DateField({
  field,
  label,
  hint,
  required,
  placeholder = mensajes.formulario.fecha,
  disabled,
}: FieldProps<string | null | undefined>) {
  return (
    <DayInput
      id={field.id}
      name={field.name}
      label={label}
      description={hint}
      withAsterisk={required}
      placeholder={placeholder}
      disabled={disabled}
      error={field.error}
      value={field.value ?? null}
      onChange={value => field.onChange(value)}
      clearButtonProps={{ 'aria-label': 'Vaciar' }}
    />
  )
}
