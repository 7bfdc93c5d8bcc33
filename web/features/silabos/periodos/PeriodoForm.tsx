import type { Periodo } from '@malla/contracts/periodos.ts'
import { isUnreached } from '../../../app/ApiError.ts'
import { api } from '../../../app/api.ts'
import { Opened } from '../../../app/Opened.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../../app/permission.ts'
import { useCall } from '../../../app/query.ts'
import { useSaveForm } from '../../../app/useSaveForm.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FieldRow } from '../../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { obligatorio } from '../../../ui/form/obligatorio.ts'
import { estados } from '../../facultades/EstadoBadge.tsx'
import { type PlazoEscrito, PlazosField } from './PlazosField.tsx'

interface Valores {
  nombre: string
  fechainicio: string | null
  fechafin: string | null
  fechaentrega: string | null
  estado: 'Activado' | 'Desactivado'
  plazos: PlazoEscrito[]
  revision?: number
}

const valuesOf = (p: Periodo | null): Valores =>
  p
    ? {
        nombre: p.nombre,
        fechainicio: p.fechainicio,
        fechafin: p.fechafin,
        fechaentrega: p.fechaentrega,
        estado: p.estado as Valores['estado'],
        plazos: p.plazos.map(({ programa_id, fechaentrega }) => ({ programa_id, fechaentrega })),
        revision: p.revision,
      }
    : {
        nombre: '',
        fechainicio: null,
        fechafin: null,
        fechaentrega: null,
        estado: 'Activado',
        plazos: [],
      }

/** What is said before the server is asked: its name, and days that are missing. */
function check(v: Valores): Record<string, string[]> {
  return {
    ...obligatorio('nombre', 'Nombre', v.nombre),
    ...(v.fechainicio ? {} : { fechainicio: ['Escriba cuándo empieza.'] }),
    ...(v.fechafin ? {} : { fechafin: ['Escriba cuándo termina.'] }),
    ...(v.plazos.some(p => !p.programa_id || !p.fechaentrega)
      ? { plazos: ['Cada plazo lleva un programa y una fecha.'] }
      : {}),
  }
}

/** The period that the address names, in its form. `visto`: as the list shows it, where there is no connection. It stays open though somebody deletes it: saving says so. */
export function PeriodoAbierto({
  id,
  visto,
  onClose,
}: {
  id: number
  visto: Periodo | undefined
  onClose: () => void
}) {
  // Read anew whenever it is opened: what is changed begins with how it is now.
  const { data, error } = useCall('periodos.show', { id }, { gcTime: 0, meta: { shown: true } })
  const deLaLista = isUnreached(error) && visto ? { data: visto } : undefined
  return (
    <Opened query={{ data: data ?? deLaLista, error }} onClose={onClose}>
      {periodo => <PeriodoForm item={periodo.data} onClose={onClose} />}
    </Opened>
  )
}

/** Creates or edits a period: its name and days, until when syllabi are handed in, and the programmes that have another date. */
export function PeriodoForm({ item, onClose }: { item: Periodo | null; onClose: () => void }) {
  const whyNot = useWhyNot('curricular.editar', DE_LA_INSTITUCION)
  const form = useSaveForm<Valores, { data: Periodo }>({
    initial: valuesOf(item),
    actualOf: valuesOf,
    draft: `periodo/${item?.id ?? 'nuevo'}`,
    touches: ['periodos', 'silabos', 'recordatorios'],
    check,
    save: ({ revision, ...values }, options) => {
      const campos = {
        ...values,
        fechainicio: values.fechainicio!,
        fechafin: values.fechafin!,
        plazos: values.plazos.map(p => ({ programa_id: p.programa_id!, fechaentrega: p.fechaentrega! })),
      }
      return item
        ? api('periodos.update', { ...campos, id: item.id, revision }, options)
        : api('periodos.create', campos, options)
    },
  })
  return (
    <FormDrawer
      form={form}
      title={item?.nombre ?? 'Nuevo periodo'}
      whyNotSave={whyNot}
      enDireccion={item !== null}
      onClose={onClose}
    >
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        hint="Como lo llama la institución: 2026-I"
        maxLength={40}
        required
        autoFocus
      />
      <FieldRow>
        <DateField field={form.field('fechainicio')} label="Inicio" required />
        <DateField field={form.field('fechafin')} label="Final" required />
      </FieldRow>
      <DateField
        field={form.field('fechaentrega')}
        label="Entrega de sílabos hasta"
        hint="Los docentes a los que les falte algo reciben un correo 7 y 2 días antes, y al día siguiente"
      />
      <PlazosField field={form.field('plazos')} disabled={whyNot !== null} />
      <SelectField
        field={form.field('estado')}
        label="Estado"
        options={estados}
        hint="Lo desactivado se sigue leyendo; nadie recibe recordatorios de él"
      />
    </FormDrawer>
  )
}
