import { Button, CloseButton, InputWrapper } from '@mantine/core'
import { useCall } from '../../../app/query.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SelectBuscable } from '../../../ui/form/SelectBuscable.tsx'
import { fila, useFilas } from '../../../ui/form/useFilas.ts'
import type { Field } from '../../../ui/form/useForm.ts'
import { programasElegibles } from '../../planes/programasElegibles.ts'
import classes from './Plazos.module.css'

export interface PlazoEscrito {
  programa_id: number | null
  fechaentrega: string | null
}

/** Programmes whose syllabi are handed in by another day than the rest. */
export function PlazosField({ field, disabled }: { field: Field<PlazoEscrito[]>; disabled: boolean }) {
  const { caja, quitar } = useFilas<HTMLDivElement>()
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } }).data?.data
  const elegidos = field.value.flatMap(p => p.programa_id ?? [])
  const todos = arbol ? programasElegibles(arbol, elegidos) : []
  const put = (i: number, cambio: Partial<PlazoEscrito>) =>
    field.onChange(field.value.map((p, n) => (n === i ? { ...p, ...cambio } : p)))
  return (
    <InputWrapper
      id={field.id}
      label="Programas con otra fecha"
      labelElement="div"
      description="Los demás siguen la fecha de arriba"
      error={field.error}
    >
      <div {...caja} className={classes.plazos}>
        {field.value.map((plazo, i) => {
          const nombre = todos.find(p => p.value === plazo.programa_id)?.label
          const libres = todos.filter(
            p => p.value === plazo.programa_id || !field.value.some(x => x.programa_id === p.value),
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a new one has nothing else; they do not move
            <div key={i} className={classes.plazo} {...fila(`Plazo ${i + 1}`)}>
              <SelectBuscable<number>
                aria-label={`Programa del plazo ${i + 1}`}
                placeholder="Programa"
                data={libres}
                value={plazo.programa_id}
                onChange={programa_id => put(i, { programa_id })}
                disabled={disabled}
                comboboxProps={{ zIndex: 400 }}
              />
              <DateField
                field={{
                  // Where the reason of this one date leads.
                  id: `${field.id}.${i}.fechaentrega`,
                  name: `plazos.${i}`,
                  value: plazo.fechaentrega,
                  onChange: (fechaentrega: string | null | undefined) =>
                    put(i, { fechaentrega: fechaentrega ?? null }),
                }}
                label="Entrega hasta"
                disabled={disabled}
              />
              <CloseButton
                aria-label={`Quitar el plazo de ${nombre ?? `la fila ${i + 1}`}`}
                disabled={disabled}
                onClick={() => quitar(i, () => field.onChange(field.value.filter((_p, n) => n !== i)))}
              />
            </div>
          )
        })}
        <Button
          data-anadir
          variant="default"
          size="compact-sm"
          disabled={disabled}
          onClick={() => field.onChange([...field.value, { programa_id: null, fechaentrega: null }])}
        >
          Añadir un programa
        </Button>
      </div>
    </InputWrapper>
  )
}
