import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { RicoField } from '../../../ui/rico/RicoField.tsx'
import type { SeccionEditada } from './valores.ts'

type Escrita = Pick<SeccionEditada, 'nombre' | 'textoFijo'>

/** Name of a section and the text of the institution that stands first in it. It goes into the structure, which is saved as a whole. */
export function SeccionForm({
  seccion,
  conTexto,
  onSave,
  onClose,
}: {
  seccion: SeccionEditada | null
  conTexto: boolean
  onSave: (escrita: Escrita) => void
  onClose: () => void
}) {
  const form = useForm<Escrita, void>({
    initial: { nombre: seccion?.nombre ?? '', textoFijo: seccion?.textoFijo ?? '' },
    check: (v): Record<string, string[]> =>
      v.nombre.trim() === '' ? { nombre: ['Escriba el nombre de la sección.'] } : {},
    save: async v => onSave({ ...v, nombre: v.nombre.trim() }),
  })
  return (
    <FormDialog
      form={form}
      title={seccion ? seccion.nombre : 'Sección propia'}
      saveLabel="Aceptar"
      size={640}
      onClose={onClose}
    >
      <TextField field={form.field('nombre')} label="Nombre" maxLength={120} required autoFocus />
      {conTexto && (
        <RicoField
          field={form.field('textoFijo')}
          label="Texto de la institución"
          hint="Sale primero en la sección de todos los sílabos; los docentes no lo pueden cambiar"
          modo="clasico"
        />
      )}
    </FormDialog>
  )
}
