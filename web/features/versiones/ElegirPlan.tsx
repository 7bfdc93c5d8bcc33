import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useCall } from '../../app/query.ts'

const RELACION = {
  origen: 'De donde se copió',
  version: 'Sus versiones',
  programa: 'Del mismo programa',
} as const

/** Chooses the plan that one is compared with: those near to it first, any other by its name. */
export function ElegirPlan({
  planId,
  otro,
  onChange,
}: {
  planId: number
  otro: { id: number; full_name: string } | null
  onChange: (id: number) => void
}) {
  const [texto, setTexto] = useState('')
  const [buscado] = useDebouncedValue(texto.trim(), 250)
  const { data: cerca } = useCall('versiones.relacionados', { id: planId }, { meta: { shown: true } })
  const { data: todos } = useCall(
    'planes.list',
    { per_page: 50, ...(buscado && { filtro: buscado }) },
    { meta: { shown: true } },
  )
  const relacionados = cerca?.data ?? []
  const dichos = new Set([planId, ...relacionados.map(p => p.id)])
  const opcion = (p: { id: number; full_name: string; programa?: string }) => ({
    value: String(p.id),
    label: p.programa ? `${p.full_name} · ${p.programa}` : p.full_name,
  })
  const grupos = Object.entries(RELACION).map(([relacion, group]) => ({
    group,
    items: relacionados.filter(p => p.relacion === relacion).map(opcion),
  }))
  const demas = (todos?.data ?? []).filter(p => !dichos.has(p.id)).map(opcion)
  const isListed = otro === null || dichos.has(otro.id) || demas.some(o => o.value === String(otro.id))
  const data = [
    ...grupos,
    { group: 'Otros planes', items: isListed ? demas : [opcion(otro), ...demas] },
  ].filter(g => g.items.length > 0)
  return (
    <Select
      label="Comparar con"
      placeholder="Elija o busque un plan"
      data={data}
      value={otro ? String(otro.id) : null}
      onChange={id => id && onChange(Number(id))}
      searchable
      onSearchChange={setTexto}
      nothingFoundMessage="Ningún plan coincide"
      allowDeselect={false}
      w={420}
      maw="100%"
    />
  )
}
