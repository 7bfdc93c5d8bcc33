import type { Modelo } from '@malla/contracts/modelos.ts'
import { whyNotFechas } from '@malla/domain/modelos/versiones.ts'
import { Checkbox } from '@mantine/core'
import { api } from '../../app/api.ts'
import { uploadImagen } from '../../app/uploadImagen.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { FileField } from '../../ui/form/FileField.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { whyNotAttach } from '../../ui/form/files.ts'
import { RicoField } from '../../ui/rico/RicoField.tsx'

interface Valores extends Pick<Modelo, 'nombre' | 'descripcion' | 'fechavigencia' | 'fechacese'> {
  archivo: Blob | undefined
  /** The file that is kept is taken off. */
  quitar: boolean
  /** Which one that is. */
  guardado: number | null
  revision?: number
}

/** A version of the educational model: the one given, or a new one that begins with the text of another (`desde`). */
export function ModeloForm({
  modelo,
  desde,
  whyNot,
  onSaved,
  onClose,
}: {
  modelo: Modelo | null
  desde?: Modelo | undefined
  whyNot: string | null
  onSaved: (id: number) => void
  onClose: () => void
}) {
  const form = useSaveForm<Valores, { data: Modelo }>({
    initial: valoresDe(modelo, desde),
    actualOf: m => valoresDe(m, undefined),
    encima: { archivo: 'guardado', quitar: 'guardado' },
    draft: `modelo/${modelo?.id ?? `nuevo/${desde?.id ?? 0}`}`,
    touches: ['modelos', 'historial'],
    check,
    save: ({ archivo, quitar, guardado: _, revision, ...values }, options) => {
      const input = { ...values, ...(archivo ? { archivo } : quitar && { archivo: null }) }
      return modelo
        ? api('modelos.update', { ...input, id: modelo.id, revision }, options)
        : api('modelos.create', input, options)
    },
    onSaved: ({ data }) => onSaved(data.id),
  })
  const quitar = form.field('quitar')

  return (
    <FormDrawer
      form={form}
      title={modelo ? 'Editar el modelo educativo' : 'Nueva versión del modelo educativo'}
      whyNotSave={whyNot}
      onClose={onClose}
      size={860}
    >
      <TextField field={form.field('nombre')} label="Nombre" required maxLength={160} autoFocus />
      <FieldRow>
        <DateField field={form.field('fechavigencia')} label="Vigente desde" />
        <DateField field={form.field('fechacese')} label="Fecha de cese" hint="Vacía mientras esté vigente" />
      </FieldRow>
      <RicoField
        field={form.field('descripcion')}
        label="Texto"
        placeholder="Fundamentos, enfoque, ejes, perfil, enseñanza y evaluación…"
        upload={(file, onProgress) => uploadImagen('contenido', file, onProgress)}
      />
      <FileField
        field={form.field('archivo')}
        label="Archivo"
        hint="PDF, imagen, Word o Excel, hasta 50 MB"
        accept=".pdf,.doc,.docx,.xls,.xlsx,image/jpeg,image/png,image/webp,image/gif"
        current={modelo?.adjunto ? { name: modelo.adjunto.nombre, url: modelo.adjunto.url } : null}
      />
      {modelo?.adjunto && !form.values.archivo && (
        <Checkbox
          id={quitar.id}
          label="Quitar el archivo al guardar"
          checked={quitar.value}
          onChange={e => quitar.onChange(e.currentTarget.checked)}
        />
      )}
    </FormDrawer>
  )
}

const valoresDe = (modelo: Modelo | null, desde: Modelo | undefined): Valores => ({
  nombre: modelo?.nombre ?? '',
  descripcion: (modelo ?? desde)?.descripcion ?? '',
  fechavigencia: modelo?.fechavigencia ?? null,
  fechacese: modelo?.fechacese ?? null,
  archivo: undefined,
  quitar: false,
  guardado: modelo?.adjunto?.id ?? null,
  revision: modelo?.revision,
})

function check(v: Valores): Record<string, string[]> {
  const fechas = whyNotFechas(v)
  const whyNotFile = whyNotAttach(v.archivo)
  return {
    ...(v.nombre.trim() === '' && { nombre: ['Escriba cómo se llama.'] }),
    ...(fechas && { fechacese: [fechas] }),
    ...(whyNotFile && { archivo: [whyNotFile] }),
  }
}
