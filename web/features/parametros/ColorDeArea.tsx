import { mensajes } from '@malla/contracts/mensajes.ts'
import { Select } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Field } from '../../ui/form/useForm.ts'
import classes from './ColorDeArea.module.css'

const colores = ['Azul', 'Turquesa', 'Naranja', 'Violeta', 'Rosa', 'Verde', 'Celeste', 'Tierra'].map(
  (label, i) => ({ value: i + 1, label }),
)

/** A colour of areas as it is drawn in the malla; what it is called stands beside it. */
export const Muestra = ({ color }: { color: number }) => (
  <span className={classes.muestra} aria-hidden style={{ background: `var(--a${color})` }} />
)

/** One of the eight colours of areas, each shown beside its name. */
export function ColorField({ field }: { field: Field<number | null> }) {
  return (
    <Select<number>
      id={field.id}
      name={field.name}
      label="Color"
      description="Uno de ocho"
      placeholder={mensajes.formulario.opcion}
      error={field.error}
      data={colores}
      value={field.value}
      onChange={color => field.onChange(color)}
      leftSection={field.value && <Muestra color={field.value} />}
      renderOption={({ option, checked }) => (
        <span className={classes.opcion}>
          <Muestra color={option.value} />
          {option.label}
          {checked && <IconCheck size={14} aria-hidden className={classes.elegido} />}
        </span>
      )}
      clearable
      clearButtonProps={{ 'aria-label': 'Vaciar' }}
    />
  )
}
