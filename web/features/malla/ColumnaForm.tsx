import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { descripcionDeCiclo } from '@malla/domain/ciclos/ciclo.ts'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { NumberField, TextField } from '../../ui/form/fields.tsx'

/** Edits a cycle of a plan. */
export function CicloForm({ ciclo, onClose }: { ciclo: Ciclo; onClose: () => void }) {
  const { nombre, descripcion, revision } = ciclo
  const form = useSaveForm({
    initial: { nombre, descripcion, revision },
    touches: ['ciclos'],
    // The usual description follows the name.
    save: (v, options) =>
      api(
        'ciclos.update',
        {
          id: ciclo.id,
          ...v,
          descripcion: isUsual(ciclo, v.descripcion) ? descripcionDeCiclo(v.nombre) : v.descripcion,
        },
        options,
      ),
  })
  return (
    <FormDrawer form={form} title={ciclo.descripcion} onClose={onClose}>
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        required
        autoFocus
        hint="Por ejemplo, III o Tercer grado"
      />
      <TextField
        field={form.field('descripcion')}
        label="Descripción"
        placeholder={descripcionDeCiclo(form.values.nombre)}
      />
    </FormDrawer>
  )
}

const isUsual = (ciclo: Ciclo, escrita: string): boolean =>
  escrita.trim() === '' || (escrita === ciclo.descripcion && escrita === descripcionDeCiclo(ciclo.nombre))

/** Creates a section of electives of a plan (null), or edits one. */
export function SeccionForm({
  planId,
  seccion,
  onClose,
}: {
  planId: number
  seccion: Seccion | null
  onClose: () => void
}) {
  const form = useSaveForm({
    initial: {
      nombre: seccion?.nombre ?? '',
      creditos_requeridos: seccion?.creditos_requeridos ?? null,
      revision: seccion?.revision,
    },
    draft: `seccion/${seccion?.id ?? `nueva/${planId}`}`,
    touches: ['secciones', 'planes'],
    save: ({ revision, ...values }, options) =>
      seccion
        ? api('secciones.update', { id: seccion.id, ...values, revision }, options)
        : api('secciones.create', { planestudio_id: planId, ...values }, options),
  })
  return (
    <FormDrawer form={form} title={seccion?.nombre ?? 'Nueva sección de electivos'} onClose={onClose}>
      <TextField field={form.field('nombre')} label="Nombre" required autoFocus />
      <NumberField
        field={form.field('creditos_requeridos')}
        label="Créditos requeridos"
        decimals={1}
        min={0}
        hint="Los que el estudiante debe llevar de esta sección"
      />
    </FormDrawer>
  )
}
