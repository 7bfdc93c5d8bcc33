import type { Resultado } from '@malla/contracts/resultados.ts'
import { contiene } from '@malla/domain/texto/normalizar.ts'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { refresh, useCall } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { wholeList } from '../../ui/table/list.ts'
import { useFilterWord } from '../../ui/table/words.ts'
import { EstadoBadge } from '../facultades/EstadoBadge.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { listasDe, nombreDeLista } from './listas.ts'
import { ResultadoForm } from './ResultadoForm.tsx'

const column = columnsOf<Resultado>()
const columns = column.columns([
  column.accessor('numero', { header: 'N.º', meta: { align: 'right', width: 64 } }),
  column.accessor('nombre', { header: 'Resultado', meta: { primary: true } }),
  column.accessor('estado', {
    header: 'Estado',
    meta: { width: 130 },
    cell: cell => <EstadoBadge estado={cell.getValue()} />,
  }),
])

/** The lists of outcomes of the institution: those that it began with and its own (§3, fixed lists). The open list stands in the address. */
export function Resultados() {
  const query = useCall('resultados.list', {}, { meta: { shown: true } })
  return <Loaded query={query}>{({ data }) => <Listas resultados={data} />}</Loaded>
}

function Listas({ resultados }: { resultados: readonly Resultado[] }) {
  // query
  const { seccion, filtro = '' } = useAddress()
  const setAddress = useSetAddress()
  const [editing, setEditing] = useState<Resultado | 'nuevo' | null>(null)
  const whyNotCreate = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  const whyNotEdit = useWhyNot('estructura.editar', DE_LA_INSTITUCION)
  const whyNotDelete = useWhyNot('estructura.eliminar', DE_LA_INSTITUCION)
  const listas = listasDe(resultados)
  const lista = listas.find(l => l === seccion) ?? listas[0]!
  const deLista = resultados.filter(r => r.lista === lista)
  const rows = deLista.filter(r => contiene(r.nombre, filtro))

  // empty state
  const empty = (
    <EmptyState
      title={filtro ? 'Ningún resultado coincide' : 'Esta lista todavía no tiene resultados'}
      action={
        !whyNotCreate && !filtro && <Button onClick={() => setEditing('nuevo')}>Nuevo resultado</Button>
      }
    >
      Las competencias de los planes se enlazan a los resultados que atienden.
    </EmptyState>
  )

  // actions
  const quitar = (r: Resultado) =>
    confirmDelete({
      name: r.nombre,
      work: async () => {
        const { message } = await api('resultados.delete', { id: r.id })
        await refresh('resultados')
        notifyGood(message)
      },
    })

  // page
  return (
    <>
      <ListBar
        filters={
          <>
            <ElegirLista
              listas={listas}
              resultados={resultados}
              value={lista}
              onChange={l => setAddress({ seccion: l === listas[0] ? undefined : l })}
            />
            <ListFilter
              list={{
                filter: filtro,
                setFilter: text => setAddress({ filtro: text || undefined }, { replace: !!filtro }),
              }}
            />
          </>
        }
        tools={
          <ListTools
            lista="resultados"
            list={wholeList(rows, { filtered: true })}
            columns={seenColumns(columns)}
            narrowedHere
          />
        }
        actions={
          <ActionButton whyNot={whyNotCreate} onClick={() => setEditing('nuevo')}>
            Nuevo resultado
          </ActionButton>
        }
      />
      <DataTable
        label={`Resultados: ${nombreDeLista(lista)}`}
        columns={columns}
        list={wholeList(rows, { thing: 'resultado' })}
        empty={empty}
        noIndex
        isOff={r => r.estado !== 'Activado'}
        onOpen={setEditing}
        menu={r => ({
          name: `resultado ${r.numero}`,
          actions: [
            { label: whyNotEdit ? 'Ver' : 'Editar', onClick: () => setEditing(r) },
            { label: 'Eliminar', danger: true, onClick: () => void quitar(r), whyNot: whyNotDelete },
          ],
        })}
      />
      {editing && (
        <ResultadoForm
          item={editing === 'nuevo' ? null : editing}
          lista={lista}
          listas={listas}
          numero={Math.max(0, ...deLista.map(r => r.numero)) + 1}
          whyNot={editing === 'nuevo' ? whyNotCreate : whyNotEdit}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

function ElegirLista({
  listas,
  resultados,
  value,
  onChange,
}: {
  listas: readonly string[]
  resultados: readonly Resultado[]
  value: string
  onChange: (lista: string) => void
}) {
  useFilterWord('Lista', nombreDeLista(value))
  return (
    <Select
      aria-label="Lista"
      data={listas.map(l => ({
        value: l,
        label: `${nombreDeLista(l)} (${resultados.filter(r => r.lista === l).length})`,
      }))}
      value={value}
      onChange={l => l && onChange(l)}
      allowDeselect={false}
    />
  )
}
