import { Input } from '@mantine/core'
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
      rightSection={
        escrito !== null &&
        !props.disabled &&
        !props.readOnly && <Quitar onChange={props.onChange} clearButtonProps={props.clearButtonProps} />
      }
      {...{ component: Caja, escrito, isSinDia: !props.value, leer }}
    />
  </DatesProvider>
)

/** Takes out of the box what is no day, where the library, which knows of no value, shows no button. */
const Quitar = ({ onChange, clearButtonProps }: Pick<DayInputProps, 'onChange' | 'clearButtonProps'>) => (
  <Input.ClearButton
    {...clearButtonProps}
    // Whoever was writing writes on; and what is said of a box that is left would move the button away under the pointer.
    onMouseDown={event => event.preventDefault()}
    onClick={() => onChange?.(null)}
  />
)

type CajaProps = ComponentProps<'input'> &
  Required<Pick<DayInputProps, 'escrito' | 'leer'>> & { isSinDia: boolean }

/** The box itself. What the library still keeps of what was no day, when that has gone and no day is there, is not shown again. */
const Caja = ({ escrito, isSinDia, leer, value, ...props }: CajaProps) => (
  <input {...props} value={escrito ?? (isSinDia && leer(String(value)) === null ? '' : value)} />
)
