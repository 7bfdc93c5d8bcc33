import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { type ApiInput, api } from '../../app/api.ts'
import { useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useHasPage } from '../../app/useHasPage.ts'
import { useList } from '../../app/useList.ts'
import { paths } from '../../paths.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReportButton } from '../../ui/pdf/ReportButton.tsx'
import { FilterDate } from '../../ui/table/FilterDate.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { ListaDeActividades } from './ListaDeActividades.tsx'

const columnas = [
  { campo: 'cuando', titulo: 'Cuándo' },
  { campo: 'quien', titulo: 'Quién' },
  { campo: 'evento', titulo: 'Actividad' },
  { campo: 'donde', titulo: 'Dónde' },
]

/** Usuarios › Actividades (§2, §3 Log entry): what was done in the institution, day by day, in sentences. */
export function ActividadesPage() {
  const hasPage = useHasPage()
  usePlace([
    { label: 'Usuarios', ...(hasPage(paths.usuarios()) ? { href: paths.usuarios() } : {}) },
    { label: 'Actividades' },
  ])
  const { persona, entidad, desde, hasta, filtro } = useAddress()
  const narrowing: ApiInput<'logs.print'> = { usuario_id: persona, entidad, desde, hasta }
  const list = useList('logs.list', narrowing, !!(persona || entidad || desde || hasta))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())

  const remove = async () => {
    const ids = [...chosen]
    await confirmDelete({
      count: ids.length,
      work: async () => {
        const { message } = await api('logs.delete', { ids })
        notifyGood(message)
        setChosen(new Set())
        await list.afterDelete(ids.length)
      },
    })
  }
  return (
    <Page title="Actividades">
      <ListBar
        filters={<Filtros list={list} />}
        tools={<ListTools lista="actividades" list={list} columns={columnas} />}
        actions={
          <ReportButton
            title="Actividades"
            ask={() => api('logs.print', { ...narrowing, ...(filtro ? { filtro } : {}) })}
          />
        }
      />
      <ListaDeActividades list={list} chosen={chosen} onChoose={setChosen} onDelete={() => void remove()} />
    </Page>
  )
}

function Filtros({ list }: { list: ReturnType<typeof useList<'logs.list'>> }) {
  const { persona, entidad, desde, hasta } = useAddress()
  const setAddress = useSetAddress()
  const { data } = useCall('logs.filtros', {}, { meta: { shown: true } })
  const narrow = (changes: Parameters<typeof setAddress>[0]) => setAddress({ ...changes, page: undefined })
  return (
    <>
      <ListFilter list={list} label="Buscar en las actividades" />
      <FilterSelect
        label="Persona"
        width={176}
        options={(data?.data.personas ?? []).map(p => ({ value: p.id, label: p.nombres }))}
        value={data ? persona : undefined}
        onChange={value => narrow({ persona: value })}
      />
      <FilterSelect
        label="Qué cambió"
        width={168}
        options={(data?.data.entidades ?? []).map(e => ({ value: e.entidad, label: e.cosa }))}
        value={data ? entidad : undefined}
        onChange={value => narrow({ entidad: value })}
      />
      <FilterDate label="Desde" value={desde} onChange={day => narrow({ desde: day })} />
      <FilterDate label="Hasta" value={hasta} onChange={day => narrow({ hasta: day })} />
    </>
  )
}
