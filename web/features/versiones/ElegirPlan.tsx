import type { SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../app/query.ts'
import { SelectBuscable } from '../../ui/form/SelectBuscable.tsx'
import { useBuscado } from '../../ui/form/useBuscado.ts'
import { type GrupoDePlanes, losBuscados, opcionesDePlan, type PlanDicho } from './opcionesDePlan.ts'

const RELACION = {
  origen: 'De donde se copió',
  version: 'Sus versiones',
  programa: 'Del mismo programa',
} as const

const shown = { meta: { shown: true } }

/** As many of the others as one page holds; the search finds the rest. */
const MOST = 50

/** Chooses another plan than one: those near to it first, any that the person may see by its name. */
export function ElegirPlan({
  planId,
  otro,
  antes,
  onChange,
  ...props
}: {
  planId: number
  otro: PlanDicho | null
  /** What comes before those that are near. */
  antes?: GrupoDePlanes
  onChange: (id: number) => void
} & Pick<SelectProps<number>, 'label' | 'aria-label'>) {
  const [texto, setTexto] = useState('')
  const relacionados = useCall('versiones.relacionados', { id: planId }, shown).data?.data ?? []
  const recientes = useCall('planes.list', { per_page: MOST }, shown).data?.data ?? []
  const grupos = [
    ...(antes ? [antes] : []),
    ...Object.entries(RELACION).map(([relacion, group]) => ({
      group,
      planes: relacionados.filter(p => p.relacion === relacion),
    })),
  ]
  const opciones = (otros: readonly PlanDicho[]) => {
    const isListed = otro === null || otros.some(p => p.id === otro.id)
    return opcionesDePlan(
      [...grupos, { group: 'Otros planes', planes: isListed ? otros : [otro, ...otros] }],
      planId,
    )
  }
  // The name of the one that is chosen stands there without being searched for.
  const nombre = opciones(recientes)
    .flatMap(g => g.items)
    .find(o => o.value === otro?.id)?.label
  const { buscado, isPorVenir } = useBuscado(texto, nombre)
  const busqueda = useCall(
    'planes.list',
    { per_page: MOST, filtro: buscado },
    { ...shown, enabled: buscado !== '' },
  )
  const hallados = busqueda.data?.data ?? []
  return (
    <SelectBuscable<number>
      placeholder="Elija o busque un plan"
      data={opciones([...recientes, ...hallados])}
      value={otro?.id ?? null}
      // What is typed looks for another: it is not added to the name that stands there.
      onFocus={e => e.currentTarget.select()}
      onChange={id => id && onChange(id)}
      isPorVenir={isPorVenir(busqueda)}
      onSearchChange={setTexto}
      filter={({ options, search }) => losBuscados(options, search, hallados)}
      nothingFoundMessage="Ningún plan coincide"
      allowDeselect={false}
      w={420}
      maw="100%"
      {...props}
    />
  )
}
