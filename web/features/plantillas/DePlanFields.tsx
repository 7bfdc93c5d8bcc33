import { useCall } from '../../app/query.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import type { Field } from '../../ui/form/useForm.ts'

/** Of which plan of the system a template is made: the institution, and one of its plans. */
export function DePlanFields({
  empresa,
  plan,
  required,
  hint,
}: {
  empresa: Field<number | null>
  plan: Field<number | null>
  required: boolean
  hint: string
}) {
  const entidades = useCall('empresas.list', { per_page: 50 }, { meta: { shown: true } })
  const planes = useCall(
    'plantillas.planesDe',
    { empresa_id: empresa.value ?? 0 },
    { enabled: empresa.value !== null, meta: { shown: true } },
  )
  return (
    <>
      <SelectField
        field={{
          ...empresa,
          onChange: id => {
            empresa.onChange(id ?? null)
            plan.onChange(null)
          },
        }}
        label="Institución"
        options={(entidades.data?.data ?? []).map(e => ({ value: e.id, label: e.razonsocial }))}
      />
      <SelectField
        field={plan}
        label="Plan de estudios"
        required={required}
        clearable
        options={(planes.data?.data ?? []).map(p => ({
          value: p.id,
          label: `${p.full_name} · ${p.programa}`,
        }))}
        hint={hint}
      />
    </>
  )
}
