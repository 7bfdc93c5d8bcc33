import type { Equipo, Laboratorio } from '@malla/contracts/laboratorios.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { ApiError } from '../../app/ApiError.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { NumberField, TextareaField, TextField } from '../../ui/form/fields.tsx'
import { camposDeEquipo, conEquipo, escritoDesde, whyNotCantidad } from './equipos.ts'
import { guardarEquipos } from './guardarEquipos.ts'

const nuevo = { nombre: '', codigo: null as string | null, cantidad: 1, descripcion: null as string | null }

interface EquipoFormProps {
  laboratorio: Laboratorio
  /** Null: a new one. */
  item: Equipo | null
  whyNot: string | null
  onClose: () => void
}

/** Adds a piece of equipment to a laboratory, or changes one. */
export function EquipoForm({ laboratorio, item, whyNot, onClose }: EquipoFormProps) {
  const form = useSaveForm<typeof nuevo, unknown>({
    initial: item ? camposDeEquipo(item) : nuevo,
    draft: `equipo/${laboratorio.id}/${item?.id ?? 'nuevo'}`,
    touches: ['laboratorios'],
    check: v => ({
      ...(v.nombre.trim() ? {} : { nombre: ['Escriba el nombre del equipo.'] }),
      ...whyNotCantidad(v.cantidad),
    }),
    save: (v, { key, cola }) =>
      guardarEquipos(
        laboratorio,
        equipos => {
          // The revision is that of the laboratory: two people may write two of its lines, and are asked when they wrote the same.
          const actual = item && escritoDesde(item.id, cola.base, equipos)
          if (actual) throw new ApiError(409, mensajesDeError.edicionAtrasada, { actual })
          return conEquipo({ ...v, ...(item && { id: item.id }) })(equipos)
        },
        key,
      ),
  })
  return (
    <FormDialog form={form} title={item ? item.nombre : 'Nuevo equipo'} whyNotSave={whyNot} onClose={onClose}>
      <TextField field={form.field('nombre')} label="Nombre" required autoFocus maxLength={160} />
      <FieldRow>
        <TextField field={form.field('codigo')} label="Código" hint="De inventario" maxLength={60} />
        <NumberField field={form.field('cantidad')} label="Cantidad" required min={1} />
      </FieldRow>
      <TextareaField field={form.field('descripcion')} label="Descripción" rows={3} />
    </FormDialog>
  )
}
