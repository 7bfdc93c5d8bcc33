import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCall } from '../../../app/query.ts'
import { MultiSelectBuscable } from '../../../ui/form/MultiSelectBuscable.tsx'
import { useBuscado } from '../../../ui/form/useBuscado.ts'
import type { Field } from '../../../ui/form/useForm.ts'

/** Lecturers of the institution, looked for by name; `nombres`: of those who are chosen already. */
export function CampoDeDocentes({
  field,
  nombres: sabidos = [],
  description,
}: {
  field: Field<number[]>
  nombres?: readonly { id: number; nombres: string }[]
  description: string
}) {
  const [q, setQ] = useState('')
  const { buscado, isPorVenir } = useBuscado(q)
  const docentes = useCall(
    'docentes.list',
    { filtro: buscado || undefined, per_page: 20 },
    { meta: { shown: true }, placeholderData: keepPreviousData },
  )
  const found = docentes.data?.data
  // Who was chosen keeps the name, whatever is searched for next.
  const nombres = useRef(new Map(sabidos.map(d => [d.id, d.nombres])))
  for (const d of found ?? []) nombres.current.set(d.id, d.persona.nombres)
  const offered = [...new Set([...field.value, ...(found ?? []).map(d => d.id)])]
  return (
    <MultiSelectBuscable
      id={field.id}
      label="Docentes"
      description={description}
      placeholder={field.value.length === 0 ? 'Busque por nombre' : undefined}
      data={offered.map(id => ({ value: String(id), label: nombres.current.get(id) ?? '' }))}
      value={field.value.map(String)}
      onChange={ids => field.onChange(ids.map(Number))}
      isPorVenir={isPorVenir(docentes)}
      searchValue={q}
      onSearchChange={setQ}
      filter={({ options }) => options}
      clearable
      clearButtonProps={{ 'aria-label': 'Quitar a todos' }}
      nothingFoundMessage="Ningún docente se llama así"
      error={field.error}
      comboboxProps={{ zIndex: 400 }}
      data-autofocus
    />
  )
}
