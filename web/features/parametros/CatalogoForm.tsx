import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import { api } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { estados } from '../facultades/EstadoBadge.tsx'
import { AfectaA } from '../impacto/AfectaA.tsx'
import { ColorField } from './ColorDeArea.tsx'

export interface Catalogo {
  tipo: TipoDeParametro
  titulo: string
  nuevo: string
  vacio: string
}

const nuevo = { nombre: '', abreviatura: null, color: null, estado: 'Activado', revision: undefined } as const
type Valores = Pick<Parametro, 'nombre' | 'abreviatura' | 'color' | 'estado'> & { revision?: number }

/** Creates or edits a row of a catalogue. */
export function CatalogoForm({
  catalogo,
  item,
  onClose,
}: {
  catalogo: Catalogo
  item: Parametro | null
  onClose: () => void
}) {
  const { tipo } = catalogo
  const whyNot = useWhyNot(item ? 'estructura.editar' : 'estructura.crear', DE_LA_INSTITUCION)
  const form = useSaveForm<Valores, { data: Parametro }>({
    initial: valuesOf(item),
    actualOf: valuesOf,
    draft: `${tipo}/${item?.id ?? 'nuevo'}`,
    touches: [tipo, 'parametros'],
    save: ({ revision, ...values }, options) =>
      item
        ? api(`${tipo}.update`, { ...values, id: item.id, revision }, options)
        : api(`${tipo}.create`, values, options),
  })

  return (
    <FormDrawer
      form={form}
      title={item ? item.nombre : catalogo.nuevo}
      before={
        <AfectaA
          cambio={
            item && form.dirty
              ? { cosa: 'parametro', id: item.id, despues: { nombre: form.values.nombre } }
              : null
          }
        />
      }
      whyNotSave={whyNot}
      onClose={onClose}
    >
      <TextField field={form.field('nombre')} label="Nombre" required autoFocus />
      {tipo === 'areascursos' && (
        <FieldRow>
          <TextField
            field={form.field('abreviatura')}
            label="Abreviatura"
            maxLength={12}
            hint="Acompaña al color en la malla"
          />
          <ColorField field={form.field('color')} />
        </FieldRow>
      )}
      <SelectField
        field={form.field('estado')}
        label="Estado"
        options={estados}
        hint="Lo desactivado se sigue leyendo y no se puede elegir"
      />
    </FormDrawer>
  )
}

function valuesOf(item: Parametro | null): Valores {
  if (!item) return nuevo
  const { nombre, abreviatura, color, estado, revision } = item
  return { nombre, abreviatura, color, estado, revision }
}
