import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/es'
import type { ComponentProps } from 'react'
import { isoOf } from './dates.ts'

const names = {
  nextMonth: 'Mes siguiente',
  previousMonth: 'Mes anterior',
  nextYear: 'Año siguiente',
  previousYear: 'Año anterior',
  nextDecade: 'Década siguiente',
  previousDecade: 'Década anterior',
}

type DayInputProps = Omit<DateInputProps, 'dateParser' | 'onInput'> & {
  /** What stands in the box and is no day: shown as it was typed, while `value` is null. */
  escrito: string | null
  /** Hears what is typed and is no day; `onChange` hears days, and null once the box is empty. */
  onEscrito: (texto: string) => void
  /** How what is typed is read; default: as any day. */
  leer?: (texto: string) => string | null
}

/** The box and the calendar of a day without time: dd/mm/yyyy on the screen, 'YYYY-MM-DD' or null in the value (§5). Never shifts with the time zone. */
export const DayInput = ({ escrito, onEscrito, leer = isoOf, ...props }: DayInputProps) => (
  <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1, weekendDays: [] }}>
    <DateInput
      valueFormat="DD/MM/YYYY"
      dateParser={leer}
      clearable
      inputMode="numeric"
      hideOutsideDates
      ariaLabels={names}
      {...props}
      // Of what is no day the library tells nobody, and it takes it out of the box when that is left.
      onInput={({ currentTarget: { value } }) => {
        if (value.trim() !== '' && leer(value) === null) onEscrito(value)
      }}
      {...{ component: Caja, escrito }}
    />
  </DatesProvider>
)

/** The box itself. */
const Caja = ({ escrito, value, ...props }: ComponentProps<'input'> & { escrito: string | null }) => (
  <input {...props} value={escrito ?? value} />
)
