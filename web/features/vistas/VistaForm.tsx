import type { Vista } from '@malla/contracts/vistas.ts'
import type { NombreDeLista } from '@malla/domain/listas/listas.ts'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { CheckField, TextField } from '../../ui/form/fields.tsx'

const valoresDe = (v: Vista | null) => ({
  nombre: v?.nombre ?? '',
  para_todos: v?.para_todos ?? false,
  revision: v?.revision,
})

/** Keeps what a list shows under a name, or changes the name of a view; for all where one may. */
export function VistaForm({
  lista,
  consulta,
  item,
  onClose,
}: {
  lista: NombreDeLista
  consulta: string
  item: Vista | null
  onClose: () => void
}) {
  const mayOffer = useWhyNot('curricular.editar') === null
  const form = useSaveForm<ReturnType<typeof valoresDe>, { data: Vista }>({
    initial: valoresDe(item),
    actualOf: valoresDe,
    touches: ['vistas'],
    save: ({ nombre, para_todos, revision }, options) =>
      item
        ? api('vistas.update', { id: item.id, nombre, para_todos, revision }, options)
        : api('vistas.create', { lista, consulta, nombre, para_todos }, options),
  })
  return (
    <FormDialog form={form} title={item ? item.nombre : 'Guardar esta vista'} onClose={onClose}>
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        placeholder="Por ejemplo, Activos de Ingeniería"
        required
        maxLength={60}
        autoFocus
      />
      {(mayOffer || item?.para_todos) && (
        <CheckField
          field={form.field('para_todos')}
          label="Para todos"
          hint="La verán todas las personas de la institución que tengan acceso a esta lista"
        />
      )}
    </FormDialog>
  )
}
