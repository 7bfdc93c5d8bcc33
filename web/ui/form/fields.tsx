import { mensajes } from '@malla/contracts/mensajes.ts'
import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCifra } from './cifra.ts'
import classes from './fields.module.css'
import { MultiSelectBuscable } from './MultiSelectBuscable.tsx'
import { SelectBuscable } from './SelectBuscable.tsx'
import type { Field } from './useForm.ts'

/** What all fields share. Labels are always there; `hint` explains under the label, `required` marks it. */
export interface FieldProps<T> {
  field: Field<T>
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
}

const common = <T,>({ field, label, hint, required, placeholder, disabled, autoFocus }: FieldProps<T>) => ({
  id: field.id,
  name: field.name,
  label,
  description: hint,
  withAsterisk: required,
  'aria-required': required || undefined,
  placeholder,
  disabled,
  error: field.error,
  'data-autofocus': autoFocus || undefined,
})

type InputType = 'email' | 'password' | 'search' | 'tel' | 'text' | 'url'

/** A line of text (§5, input types). Null and the empty text look the same; an emptied field gives null where null is allowed. */
export function TextField<T extends string | null | undefined>({
  type = 'text',
  maxLength,
  autoComplete = 'off',
  ...props
}: FieldProps<T> & { type?: InputType; maxLength?: number; autoComplete?: string }) {
  const { field } = props
  return (
    <TextInput
      {...common(props)}
      type={type}
      maxLength={maxLength}
      autoComplete={autoComplete}
      value={field.value ?? ''}
      onChange={e => field.onChange(e.currentTarget.value as T)}
    />
  )
}

/** Several lines. `prose` shows them in the letters of plans and syllabi. */
export function TextareaField<T extends string | null | undefined>({
  rows = 4,
  prose,
  ...props
}: FieldProps<T> & { rows?: number; prose?: boolean }) {
  const { field } = props
  return (
    <Textarea
      {...common(props)}
      autosize
      minRows={rows}
      maxRows={16}
      classNames={prose ? { input: classes.prose } : undefined}
      value={field.value ?? ''}
      onChange={e => field.onChange(e.currentTarget.value as T)}
    />
  )
}

/** A number, written with comma or point; empty is null. What it may be the server says: what is typed stays as it is, with its sign and all its decimals. */
export function NumberField<T extends number | null | undefined>({
  min,
  max,
  suffix,
  ...props
}: FieldProps<T> & { min?: number; max?: number; suffix?: string }) {
  const { field } = props
  const cifra = useCifra(field.value, n => field.onChange(n as T))
  return (
    <NumberInput
      {...common(props)}
      {...cifra}
      min={min}
      max={max}
      suffix={suffix && ` ${suffix}`}
      clampBehavior="none"
      classNames={{ input: classes.number }}
    />
  )
}

export interface Option<T extends string | number> {
  value: T
  label: string
  disabled?: boolean
}

/** One of several. Searchable from eight options on; `clearable` where none is an answer (null). */
export function SelectField<T extends string | number>({
  options,
  clearable,
  ...props
}: FieldProps<T | null | undefined> & { options: readonly Option<T>[]; clearable?: boolean }) {
  const { field } = props
  return (
    <SelectBuscable<T>
      {...common(props)}
      placeholder={props.placeholder ?? mensajes.formulario.opcion}
      data={[...options]}
      value={field.value ?? null}
      onChange={v => field.onChange(v)}
      searchable={options.length > 7}
      clearable={clearable}
      allowDeselect={clearable ?? false}
      clearButtonProps={{ 'aria-label': 'Vaciar' }}
    />
  )
}

/** Any of several; once all are chosen no list opens. */
export function MultiSelectField<T extends string | number>({
  options,
  ...props
}: FieldProps<readonly T[]> & { options: readonly Option<T>[] }) {
  const { field } = props
  return (
    <MultiSelectBuscable<T>
      {...common(props)}
      placeholder={field.value.length > 0 ? undefined : (props.placeholder ?? mensajes.formulario.opcion)}
      data={[...options]}
      value={[...field.value]}
      onChange={v => field.onChange(v)}
      clearable
      // Undefined: the words of the theme.
      nothingFoundMessage={field.value.length < options.length ? undefined : null}
      clearButtonProps={{ 'aria-label': 'Vaciar' }}
    />
  )
}

/** Yes or no. */
export function CheckField({ field, label, hint, disabled }: FieldProps<boolean>) {
  return (
    <Checkbox
      id={field.id}
      name={field.name}
      label={label}
      description={hint}
      error={field.error}
      disabled={disabled}
      checked={field.value}
      onChange={e => field.onChange(e.currentTarget.checked)}
    />
  )
}
