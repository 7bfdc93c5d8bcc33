import { DayInput } from '../form/DayInput.tsx'
import { dmy } from '../form/dates.ts'
import { anchoDeFiltro } from './anchoDeFiltro.ts'
import { useFilterWord } from './words.ts'

/** Narrows a list by a day, «Desde» or «Hasta»; nothing chosen narrows nothing. */
export function FilterDate({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}) {
  useFilterWord(label, value && dmy(value))
  return (
    <DayInput
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      onChange={day => onChange(day ?? undefined)}
      clearButtonProps={{ 'aria-label': `Quitar «${label}»` }}
      {...anchoDeFiltro(136)}
    />
  )
}
