import type { Facultad } from '@malla/contracts/facultades.ts'
import { api } from '../../app/api.ts'
import { Opened } from '../../app/Opened.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import type { Field } from '../../ui/form/useForm.ts'
import { estados } from './EstadoBadge.tsx'
import { nombreDeTipo, tipos, tiposPara } from './tipos.ts'

type Valores = Pick<Facultad, 'nombre' | 'txt_type' | 'estado'> & { revision?: number }

/** The faculty that the address names, in its form. */
export const FacultadAbierta = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Opened query={useCall('facultades.show', { id }, { meta: { shown: true } })} onClose={onClose}>
    {({ data }) => <FacultadForm facultad={data} enDireccion onClose={onClose} />}
  </Opened>
)

/** Creates a faculty (null), also cepre or posgrado, or edits one. */
export function FacultadForm({
  facultad,
  enDireccion,
  onClose,
}: {
  facultad: Facultad | null
  /** The address opens it. */
  enDireccion: boolean
  onClose: () => void
}) {
  const whyNotCreate = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  const whyNotEdit = useWhyNot('estructura.editar', facultad ? { facultad_id: facultad.id } : undefined)
  const form = useSaveForm<Valores, { data: Facultad }>({
    initial: valoresDe(facultad),
    actualOf: valoresDe,
    draft: `facultad/${facultad?.id ?? 'nueva'}`,
    touches: ['facultades', 'programas', 'planes'],
    save: ({ nombre, estado, revision, txt_type }, options) => {
      if (facultad) return api('facultades.update', { id: facultad.id, nombre, estado, revision }, options)
      if (txt_type === 'facultad') return api('facultades.create', { nombre }, options)
      const especial = txt_type === 'isCepre' ? 'facultades.cepre' : 'facultades.posgrado'
      return api(especial, { nombre: nombre.trim() || undefined }, options)
    },
  })
  const posibles = tiposPara(useUser().empresa?.tipo)
  const usual = tipos.find(t => t.value === form.values.txt_type)!.nombre

  return (
    <FormDrawer
      form={form}
      title={facultad?.nombre ?? 'Nueva facultad'}
      whyNotSave={facultad ? whyNotEdit : whyNotCreate}
      enDireccion={enDireccion}
      onClose={onClose}
    >
      {!facultad && posibles.length > 1 && <TipoField field={form.field('txt_type')} posibles={posibles} />}
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        required={usual === ''}
        placeholder={usual}
        autoFocus
      />
      {facultad && (
        <>
          {facultad.txt_type !== 'facultad' && <p>Tipo: {nombreDeTipo(facultad.txt_type)}</p>}
          <SelectField
            field={form.field('estado')}
            label="Estado"
            options={estados}
            hint="Una facultad desactivada se sigue leyendo, pero no recibe programas nuevos"
          />
        </>
      )}
    </FormDrawer>
  )
}

/** Of cepre and posgrado there is at most one: what there is cannot be chosen again. */
function TipoField({ field, posibles }: { field: Field<Facultad['txt_type']>; posibles: typeof tipos }) {
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } }).data?.data
  const taken = { facultad: false, isPosgrado: !!arbol?.posgrado, isCepre: !!arbol?.cepre }
  const options = posibles.map(({ value, label }) => ({
    value,
    label: taken[value] ? `${label} (ya existe)` : label,
    disabled: taken[value],
  }))
  return <SelectField field={field as Field<Facultad['txt_type'] | null>} label="Tipo" options={options} />
}

const valoresDe = (f: Facultad | null): Valores => ({
  nombre: f?.nombre ?? '',
  txt_type: f?.txt_type ?? 'facultad',
  estado: f?.estado ?? 'Activado',
  revision: f?.revision,
})
