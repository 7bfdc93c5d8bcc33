import { mensajes } from '@malla/contracts/mensajes.ts'
import { DateInput, DatesProvider } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/es'
import { isoOf } from './dates.ts'
import type { FieldProps } from './fields.tsx'

const names = {
  nextMonth: 'Mes siguiente',
  previousMonth: 'Mes anterior',
  nextYear: 'Año siguiente',
  previousYear: 'Año anterior',
  nextDecade: 'Década siguiente',
  previousDecade: 'Década anterior',
}

/** A day without time: dd/mm/yyyy on the screen, 'YYYY-MM-DD' or null in the value (§5). Never shifts with the time zone. */
export function DateField({
  field,
  label,
  hint,
  required,
  placeholder = mensajes.formulario.fecha,
  disabled,
}: FieldProps<string | null | undefined>) {
  return (
    <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1, weekendDays: [] }}>
      <DateInput
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
        valueFormat="DD/MM/YYYY"
        dateParser={isoOf}
        clearable
        clearButtonProps={{ 'aria-label': 'Vaciar' }}
        inputMode="numeric"
        hideOutsideDates
        ariaLabels={names}
      />
    </DatesProvider>
  )
}
