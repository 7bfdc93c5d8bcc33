import type { Programa } from '@malla/contracts/programas.ts'
import { DE_LA_INSTITUCION, useWhyNot, useWhyNotOf } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import type { Field } from '../../ui/form/useForm.ts'
import type { Nombres } from './enPalabras.ts'
import { ModalidadForm } from './ModalidadForm.tsx'
import { NivelForm } from './NivelForm.tsx'
import { NuevoField } from './NuevoField.tsx'

const shown = { meta: { shown: true } }
const NO_CARGO = 'No se pudo leer la lista. Cierre y vuelva a abrir.'

/** Where a programme hangs. Faculties that are deactivated or not the person's stand there and cannot be chosen, but for the one it is in. */
export function FacultadField({
  field,
  programa,
}: {
  field: Field<number | null>
  programa: Programa | null
}) {
  const { data, error } = useCall('facultades.porEntidad', {}, shown)
  const whyNotOf = useWhyNotOf()
  const options = (data?.data ?? []).map(f => {
    const isHere = f.id === programa?.facultad_id
    const isMine = isHere || !whyNotOf('estructura.crear', { facultad_id: f.id })
    const isActive = f.estado === 'Activado'
    return {
      value: f.id,
      label: isActive ? f.nombre : `${f.nombre} (desactivada)`,
      disabled: !isHere && !(isActive && isMine),
    }
  })
  return (
    <SelectField
      field={field}
      label="Facultad"
      required
      options={options}
      hint={error ? NO_CARGO : undefined}
    />
  )
}

/** The levels of the institution, and «Nuevo nivel…». */
export function NivelField({ field }: { field: Field<number | null> }) {
  const { data } = useCall('niveles.list', {}, shown)
  const whyNotCreate = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  return (
    <NuevoField
      field={field}
      label="Nivel"
      nuevo="Nuevo nivel…"
      options={(data?.data ?? []).map(n => ({ value: n.id, label: n.nombre }))}
      whyNotCreate={whyNotCreate}
      create={(onMade, onClose) => <NivelForm nivel={null} onMade={onMade} onClose={onClose} />}
    />
  )
}

/** The modalities of the institution, and «Nueva modalidad…». */
export function ModalidadField({ field }: { field: Field<number | null> }) {
  const { data } = useCall('modalidades.list', {}, shown)
  const whyNotCreate = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  return (
    <NuevoField
      field={field}
      label="Modalidad"
      nuevo="Nueva modalidad…"
      options={(data?.data ?? []).map(m => ({ value: m.id, label: m.nombre }))}
      whyNotCreate={whyNotCreate}
      create={(onMade, onClose) => <ModalidadForm modalidad={null} onMade={onMade} onClose={onClose} />}
    />
  )
}

/** The names of all that the three choosers offer. */
export const useNombres = (): Nombres => ({
  facultad_id: useCall('facultades.porEntidad', {}, shown).data?.data ?? [],
  nivel_id: useCall('niveles.list', {}, shown).data?.data ?? [],
  modalidad_id: useCall('modalidades.list', {}, shown).data?.data ?? [],
})
