import type { CursoElegible } from '@malla/contracts/usuarios.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../app/query.ts'
import { MultiSelectBuscable } from '../../ui/form/MultiSelectBuscable.tsx'
import { useBuscado } from '../../ui/form/useBuscado.ts'

const labelOf = (c: CursoElegible): string => [c.codigo, c.nombre, c.plan].filter(Boolean).join(' · ')
const shown = { meta: { shown: true }, placeholderData: keepPreviousData }

interface Props {
  id?: string
  label: string
  hint?: string
  value: readonly number[]
  onChange: (ids: number[]) => void
  error?: string
}

interface Source {
  found: readonly CursoElegible[] | undefined
  chosen: readonly CursoElegible[] | undefined
  isPorVenir: boolean
}

/** Courses chosen by searching their code or name. */
function Cursos({
  q,
  onSearch,
  source,
  ...p
}: Props & { q: string; onSearch: (q: string) => void; source: Source }) {
  const names = new Map([...(source.found ?? []), ...(source.chosen ?? [])].map(c => [c.id, labelOf(c)]))
  const offered = [...new Set([...p.value, ...(source.found ?? []).map(c => c.id)])]
  return (
    <MultiSelectBuscable
      id={p.id}
      label={p.label}
      description={p.hint}
      error={p.error}
      placeholder={p.value.length === 0 ? 'Busque por código o nombre' : undefined}
      data={offered.map(id => ({ value: String(id), label: names.get(id) ?? '…' }))}
      value={p.value.map(String)}
      onChange={ids => p.onChange(ids.map(Number))}
      isPorVenir={source.isPorVenir}
      searchValue={q}
      onSearchChange={onSearch}
      // The server found them; the list must not hide what it found by its code without signs.
      filter={({ options }) => options}
      clearable
      clearButtonProps={{ 'aria-label': 'Quitar todos los cursos' }}
      nothingFoundMessage="Ningún curso se llama así"
      comboboxProps={{ zIndex: 400 }}
    />
  )
}

/** Courses of the institution one works in, as far as one sees them. */
export function CursosField(props: Props) {
  const [q, setQ] = useState('')
  const { buscado, isPorVenir } = useBuscado(q)
  const found = useCall('docentes.cursos', { q: buscado }, shown)
  const chosen = useCall(
    'docentes.cursos',
    { ids: [...props.value] },
    { ...shown, enabled: props.value.length > 0 },
  ).data?.data
  const source = { found: found.data?.data, chosen, isPorVenir: isPorVenir(found) }
  return <Cursos {...props} q={q} onSearch={setQ} source={source} />
}

/** Courses of any institution, for administrators. */
export function CursosDeEmpresaField({ empresa_id, ...props }: Props & { empresa_id: number }) {
  const [q, setQ] = useState('')
  const { buscado, isPorVenir } = useBuscado(q)
  const found = useCall('usuarios.cursos', { empresa_id, q: buscado }, shown)
  const chosen = useCall(
    'usuarios.cursos',
    { empresa_id, ids: [...props.value] },
    { ...shown, enabled: props.value.length > 0 },
  ).data?.data
  const source = { found: found.data?.data, chosen, isPorVenir: isPorVenir(found) }
  return <Cursos {...props} q={q} onSearch={setQ} source={source} />
}
