import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { tiposDeLaboratorio } from '@malla/domain/laboratorios/catalogos.ts'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import {
  MultiSelectField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from '../../ui/form/fields.tsx'
import { obligatorio } from '../../ui/form/obligatorio.ts'
import { AfectaA } from '../impacto/AfectaA.tsx'
import { programasElegibles } from '../planes/programasElegibles.ts'
import { LocalForm } from './LocalForm.tsx'
import { type TipoDeLaboratorio, textosDe } from './tipos.ts'

interface Valores extends Pick<Laboratorio, 'nombre' | 'capacidad' | 'descripcion' | 'programas_ids'> {
  tipo: number
  local_id: number | null
  revision?: number
}

/** Choice that opens the form of new premises. */
const NUEVO = -1
const tipos = tiposDeLaboratorio.map(t => ({ value: t.valor, label: t.nombre }))

/** Creates or edits a laboratory or workshop; premises that are missing are made on the way. */
export function LaboratorioForm({
  tipo,
  item,
  onClose,
}: {
  tipo: TipoDeLaboratorio
  item: Laboratorio | null
  onClose: () => void
}) {
  const whyNot = useWhyNot(item ? 'estructura.editar' : 'estructura.crear', DE_LA_INSTITUCION)
  const locales = useCall('locales.list', {}, { meta: { shown: true } })
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } })
  const [nuevoLocal, setNuevoLocal] = useState(false)
  const programas = arbol.data ? programasElegibles(arbol.data.data, item?.programas_ids) : []
  const form = useSaveForm<Valores, { data: Laboratorio }>({
    initial: valoresDe(tipo, item),
    actualOf: l => valoresDe(tipo, l),
    draft: `laboratorio/${item?.id ?? `nuevo-${tipo}`}`,
    touches: ['laboratorios', 'locales'],
    check: v => ({
      ...obligatorio('nombre', 'Nombre', v.nombre),
      ...(v.local_id === null && { local_id: ['Elija el local.'] }),
    }),
    save: ({ revision, local_id, ...values }, options) =>
      item
        ? api('laboratorios.update', { ...values, local_id: local_id!, id: item.id, revision }, options)
        : api('laboratorios.create', { ...values, local_id: local_id! }, options),
  })
  const local = form.field('local_id')
  const opciones = (locales.data?.data ?? []).map(l => ({ value: l.id, label: l.nombre }))

  return (
    <FormDrawer
      form={form}
      title={item ? item.nombre : textosDe[tipo].nuevo}
      before={
        <AfectaA
          cambio={
            item && form.dirty
              ? { cosa: 'laboratorio', id: item.id, despues: { nombre: form.values.nombre } }
              : null
          }
        />
      }
      whyNotSave={whyNot}
      onClose={onClose}
    >
      <TextField field={form.field('nombre')} label="Nombre" required autoFocus maxLength={160} />
      <FieldRow>
        <SelectField field={form.field('tipo')} label="Tipo" options={tipos} required />
        <NumberField field={form.field('capacidad')} label="Capacidad" min={1} hint="Personas" />
      </FieldRow>
      <SelectField
        field={{
          ...local,
          onChange: id => (id === NUEVO ? setNuevoLocal(true) : local.onChange(id ?? null)),
        }}
        label="Local"
        required
        options={whyNot ? opciones : [...opciones, { value: NUEVO, label: 'Nuevo local…' }]}
      />
      <MultiSelectField
        field={form.field('programas_ids')}
        label="Programas"
        hint={
          item && !item.para_todos && item.programas_ids.length === 0
            ? 'Lo usan otros programas, que usted no ve'
            : 'Los que lo usan; sin ninguno, todos'
        }
        options={programas}
      />
      <TextareaField field={form.field('descripcion')} label="Descripción" rows={3} />
      {nuevoLocal && (
        <LocalForm
          item={null}
          onSaved={({ id }) => local.onChange(id)}
          onClose={() => setNuevoLocal(false)}
        />
      )}
    </FormDrawer>
  )
}

const valoresDe = (tipo: number, item: Laboratorio | null): Valores => ({
  nombre: item?.nombre ?? '',
  tipo: item?.tipo ?? tipo,
  local_id: item?.local_id ?? null,
  capacidad: item?.capacidad ?? null,
  descripcion: item?.descripcion ?? null,
  programas_ids: item?.programas_ids ?? [],
  revision: item?.revision,
})
