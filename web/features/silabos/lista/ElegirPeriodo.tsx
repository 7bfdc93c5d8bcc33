import type { Periodo } from '@malla/contracts/periodos.ts'
import { Select } from '@mantine/core'
import { useFilterWord } from '../../../ui/table/words.ts'
import type { Filtros } from './useFiltros.ts'

const ULTIMO = 'El último de cada curso'

/** Which period the list is of; the latest syllabus of each course is a choice too, and the only one where there are no periods. */
export function ElegirPeriodo({
  periodos,
  filtros,
}: {
  periodos: readonly Periodo[]
  filtros: Pick<Filtros, 'lugar' | 'setPeriodo'>
}) {
  const elegido = periodos.find(p => p.id === filtros.lugar.periodo_id)
  useFilterWord('Periodo', periodos.length > 0 ? (elegido?.nombre ?? ULTIMO) : undefined)
  if (periodos.length === 0) return null
  return (
    <Select
      aria-label="Periodo"
      data={[...periodos.map(p => ({ value: String(p.id), label: p.nombre })), { value: '', label: ULTIMO }]}
      value={String(filtros.lugar.periodo_id ?? '')}
      onChange={id => filtros.setPeriodo(id ? Number(id) : undefined)}
      allowDeselect={false}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      w={176}
    />
  )
}
