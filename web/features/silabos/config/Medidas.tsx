import { FieldRow } from '../../../ui/form/FieldRow.tsx'
import { NumberField, SelectField, TextField } from '../../../ui/form/fields.tsx'
import { subfield } from '../../../ui/form/subfield.ts'
import type { Form } from '../../../ui/form/useForm.ts'
import { nonEmpty } from '../../ajustes/numeros.ts'
import type { ValoresDeEstructura } from './valores.ts'

const generos = [
  { value: 'f', label: 'la' },
  { value: 'm', label: 'el' },
] as const

/** What a unit is called, how many weeks a period has, and the scale of marks. */
export function Medidas({ form, cerrado }: { form: Form<ValoresDeEstructura>; cerrado: boolean }) {
  const unidad = <K extends 'singular' | 'plural' | 'genero'>(name: K, first = false) =>
    subfield(form, 'unidad', name, first)
  const escala = (name: 'minimo' | 'maximo' | 'aprobatoria', first = false) =>
    nonEmpty(subfield(form, 'escala', name, first))
  return (
    <>
      <FieldRow>
        <SelectField field={unidad('genero')} label="Artículo" options={generos} disabled={cerrado} />
        <TextField
          field={unidad('singular', true)}
          label="Una unidad se llama"
          maxLength={60}
          disabled={cerrado}
        />
        <TextField field={unidad('plural')} label="Varias se llaman" maxLength={60} disabled={cerrado} />
      </FieldRow>
      <FieldRow>
        <NumberField
          field={nonEmpty(form.field('semanas'))}
          label="Semanas"
          min={1}
          max={60}
          disabled={cerrado}
        />
        <NumberField field={escala('minimo', true)} label="Nota mínima" min={0} disabled={cerrado} />
        <NumberField field={escala('maximo')} label="Nota máxima" min={0} disabled={cerrado} />
        <NumberField field={escala('aprobatoria')} label="Aprobatoria" min={0} disabled={cerrado} />
      </FieldRow>
    </>
  )
}
