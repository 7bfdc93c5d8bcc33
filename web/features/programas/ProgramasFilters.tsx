import { useAddress, useSetAddress } from '../../app/address.ts'
import { useCall } from '../../app/query.ts'
import type { Query } from '../../paths.ts'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import type { ListState } from '../../ui/table/list.ts'
import { estadoDe, estados } from '../facultades/EstadoBadge.tsx'

const shown = { meta: { shown: true } }
const optionsOf = (rows: readonly { id: number; nombre: string }[] | undefined) =>
  (rows ?? []).map(row => ({ value: row.id, label: row.nombre }))

/** By name, faculty, level, modality and state; all of it stands in the address. */
export function ProgramasFilters<Row>({ list }: { list: Pick<ListState<Row>, 'filter' | 'setFilter'> }) {
  const address = useAddress()
  const setAddress = useSetAddress()
  const facultades = useCall('facultades.porEntidad', {}, shown).data?.data
  const niveles = useCall('niveles.list', {}, shown).data?.data
  const modalidades = useCall('modalidades.list', {}, shown).data?.data
  const narrow = (changes: Query) => setAddress({ ...changes, page: undefined })

  return (
    <>
      <ListFilter list={list} />
      <FilterSelect
        label="Facultad"
        options={optionsOf(facultades)}
        value={address.facultad}
        onChange={facultad => narrow({ facultad })}
        width={184}
      />
      <FilterSelect
        label="Nivel"
        options={optionsOf(niveles)}
        value={address.nivel}
        onChange={nivel => narrow({ nivel })}
      />
      <FilterSelect
        label="Modalidad"
        options={optionsOf(modalidades)}
        value={address.modalidad}
        onChange={modalidad => narrow({ modalidad })}
      />
      <FilterSelect
        label="Estado"
        options={estados}
        value={estadoDe(address.estado)}
        onChange={estado => narrow({ estado })}
      />
    </>
  )
}
