import { useAddress, useSetAddress } from '../../app/address.ts'
import { useCall } from '../../app/query.ts'
import type { Query } from '../../paths.ts'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import type { ListState } from '../../ui/table/list.ts'
import { cesadosDe, faltaDe, filtrosDe, opcionesDeFalta, vigencias } from './filtros.ts'

const vacio = { cepre: null, posgrado: null, facultades: [] }

/** By name of plan or programme, faculty, programme, whether in force, and what is lacking; all of it stands in the address. */
export function PlanesFilters<Row>({ list }: { list: Pick<ListState<Row>, 'filter' | 'setFilter'> }) {
  const { facultad, programa, estado, solo } = useAddress()
  const setAddress = useSetAddress()
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } }).data?.data ?? vacio
  const { facultades, programas } = filtrosDe(arbol, facultad)
  const narrow = (changes: Query) => setAddress({ ...changes, page: undefined })

  return (
    <>
      <ListFilter list={list} label="Filtrar por plan o programa" />
      <FilterSelect
        label="Facultad"
        options={facultades}
        value={facultad}
        onChange={next => narrow({ facultad: next, programa: undefined })}
      />
      <FilterSelect
        label="Programa"
        options={programas}
        value={programa}
        onChange={next => narrow({ programa: next })}
        width={184}
      />
      <FilterSelect
        label="Estado"
        options={vigencias}
        value={cesadosDe(estado) === undefined ? undefined : (estado as (typeof vigencias)[number]['value'])}
        onChange={next => narrow({ estado: next })}
        width={128}
      />
      <FilterSelect
        label="Qué falta"
        options={opcionesDeFalta}
        value={faltaDe(solo)}
        onChange={next => narrow({ solo: next })}
      />
    </>
  )
}
