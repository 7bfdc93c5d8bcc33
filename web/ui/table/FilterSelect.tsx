import { Select } from '@mantine/core'
import type { Option } from '../form/fields.tsx'

/** Narrows a list to one of several; without a choice it says `all`. Searchable from eight options on. */
export function FilterSelect<T extends string | number>({
  label,
  all,
  options,
  value,
  onChange,
  width = 176,
}: {
  /** What is chosen, for those who do not see the place: «Facultad». */
  label: string
  /** «Todas las facultades». */
  all: string
  options: readonly Option<T>[]
  value: T | undefined
  onChange: (value: T | undefined) => void
  width?: number
}) {
  return (
    <Select<T>
      aria-label={label}
      placeholder={all}
      data={[...options]}
      value={value ?? null}
      onChange={chosen => onChange(chosen ?? undefined)}
      clearable
      searchable={options.length > 7}
      clearButtonProps={{ 'aria-label': `Quitar el filtro de ${label.toLowerCase()}` }}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      w={width}
    />
  )
}
