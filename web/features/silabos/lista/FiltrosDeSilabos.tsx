import type { Periodo } from '@malla/contracts/periodos.ts'
import { useCall } from '../../../app/query.ts'
import { FilterSelect } from '../../../ui/table/FilterSelect.tsx'
import { ListFilter } from '../../../ui/table/ListFilter.tsx'
import type { ListState } from '../../../ui/table/list.ts'
import { ElegirPeriodo } from './ElegirPeriodo.tsx'
import { estadoDe, opcionesDeEstado } from './estados.ts'
import { FiltroDeDocente } from './FiltroDeDocente.tsx'
import { lugaresDe } from './lugares.ts'
import type { Filtros } from './useFiltros.ts'

const shown = { meta: { shown: true } }

/** What narrows the list of syllabi; each stands in the address. A plan is offered once its programme is chosen, a cycle once its plan is. */
export function FiltrosDeSilabos<Row>({
  periodos,
  filtros,
  list,
}: {
  periodos: readonly Periodo[]
  filtros: Filtros
  list: Pick<ListState<Row>, 'filter' | 'setFilter'>
}) {
  const { lugar, set } = filtros
  const arbol = useCall('facultades.arbol', {}, shown).data?.data
  const { facultades, programas, programa_id, planes } = lugaresDe(arbol, lugar)
  const ciclos = useCall(
    'ciclos.porPlan',
    { planId: lugar.planestudio_id ?? 0 },
    { ...shown, enabled: lugar.planestudio_id !== undefined },
  ).data?.data
  return (
    <>
      <ListFilter list={list} label="Filtrar por curso o código" />
      <ElegirPeriodo periodos={periodos} filtros={filtros} />
      <FilterSelect
        label="Estado"
        options={opcionesDeEstado}
        value={estadoDe(filtros.estado)}
        onChange={estado => set({ estado })}
      />
      {facultades.length > 1 && (
        <FilterSelect
          label="Facultad"
          options={facultades}
          value={lugar.facultad_id}
          onChange={facultad => set({ facultad, programa: undefined, plan: undefined, ciclo: undefined })}
        />
      )}
      <FilterSelect
        label="Programa"
        options={programas}
        value={programa_id}
        onChange={programa => set({ programa, plan: undefined, ciclo: undefined })}
      />
      {(planes.length > 1 || lugar.planestudio_id) && (
        <FilterSelect
          label="Plan"
          options={planes}
          value={lugar.planestudio_id}
          onChange={plan => set({ plan, ciclo: undefined })}
        />
      )}
      {ciclos && (
        <FilterSelect
          label="Ciclo"
          options={ciclos.map(c => ({ value: c.id, label: c.descripcion }))}
          value={lugar.ciclo_id}
          onChange={ciclo => set({ ciclo })}
        />
      )}
      <FiltroDeDocente value={lugar.docente_id} onChange={persona => set({ persona })} />
    </>
  )
}
