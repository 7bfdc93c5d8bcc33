import type { ColumnaDeProgramacion } from '@malla/domain/silabos/estructura.ts'
import { Checkbox, Switch, TextInput } from '@mantine/core'
import type { Form } from '../../../ui/form/useForm.ts'
import classes from './Config.module.css'
import type { ValoresDeEstructura } from './valores.ts'

/** The columns of the programme: what is written of a unit, and of each of its weeks. */
export function Columnas({ form, cerrado }: { form: Form<ValoresDeEstructura>; cerrado: boolean }) {
  const { value, error, onChange, id } = form.field('columnas')
  const put = (clave: ColumnaDeProgramacion['clave'], cambio: Partial<ColumnaDeProgramacion>) =>
    onChange(value.map(c => (c.clave === clave ? { ...c, ...cambio } : c)))
  return (
    <div id={id} className={classes.columnas}>
      {value.map(c => (
        <div key={c.clave} className={classes.columna}>
          <TextInput
            aria-label={`Nombre de la columna ${c.nombre || c.clave}`}
            value={c.nombre}
            maxLength={80}
            disabled={cerrado}
            description={c.clave === 'resultado' ? 'Uno por unidad' : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={e => put(c.clave, { nombre: e.currentTarget.value })}
          />
          <Switch
            size="sm"
            label="Activa"
            aria-label={`${c.nombre}: columna activa`}
            checked={c.activa}
            disabled={cerrado || c.clave === 'contenidos'}
            onChange={e =>
              put(c.clave, {
                activa: e.currentTarget.checked,
                requerida: e.currentTarget.checked && c.requerida,
              })
            }
          />
          <Checkbox
            size="sm"
            label="Requerida"
            aria-label={`${c.nombre}: columna requerida`}
            checked={c.requerida}
            disabled={cerrado || !c.activa}
            onChange={e => put(c.clave, { requerida: e.currentTarget.checked })}
          />
        </div>
      ))}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  )
}
