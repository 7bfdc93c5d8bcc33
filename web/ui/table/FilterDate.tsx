import { DateInput, DatesProvider } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/es'
import { dmy, isoOf } from '../form/dates.ts'
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
    <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1, weekendDays: [] }}>
      <DateInput
        aria-label={label}
        placeholder={label}
        value={value ?? null}
        onChange={day => onChange(day ?? undefined)}
        valueFormat="DD/MM/YYYY"
        dateParser={isoOf}
        clearable
        clearButtonProps={{ 'aria-label': `Quitar «${label}»` }}
        inputMode="numeric"
        hideOutsideDates
        {...anchoDeFiltro(136)}
      />
    </DatesProvider>
  )
}
