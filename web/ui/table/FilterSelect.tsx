import type { Option } from '../form/fields.tsx'
import { SelectBuscable } from '../form/SelectBuscable.tsx'
import { anchoDeFiltro } from './anchoDeFiltro.ts'
import { useFilterWord } from './words.ts'

/** Narrows a list to one of several, by what `label` names; nothing chosen narrows nothing. Searchable from eight options on. */
export function FilterSelect<T extends string | number>({
  label,
  options,
  value,
  onChange,
  width = 152,
}: {
  label: string
  options: readonly Option<T>[]
  value: T | undefined
  onChange: (value: T | undefined) => void
  width?: number
}) {
  useFilterWord(label, value === undefined ? undefined : options.find(o => o.value === value)?.label)
  return (
    <SelectBuscable<T>
      aria-label={label}
      placeholder={label}
      data={[...options]}
      value={value ?? null}
      onChange={chosen => onChange(chosen ?? undefined)}
      clearable
      searchable={options.length > 7}
      clearButtonProps={{ 'aria-label': `Quitar el filtro de ${label.toLowerCase()}` }}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      {...anchoDeFiltro(width)}
    />
  )
}
