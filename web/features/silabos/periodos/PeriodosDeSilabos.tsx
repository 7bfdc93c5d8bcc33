import type { Periodo } from '@malla/contracts/periodos.ts'
import { type MomentoDePeriodo, momentoDePeriodo, periodoVigente } from '@malla/domain/silabos/plazos.ts'
import { isPeriodoTerminado } from '@malla/domain/silabos/revision.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../../app/address.ts'
import { api } from '../../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../../app/permission.ts'
import { refresh } from '../../../app/query.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notifyGood } from '../../../ui/alerts.tsx'
import { confirmDelete } from '../../../ui/dialogs.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { dmy } from '../../../ui/form/dates.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { StateBadge, type Tone } from '../../../ui/StateBadge.tsx'
import { columnsOf, seenColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ListBar } from '../../../ui/table/ListBar.tsx'
import { wholeList } from '../../../ui/table/list.ts'
import { ListTools } from '../../vistas/ListTools.tsx'
import { ContinuarForm } from './ContinuarForm.tsx'
import { PeriodoAbierto, PeriodoForm } from './PeriodoForm.tsx'

const TONOS: Readonly<Record<MomentoDePeriodo, Tone>> = {
  Desactivado: 'warning',
  Terminado: 'plain',
  'En curso': 'good',
  'Por empezar': 'info',
}

function Momento({ periodo }: { periodo: Periodo }) {
  const momento = momentoDePeriodo(periodo, useHoy())
  return <StateBadge tone={TONOS[momento]}>{momento}</StateBadge>
}

const column = columnsOf<Periodo>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Periodo', meta: { primary: true, width: 160 } }),
  column.accessor('estado', {
    header: 'Estado',
    meta: { width: 140 },
    cell: c => <Momento periodo={c.row.original} />,
  }),
  column.accessor(p => `${dmy(p.fechainicio)} – ${dmy(p.fechafin)}`, {
    id: 'fechas',
    header: 'Fechas',
    meta: { parts: { fechainicio: 'Inicio', fechafin: 'Final' } },
  }),
  column.accessor('fechaentrega', {
    header: 'Entrega de sílabos',
    meta: { parts: { fechaentrega: 'Entrega de sílabos', plazos: 'Programas con otra fecha' } },
    cell: ({ row: { original: p } }) => {
      const otros = p.plazos.length
      const propios = otros === 0 ? '' : `${contar(otros, 'programa')} con otra fecha`
      return [dmy(p.fechaentrega), propios].filter(Boolean).join(' · ') || 'Sin fecha'
    },
  }),
  column.accessor('silabos_count', { header: 'Sílabos', meta: { align: 'right', width: 96 } }),
])

/** The academic periods that syllabi are of, the last first: their dates, and until when syllabi are handed in. */
export function PeriodosDeSilabos({ periodos }: { periodos: readonly Periodo[] }) {
  const { id } = useAddress()
  const setAddress = useSetAddress()
  const [nuevo, setNuevo] = useState(false)
  const [llevar, setLlevar] = useState<Periodo | null>(null)
  const whyNot = useWhyNot('curricular.editar', DE_LA_INSTITUCION)
  const whyNotLlevar = useWhyNot('curricular.editar')
  const hoy = useHoy()
  const vigente = periodoVigente(periodos, hoy)

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no hay periodos"
      action={
        <ActionButton whyNot={whyNot} onClick={() => setNuevo(true)}>
          Nuevo periodo
        </ActionButton>
      }
    >
      Con periodos, cada curso tiene un sílabo por periodo, con fecha de entrega y recordatorios. Sin ellos,
      cada curso tiene un solo sílabo.
    </EmptyState>
  )

  // actions
  const remove = (p: Periodo) =>
    confirmDelete({
      name: p.nombre,
      work: async () => {
        const { message } = await api('periodos.delete', { id: p.id })
        notifyGood(message)
        await refresh('periodos')
      },
    })
  const menu = (p: Periodo) => ({
    name: p.nombre,
    actions: [
      { label: whyNot ? 'Ver' : 'Editar', onClick: () => setAddress({ id: p.id }) },
      {
        label: 'Ver sus sílabos',
        onClick: () => setAddress({ vista: undefined, id: undefined, periodo: p.id, modo: undefined }),
      },
      {
        label: 'Copiar los sílabos de otro periodo…',
        onClick: () => setLlevar(p),
        whyNot:
          whyNotLlevar ??
          (isPeriodoTerminado(p.fechafin, hoy)
            ? 'El periodo ya terminó: sus sílabos quedan como estaban.'
            : null),
      },
      {
        label: 'Eliminar',
        danger: true,
        onClick: () => void remove(p),
        whyNot: whyNot ?? (p.silabos_count > 0 ? 'Tiene sílabos, que se conservan.' : null),
      },
    ],
  })

  // page
  return (
    <>
      <ListBar
        filters={
          <span>
            {vigente
              ? `Ahora se trabaja en ${vigente.nombre}.`
              : periodos.length > 0 && 'Ningún periodo está abierto.'}
          </span>
        }
        tools={
          <ListTools lista="periodos" list={wholeList(periodos)} columns={seenColumns(columns)} sinVistas />
        }
        actions={
          periodos.length > 0 && (
            <ActionButton whyNot={whyNot} onClick={() => setNuevo(true)}>
              Nuevo periodo
            </ActionButton>
          )
        }
      />
      <DataTable
        label="Periodos"
        columns={columns}
        list={wholeList(periodos)}
        empty={empty}
        isOff={p => p.estado !== 'Activado'}
        onOpen={p => setAddress({ id: p.id })}
        selectedId={id}
        menu={menu}
        noIndex
      />
      {nuevo && <PeriodoForm item={null} onClose={() => setNuevo(false)} />}
      {id !== undefined && (
        <PeriodoAbierto
          key={id}
          id={id}
          visto={periodos.find(p => p.id === id)}
          onClose={() => setAddress({ id: undefined }, { replace: true })}
        />
      )}
      {llevar && (
        <ContinuarForm periodo={llevar} periodos={periodos} lugar={{}} onClose={() => setLlevar(null)} />
      )}
    </>
  )
}
