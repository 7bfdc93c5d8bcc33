import type { Programa } from '@malla/contracts/programas.ts'
import { tiposDeCiclo, tiposDeDuracion } from '@malla/domain/programas/catalogos.ts'
import { api } from '../../app/api.ts'
import { Opened } from '../../app/Opened.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { CheckField, NumberField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { estados } from '../facultades/EstadoBadge.tsx'
import { EspecialidadesField } from './EspecialidadesField.tsx'
import { enPalabras } from './enPalabras.ts'
import { ImagenField } from './ImagenField.tsx'
import { fueraDeLimites } from './limites.ts'
import { FacultadField, ModalidadField, NivelField, useNombres } from './lugarFields.tsx'
import { checkPrograma, inputDe, type ValoresDePrograma, valoresDe } from './valores.ts'

const ciclos = tiposDeCiclo.map(o => ({ value: o.valor, label: o.nombre }))
const duraciones = tiposDeDuracion.map(o => ({ value: o.valor, label: o.nombre }))

/** The programme that the address names, in its form. */
export const ProgramaAbierto = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Opened query={useCall('programas.show', { id }, { meta: { shown: true } })} onClose={onClose}>
    {({ data }) => <ProgramaForm programa={data} onClose={onClose} />}
  </Opened>
)

/** Creates a programme (null), in a faculty that is already chosen if given, or edits one. */
export function ProgramaForm({
  programa,
  facultadId = null,
  onClose,
}: {
  programa: Programa | null
  facultadId?: number | null
  onClose: () => void
}) {
  const whyNotCreate = useWhyNot('estructura.crear')
  const whyNotEdit = useWhyNot(
    'estructura.editar',
    programa ? { facultad_id: programa.facultad_id, programa_id: programa.id } : undefined,
  )
  const whyNot = programa ? whyNotEdit : whyNotCreate
  const form = useSaveForm<ValoresDePrograma, { data: Programa }>({
    initial: valoresDe(programa, facultadId),
    actualOf: p => valoresDe(p, null),
    encima: { imagen: 'guardada' },
    draft: `programa/${programa?.id ?? 'nuevo'}`,
    touches: ['programas', 'facultades', 'planes'],
    check: v => ({ ...checkPrograma(v), ...fueraDeLimites(v) }),
    save: (v, options) =>
      programa
        ? api('programas.update', { ...inputDe(v), id: programa.id, revision: v.revision }, options)
        : api('programas.create', inputDe(v), options),
  })
  const nombres = useNombres()
  const deNivel = form.field('carrera_id')
  const disabled = !!whyNot

  return (
    <FormDrawer
      form={form}
      title={programa?.nombre ?? 'Nuevo programa'}
      whyNotSave={whyNot}
      enDireccion={programa !== null}
      onClose={onClose}
      size={480}
      showValue={(name, value) => enPalabras(name, value, nombres)}
    >
      <TextField field={form.field('nombre')} label="Nombre" required autoFocus />
      <FacultadField field={form.field('facultad_id')} programa={programa} />
      <FieldRow>
        <NivelField field={form.field('nivel_id')} />
        <ModalidadField field={form.field('modalidad_id')} />
      </FieldRow>
      <FieldRow>
        <NumberField field={form.field('maxciclos')} label="Ciclos como máximo" min={1} max={20} />
        <NumberField field={form.field('ciclosporanio')} label="Ciclos por año" min={0} max={20} />
      </FieldRow>
      <FieldRow>
        <SelectField field={form.field('tipociclo_id')} label="Tipo de ciclo" options={ciclos} clearable />
        <NumberField field={form.field('repeticiones')} label="Repeticiones de curso" min={2} max={5} />
      </FieldRow>
      <FieldRow>
        <NumberField field={form.field('duracion')} label="Duración" min={1} max={1000} />
        <SelectField
          field={form.field('tipoduracion')}
          label="Unidad de la duración"
          options={duraciones}
          clearable
        />
      </FieldRow>
      <CheckField
        field={{
          ...deNivel,
          value: deNivel.value === 0,
          onChange: on => deNivel.onChange(on ? 0 : programa?.id),
        }}
        label="Programa de nivel"
        hint="En el árbol muestra «Segundas Especialidades», con las que escriba abajo"
      />
      <EspecialidadesField field={form.field('especialidades')} errors={form.errors} disabled={disabled} />
      <ImagenField form={form} programa={programa} disabled={disabled} />
      <SelectField
        field={form.field('estado')}
        label="Estado"
        options={estados}
        hint="Un programa desactivado se sigue leyendo, pero no recibe planes nuevos"
      />
    </FormDrawer>
  )
}
