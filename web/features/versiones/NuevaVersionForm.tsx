import type { Plan } from '@malla/contracts/plan.ts'
import { Text } from '@mantine/core'
import { api } from '../../app/api.ts'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { obligatorio } from '../../ui/form/obligatorio.ts'
import { planesDe } from '../arbol/ramas.ts'
import { programasElegibles } from '../planes/programasElegibles.ts'
import { nombreSugerido } from './nombreSugerido.ts'

interface Valores {
  /** Null while it is the one that is proposed. */
  full_name: string | null
  numero: string | null
  carrera_id: number | null
  equivalencias: boolean
}

/** «Nueva versión»: a plan that is a copy of this one, here or in another programme. `onSaved` gets its id. */
export function NuevaVersionForm({
  plan,
  onSaved,
  onClose,
}: {
  plan: Plan
  onSaved: (id: number) => void
  onClose: () => void
}) {
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } })
  const programas = arbol.data ? programasElegibles(arbol.data.data, plan.carrera_id) : []
  const proponer = (programa: number | null): string =>
    nombreSugerido(
      plan.full_name,
      (arbol.data ? planesDe(arbol.data) : []).filter(p => p.carrera_id === programa).map(p => p.full_name),
    )
  const form = useSaveForm<Valores, { data: Plan }>({
    initial: {
      full_name: null,
      numero: null,
      carrera_id: plan.carrera_id,
      equivalencias: false,
    },
    draft: `plan/${plan.id}/version`,
    touches: ['planes', 'facultades', 'programas', 'versiones', 'avance', 'silabos', 'recordatorios'],
    check: v => ({
      ...(v.full_name !== null && obligatorio('full_name', 'Nombre del plan nuevo', v.full_name)),
      ...(v.carrera_id === null && { carrera_id: ['Elija el programa del plan.'] }),
    }),
    save: ({ full_name, carrera_id, ...v }, options) =>
      api(
        'versiones.create',
        {
          ...v,
          id: plan.id,
          full_name: full_name ?? proponer(carrera_id),
          carrera_id: carrera_id ?? undefined,
        },
        options,
      ),
    onSaved: answer => onSaved(answer.data.id),
  })
  return (
    <FormDrawer form={form} title="Nueva versión" saveLabel="Crear la versión" onClose={onClose} size={480}>
      <Text size="sm">
        Un plan nuevo con todo lo de «{plan.full_name}»: ciclos, cursos con sus versiones y requisitos,
        textos, perfil de egreso, laboratorios y archivos. La resolución es de cada plan. Después, lo que
        cambie en uno no cambia en el otro.
      </Text>
      <TextField
        field={{
          ...form.field('full_name'),
          value: form.values.full_name ?? proponer(form.values.carrera_id),
        }}
        label="Nombre del plan nuevo"
        required
        autoFocus
      />
      <TextField field={form.field('numero')} label="Número de plan" maxLength={40} />
      <SelectField field={form.field('carrera_id')} label="Programa" required options={programas} />
      <CheckField
        field={form.field('equivalencias')}
        label="Copiar también la tabla de equivalencias"
        hint="La versión reconocerá los mismos cursos de otros planes que este"
      />
    </FormDrawer>
  )
}
