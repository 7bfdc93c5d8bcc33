import type { Seccion } from '@malla/contracts/ciclos.ts'
import { api } from '../../app/api.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { NumberField, TextField } from '../../ui/form/fields.tsx'

interface Valores {
  nombre: string
  creditos_requeridos: number | null
  revision?: number
}

const valoresDe = (seccion: Seccion | null): Valores =>
  seccion
    ? {
        nombre: seccion.nombre,
        creditos_requeridos: seccion.creditos_requeridos,
        revision: seccion.revision,
      }
    : { nombre: '', creditos_requeridos: null }

/** Makes a section of electives of a plan, or changes it. `sinCreditos`: a school, where there are none to require. */
export function SeccionForm({
  planId,
  seccion,
  sinCreditos = false,
  whyNot = null,
  onClose,
}: {
  planId: number
  seccion: Seccion | null
  sinCreditos?: boolean
  whyNot?: string | null
  onClose: () => void
}) {
  const form = useSaveForm<Valores, { data: Seccion }>({
    initial: valoresDe(seccion),
    actualOf: valoresDe,
    draft: `seccion/${planId}/${seccion?.id ?? 'nueva'}`,
    touches: ['secciones', 'planes'],
    save: ({ revision, ...valores }, options) =>
      seccion
        ? api('secciones.update', { ...valores, id: seccion.id, revision }, options)
        : api('secciones.create', { ...valores, planestudio_id: planId }, options),
  })
  return (
    <FormDrawer
      form={form}
      title={seccion ? seccion.nombre : 'Nueva sección de electivos'}
      whyNotSave={whyNot}
      onClose={onClose}
    >
      <TextField
        field={form.field('nombre')}
        label="Nombre"
        required
        autoFocus
        maxLength={160}
        hint="Por ejemplo: «Electivos de especialidad»"
      />
      {!sinCreditos && (
        <NumberField
          field={form.field('creditos_requeridos')}
          label="Créditos requeridos"
          min={0}
          max={999}
          hint="Los que el estudiante debe aprobar en esta sección; cuentan en el total del plan"
        />
      )}
    </FormDrawer>
  )
}
