import { uploadImagen } from '../../app/uploadImagen.ts'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { NumberField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { RicoField } from '../../ui/rico/RicoField.tsx'
import type { ItemEditado } from '../textos/items.ts'
import { useEntradaForm } from './guardar.ts'
import type { ListaDeEntradas } from './listas.ts'

/** Pictures of a text go where those of all texts are. */
export const subir = (file: File, onProgress: (part: number) => void): Promise<string> =>
  uploadImagen('contenido', file, onProgress)

/** Whether an entry is finished (§3, status). */
export const ESTADOS = [
  { value: 1, label: 'Completo' },
  { value: 2, label: 'Incompleto' },
] as const

interface Valores {
  nombre: string
  grupo: string | null
  peso: number | null
  status: number
  descripcion: string
}

const valoresDe = (item: ItemEditado): Valores => ({
  nombre: item.nombre ?? '',
  grupo: item.grupo ?? null,
  peso: item.peso ?? null,
  status: item.status,
  descripcion: item.descripcion,
})

const itemDe = (v: Valores): Partial<ItemEditado> => ({
  nombre: v.nombre.trim(),
  grupo: v.grupo ?? undefined,
  peso: v.peso ?? undefined,
  status: v.status,
  descripcion: v.descripcion,
})

/** One entry of a list: its name, what it belongs to or weighs, its text, and whether it is finished. */
export function EntradaForm({
  planId,
  lista,
  item,
  isNueva,
  whyNot,
  onClose,
}: {
  planId: number
  lista: ListaDeEntradas
  item: ItemEditado
  isNueva: boolean
  whyNot: string | null
  onClose: () => void
}) {
  const { grupo, peso } = lista
  const form = useEntradaForm<Valores>({
    planId,
    clave: lista.key,
    item,
    isNueva,
    valoresDe,
    itemDe,
    check: v => ({
      ...(v.nombre.trim() === '' && { nombre: [`Escriba el nombre.`] }),
      ...(peso && v.peso !== null && (v.peso < 0 || v.peso > 100) && { peso: ['Entre 0 y 100.'] }),
    }),
  })
  const campoGrupo = form.field('grupo')
  const conocidas: readonly string[] = grupo?.opciones ?? []
  const opciones = [...new Set([...conocidas, ...(campoGrupo.value ? [campoGrupo.value] : [])])]

  return (
    <FormDrawer
      form={form}
      title={isNueva ? lista.nuevo : (item.nombre ?? lista.uno)}
      whyNotSave={whyNot}
      onClose={onClose}
      size={640}
    >
      <TextField
        field={form.field('nombre')}
        label={lista.nombre}
        placeholder={lista.ejemplo}
        required
        autoFocus
        maxLength={300}
      />
      <FieldRow>
        {grupo && (
          <SelectField
            field={campoGrupo}
            label={grupo.label}
            options={opciones.map(o => ({ value: o, label: o }))}
            clearable
          />
        )}
        {peso && (
          <NumberField field={form.field('peso')} label="Peso" decimals={2} min={0} max={100} suffix="%" />
        )}
        <SelectField field={form.field('status')} label="Estado" options={ESTADOS} />
      </FieldRow>
      <RicoField
        field={form.field('descripcion')}
        label={lista.descripcion}
        upload={subir}
        disabled={!!whyNot}
      />
    </FormDrawer>
  )
}
