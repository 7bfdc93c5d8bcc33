import { type ReactNode, useState } from 'react'
import { type Option, SelectField } from '../../ui/form/fields.tsx'
import type { Field } from '../../ui/form/useForm.ts'

/** No row has this id. */
const NUEVO = 0

/**
 * A chooser whose last entry makes what is missing: «Nuevo nivel…». `create` renders the small form for it; what it made is chosen.
 */
export function NuevoField({
  field,
  label,
  nuevo,
  options,
  whyNotCreate,
  create,
}: {
  field: Field<number | null>
  label: string
  nuevo: string
  options: readonly Option<number>[]
  /** Why the person cannot make one: the entry is then left out. */
  whyNotCreate: string | null
  create: (made: (id: number) => void, close: () => void) => ReactNode
}) {
  const [creating, setCreating] = useState(false)
  const choices = whyNotCreate ? options : [...options, { value: NUEVO, label: nuevo }]
  return (
    <>
      <SelectField
        field={{
          ...field,
          onChange: value => (value === NUEVO ? setCreating(true) : field.onChange(value ?? null)),
        }}
        label={label}
        required
        options={choices}
      />
      {creating && create(field.onChange, () => setCreating(false))}
    </>
  )
}
