import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { useWhyNot } from '../../../app/permission.ts'
import { useCall } from '../../../app/query.ts'
import { useSaveForm } from '../../../app/useSaveForm.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'

/** Which lecturers write the syllabus of a course: they get it among theirs at once, and those taken away lose it. */
export function DocentesDeCurso({ fila, onClose }: { fila: FilaDeSilabo; onClose: () => void }) {
  const whyNot = useWhyNot('curricular.editar')
  const form = useSaveForm({
    initial: { docentes_ids: fila.docentes.map(d => d.id) },
    touches: ['silabos', 'recordatorios', 'docentes'],
    save: ({ docentes_ids }, options) =>
      api('silabos.docentes', { id: fila.asignatura_id, docentes_ids }, options),
  })
  const [q, setQ] = useState('')
  const [filtro] = useDebouncedValue(q, 200)
  const found = useCall(
    'docentes.list',
    { filtro: filtro || undefined, per_page: 20 },
    { meta: { shown: true }, placeholderData: keepPreviousData as never },
  ).data?.data
  // Who was chosen keeps the name, whatever is searched for next.
  const nombres = useRef(new Map(fila.docentes.map(d => [d.id, d.nombres])))
  for (const d of found ?? []) nombres.current.set(d.id, d.persona.nombres)
  const field = form.field('docentes_ids')
  const offered = [...new Set([...field.value, ...(found ?? []).map(d => d.id)])]

  return (
    <FormDialog form={form} title={`Docentes de ${fila.nombre}`} whyNotSave={whyNot} onClose={onClose}>
      <MultiSelect
        id={field.id}
        label="Docentes"
        description="Escriben y entregan el sílabo de este curso"
        placeholder={field.value.length === 0 ? 'Busque por nombre' : undefined}
        data={offered.map(id => ({ value: String(id), label: nombres.current.get(id) ?? '' }))}
        value={field.value.map(String)}
        onChange={ids => field.onChange(ids.map(Number))}
        searchable
        searchValue={q}
        onSearchChange={setQ}
        filter={({ options }) => options}
        hidePickedOptions
        clearable
        clearButtonProps={{ 'aria-label': 'Quitar a todos' }}
        nothingFoundMessage="Ningún docente se llama así"
        error={field.error}
        comboboxProps={{ zIndex: 400 }}
        data-autofocus
      />
    </FormDialog>
  )
}
