import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '../../../app/permission.ts'
import { useCall } from '../../../app/query.ts'
import { SelectBuscable } from '../../../ui/form/SelectBuscable.tsx'
import { useBuscado } from '../../../ui/form/useBuscado.ts'
import { anchoDeFiltro } from '../../../ui/table/anchoDeFiltro.ts'
import { useFilterWord } from '../../../ui/table/words.ts'

const shown = { meta: { shown: true }, placeholderData: keepPreviousData }

/** Narrows to the courses of one lecturer, found by name; for those who may see lecturers. */
export function FiltroDeDocente(props: {
  value: number | undefined
  onChange: (id: number | undefined) => void
}) {
  return useWhyNot('curricular.ver') === null ? <Elegir {...props} /> : null
}

function Elegir({
  value,
  onChange,
}: {
  value: number | undefined
  onChange: (id: number | undefined) => void
}) {
  const [q, setQ] = useState('')
  const elegido = useCall(
    'docentes.show',
    { id: value ?? 0 },
    { meta: { shown: true }, enabled: value !== undefined },
  ).data?.data
  const nombre = elegido?.persona.nombres
  useFilterWord('Docente', nombre)
  const { buscado, isPorVenir } = useBuscado(q, nombre)
  const found = useCall('docentes.list', { filtro: buscado || undefined, per_page: 20 }, shown)
  const options = (found.data?.data ?? []).map(d => ({ value: d.id, label: d.persona.nombres }))
  // What is searched for is found or not; without a search whoever is chosen stands there in any case.
  const data =
    elegido && buscado === '' && !options.some(o => o.value === elegido.id)
      ? [{ value: elegido.id, label: elegido.persona.nombres }, ...options]
      : options
  return (
    <SelectBuscable<number>
      aria-label="Docente"
      placeholder="Docente"
      data={data}
      value={value ?? null}
      onChange={id => onChange(id ?? undefined)}
      isPorVenir={isPorVenir(found)}
      searchValue={q}
      onSearchChange={setQ}
      filter={({ options: all }) => all}
      nothingFoundMessage="Ningún docente se llama así"
      clearable
      clearButtonProps={{ 'aria-label': 'Quitar el filtro de docente' }}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      {...anchoDeFiltro(152)}
    />
  )
}
