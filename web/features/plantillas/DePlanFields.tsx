import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
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
  const { empresas } = useUser()
  // A template may be of an institution that nobody works in any more: that one is not among them.
  const otra = empresa.value !== null && !empresas.some(e => e.id === empresa.value)
  const suya = useCall('empresas.show', { id: empresa.value ?? 0 }, { enabled: otra, meta: { shown: true } })
    .data?.data
  const entidades = [...empresas, ...(otra && suya ? [suya] : [])]
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
        options={entidades.map(e => ({ value: e.id, label: e.razonsocial }))}
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
