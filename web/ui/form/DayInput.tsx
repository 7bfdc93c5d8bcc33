import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/es'
import { isoOf } from './dates.ts'

const names = {
  nextMonth: 'Mes siguiente',
  previousMonth: 'Mes anterior',
  nextYear: 'Año siguiente',
  previousYear: 'Año anterior',
  nextDecade: 'Década siguiente',
  previousDecade: 'Década anterior',
}

/** The box and the calendar of a day without time: dd/mm/yyyy on the screen, 'YYYY-MM-DD' or null in the value (§5). Never shifts with the time zone. */
export const DayInput = (props: DateInputProps) => (
  <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1, weekendDays: [] }}>
    <DateInput
      valueFormat="DD/MM/YYYY"
      dateParser={isoOf}
      clearable
      inputMode="numeric"
      hideOutsideDates
      ariaLabels={names}
      {...props}
    />
  </DatesProvider>
)
