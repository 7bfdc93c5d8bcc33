import type { Empresa } from '@malla/contracts/empresas.ts'
import { estadosDeEmpresa, tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { api } from '../../app/api.ts'
import { reloadSession, useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { Contacto, Identidad } from './CamposDePerfil.tsx'
import { entidadOf, type ValoresDeEntidad } from './valores.ts'

const tipos = tiposDeEmpresa.map(t => ({ value: t.nombre, label: t.nombre }))
const estados = estadosDeEmpresa.map(value => ({ value, label: value }))

interface Props {
  item: Empresa | null
  /** Where one can work in a new one at once. */
  onEntrar?: (id: number) => void
  onClose: () => void
}

/** Creates or edits an institution. */
export function EntidadForm({ item, onEntrar, onClose }: Props) {
  const { empresa } = useUser()
  const form = useSaveForm<ValoresDeEntidad, { data: Empresa }>({
    initial: entidadOf(item),
    actualOf: entidadOf,
    draft: `entidad/${item?.id ?? 'nueva'}`,
    touches: ['empresas', 'ajustes'],
    save: ({ revision, tipo, ...values }, options) =>
      item
        ? api('empresas.update', { ...values, tipo: tipo!, id: item.id, revision }, options)
        : api('empresas.create', { ...values, tipo: tipo! }, options),
    // The list one chooses from, and the name and logo at the left.
    onSaved: reloadSession,
    siguiente: ({ data }) =>
      onEntrar && data.estado === 'Activado'
        ? { nombre: 'Trabajar en ella', hacer: () => onEntrar(data.id) }
        : undefined,
  })
  const isMine = item !== null && item.id === empresa?.id
  const { estado, razonsocial } = form.values
  const isLeaving = item?.estado === 'Activado' && estado !== 'Activado'

  return (
    <FormDrawer
      form={form}
      title={item?.razonsocial ?? 'Nueva entidad'}
      enDireccion
      onClose={onClose}
      size={480}
    >
      <FieldRow>
        <SelectField
          field={form.field('tipo')}
          label="Tipo"
          required
          autoFocus
          options={tipos}
          hint={item ? undefined : 'Decide con qué niveles y tipologías empieza'}
        />
        <SelectField
          field={form.field('estado')}
          label="Estado"
          options={estados}
          hint={
            isLeaving
              ? isMine
                ? 'Está trabajando en ella: solo usted podrá seguir dentro'
                : 'Al guardar se cierran las sesiones de sus usuarios'
              : undefined
          }
        />
      </FieldRow>
      <Identidad campo={form.field} nombre={razonsocial} />
      <Contacto campo={form.field} />
    </FormDrawer>
  )
}
