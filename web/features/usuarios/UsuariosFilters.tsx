import { tiposDeUsuario } from '@malla/domain/usuarios/catalogos.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import type { Query } from '../../paths.ts'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import type { ListState } from '../../ui/table/list.ts'
import { TUTOR } from './AccesoEditor.tsx'
import { estadoDe, estados } from './EstadoDeUsuario.tsx'

const tipos = [
  ...tiposDeUsuario.map(t => ({ value: t.valor as number, label: t.nombre })),
  { value: TUTOR, label: 'Tutor' },
]

/** What narrows the list, as the address says it. `vista`: the type of user. */
export function useNarrowing() {
  const { empresa, rol, estado, vista } = useAddress()
  return {
    empresa_id: empresa,
    tipopersona_id: rol,
    estado: estadoDe(estado),
    tipouser: tipos.find(t => String(t.value) === vista)?.value,
  }
}

/** By name, user or mail, institution, role, type and state; all of it stands in the address. */
export function UsuariosFilters<Row>({ list }: { list: Pick<ListState<Row>, 'filter' | 'setFilter'> }) {
  const setAddress = useSetAddress()
  const narrowing = useNarrowing()
  const { empresas } = useUser()
  const roles = useCall('usuarios.tipospersonas', {}, { meta: { shown: true } }).data?.data ?? []
  const narrow = (changes: Query) => setAddress({ ...changes, page: undefined })
  return (
    <>
      <ListFilter list={list} label="Filtrar por nombre, usuario o correo" />
      <FilterSelect
        label="Institución"
        options={empresas.map(e => ({ value: e.id, label: e.razonsocial }))}
        value={narrowing.empresa_id}
        onChange={empresa => narrow({ empresa })}
        width={184}
      />
      <FilterSelect
        label="Rol"
        options={roles.map(r => ({ value: r.id, label: r.tipopersona }))}
        value={narrowing.tipopersona_id}
        onChange={rol => narrow({ rol })}
      />
      <FilterSelect
        label="Tipo"
        options={tipos}
        value={narrowing.tipouser}
        onChange={tipo => narrow({ vista: tipo === undefined ? undefined : String(tipo) })}
      />
      <FilterSelect
        label="Estado"
        options={estados}
        value={narrowing.estado}
        onChange={estado => narrow({ estado })}
      />
    </>
  )
}
