import type { Plan } from '@malla/contracts/plan.ts'
import { Text } from '@mantine/core'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { obligatorio } from '../../ui/form/obligatorio.ts'
import { programasElegibles } from '../planes/programasElegibles.ts'
import { resumenDePlantilla } from './resumenDePlantilla.ts'

interface Valores {
  plantilla_id: number | null
  full_name: string
  carrera_id: number | null
  numero: string | null
}

/** «Empezar desde una plantilla»: a new plan with the cycles, courses and texts of one that fits the institution. */
export function DesdePlantillaForm({
  carreraId = null,
  onSaved,
  onClose,
}: {
  carreraId?: number | null
  onSaved: (plan: Plan) => void
  onClose: () => void
}) {
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } })
  const ofrecidas = useCall('plantillas.porTipo', {}, { meta: { shown: true } })
  const plantillas = ofrecidas.data?.data ?? []
  const whyNotRol = useWhyNot('estructura.crear')
  const whyNot =
    whyNotRol ?? (ofrecidas.data && plantillas.length === 0 ? 'No hay plantillas para su institución.' : null)
  const form = useSaveForm<Valores, { data: Plan }>({
    initial: { plantilla_id: null, full_name: '', carrera_id: carreraId, numero: null },
    draft: 'plan/plantilla',
    touches: [
      'planes',
      'facultades',
      'programas',
      'silabos',
      'recordatorios',
      'areascursos',
      'tiposcursos',
      'tipologiasespecialescursos',
    ],
    check: v => ({
      ...(v.plantilla_id === null && { plantilla_id: ['Elija la plantilla.'] }),
      ...obligatorio('full_name', 'Nombre del plan', v.full_name),
      ...(v.carrera_id === null && { carrera_id: ['Elija el programa del plan.'] }),
    }),
    save: ({ plantilla_id, carrera_id, ...v }, options) =>
      api('plantillas.usar', { ...v, id: plantilla_id!, carrera_id: carrera_id! }, options),
    onSaved: answer => onSaved(answer.data),
  })
  const elegida = plantillas.find(p => p.id === form.values.plantilla_id)
  return (
    <FormDrawer
      form={form}
      title="Empezar desde una plantilla"
      saveLabel="Crear el plan"
      whyNotSave={whyNot}
      onClose={onClose}
      size={480}
    >
      <SelectField
        field={form.field('plantilla_id')}
        label="Plantilla"
        required
        options={plantillas.map(p => ({ value: p.id, label: p.nombre }))}
        hint={elegida && resumenDePlantilla(elegida)}
      />
      <TextField field={form.field('full_name')} label="Nombre del plan" required />
      <SelectField
        field={form.field('carrera_id')}
        label="Programa"
        required
        options={arbol.data ? programasElegibles(arbol.data.data) : []}
      />
      <TextField field={form.field('numero')} label="Número de plan" maxLength={40} />
      <Text size="sm" c="dimmed">
        Las áreas y los tipos de curso que la institución no tenga se crean.
      </Text>
    </FormDrawer>
  )
}
