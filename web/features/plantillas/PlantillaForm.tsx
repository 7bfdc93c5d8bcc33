import type { PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { api } from '../../app/api.ts'
import { useUser } from '../../app/session.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { obligatorio } from '../../ui/form/obligatorio.ts'
import { DePlanFields } from './DePlanFields.tsx'

const tipos = tiposDeEmpresa.map(t => ({ value: t.valor, label: t.nombre }))

interface Valores {
  nombre: string
  tipo: number | null
  empresa_id: number | null
  planestudio_id: number | null
  revision?: number
}

const valoresDe = (item: PlantillaDePlan | null, empresaId: number | null): Valores => ({
  nombre: item?.nombre ?? '',
  tipo: item?.tipo ?? null,
  empresa_id: item?.de_empresa_id || empresaId,
  planestudio_id: null,
  revision: item?.revision,
})

/** Makes a template of a plan of the system, or changes one; of a chosen plan what it holds now is taken. */
export function PlantillaForm({ item, onClose }: { item: PlantillaDePlan | null; onClose: () => void }) {
  const empresaId = useUser().empresa?.id ?? null
  const form = useSaveForm<Valores, { data: PlantillaDePlan }>({
    initial: valoresDe(item, empresaId),
    actualOf: p => valoresDe(p, empresaId),
    draft: `plantilla/${item?.id ?? 'nueva'}`,
    touches: ['plantillas'],
    check: v => ({
      ...obligatorio('nombre', 'Nombre de la plantilla', v.nombre),
      ...(v.tipo === null && { tipo: ['Elija para qué tipo de institución es.'] }),
      ...(!item && v.planestudio_id === null && { planestudio_id: ['Elija el plan.'] }),
    }),
    save: ({ revision, ...v }, options) => {
      const deQue = v.planestudio_id
        ? { planestudio_id: v.planestudio_id, empresa_id: v.empresa_id ?? undefined }
        : {}
      return item
        ? api(
            'plantillas.update',
            { nombre: v.nombre, tipo: v.tipo!, ...deQue, id: item.id, revision },
            options,
          )
        : api(
            'plantillas.create',
            {
              nombre: v.nombre,
              tipo: v.tipo!,
              planestudio_id: v.planestudio_id!,
              empresa_id: v.empresa_id ?? undefined,
            },
            options,
          )
    },
  })
  return (
    <FormDrawer
      form={form}
      title={item?.nombre ?? 'Nueva plantilla'}
      enDireccion={item === null}
      onClose={onClose}
      size={480}
    >
      <TextField
        field={form.field('nombre')}
        label="Nombre de la plantilla"
        required
        autoFocus
        maxLength={200}
      />
      <SelectField
        field={form.field('tipo')}
        label="Para"
        required
        options={tipos}
        hint="Se ofrece solo a las instituciones de ese tipo"
      />
      <DePlanFields
        empresa={form.field('empresa_id')}
        plan={form.field('planestudio_id')}
        required={!item}
        hint={
          item
            ? 'Elija un plan únicamente si la plantilla debe tomar lo que ese plan tiene ahora'
            : 'La plantilla tendrá sus ciclos, cursos y textos; lo que cambie después en el plan no la cambia'
        }
      />
    </FormDrawer>
  )
}
