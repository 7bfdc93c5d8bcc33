import type { Periodo } from '@malla/contracts/periodos.ts'
import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { isPeriodoTerminado } from '@malla/domain/silabos/revision.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAddress } from '../../../app/address.ts'
import { useWhyNot } from '../../../app/permission.ts'
import { useCall } from '../../../app/query.ts'
import { useList } from '../../../app/useList.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useHoy } from '../../../ui/hoy.ts'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { seenColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ListBar } from '../../../ui/table/ListBar.tsx'
import { ListTools } from '../../vistas/ListTools.tsx'
import { SilabosDelPlan } from '../documentos/SilabosDelPlan.tsx'
import { verSilabo } from '../documentos/verSilabo.ts'
import { ContinuarForm } from '../periodos/ContinuarForm.tsx'
import { type LugarDeSilabos, whyNotLlevar } from '../periodos/llevar.ts'
import { Cuentas } from './Cuentas.tsx'
import { columnasDePeriodo, columnasDeUltimos } from './columnas.tsx'
import { DocentesDeCurso } from './DocentesDeCurso.tsx'
import { DocentesDeVarios } from './DocentesDeVarios.tsx'
import { FiltrosDeSilabos } from './FiltrosDeSilabos.tsx'
import { lugaresDe } from './lugares.ts'
import { RecordarForm } from './RecordarForm.tsx'
import { useFiltros } from './useFiltros.ts'

type Abierto =
  | { que: 'docentes'; fila: FilaDeSilabo }
  | { que: 'deVarios'; filas: readonly FilaDeSilabo[]; hecho: (si: boolean) => void }
  | { que: 'recordar'; filas: readonly FilaDeSilabo[] | 'todos'; hecho?: (si: boolean) => void }
  | { que: 'continuar'; lugar: LugarDeSilabos }

/** Who has done what: the courses of the plans in force with the state of their syllabi, and what can be done about those that lack. */
export function ListaDeSilabos({ periodos }: { periodos: readonly Periodo[] }) {
  // query
  const { filtro } = useAddress()
  const filtros = useFiltros(periodos)
  const { lugar, periodo } = filtros
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } }).data?.data
  const list = useList('silabos.list', filtros.filtros, filtros.isFiltrado)
  const resumen = useCall(
    'recordatorios.resumen',
    { ...lugar, filtro },
    { meta: { shown: true }, placeholderData: keepPreviousData },
  ).data?.data
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const router = useRouter()
  const hoy = useHoy()
  const whyNotRecordar =
    useWhyNot('revision.observar') ??
    (periodo && isPeriodoTerminado(periodo.fechafin, hoy) ? 'El periodo ya terminó.' : null)
  const whyNotDocentes = useWhyNot('curricular.editar')
  const whyNotInforme = useWhyNot('informes.ver')

  // empty state
  const empty = (
    <EmptyState title="Todavía no hay cursos">
      Los sílabos son de los cursos de los planes vigentes. Aparecen aquí en cuanto un plan tiene cursos.
    </EmptyState>
  )

  // columns
  const conEntrega = !!periodo && (periodo.fechaentrega !== null || periodo.plazos.length > 0)
  const conPlan = lugar.planestudio_id === undefined
  const columns = useMemo(
    () =>
      lugar.periodo_id
        ? columnasDePeriodo(conPlan, conEntrega)
        : columnasDeUltimos(conPlan, periodos.length > 0),
    [lugar.periodo_id, conPlan, conEntrega, periodos.length],
  )

  // actions
  const abrir = (f: FilaDeSilabo) =>
    void router.navigate({ href: paths.silabo(f.asignatura_id, { periodo: f.periodo_id ?? undefined }) })
  const recordar = (filas: readonly FilaDeSilabo[]) =>
    new Promise<boolean>(hecho => setAbierto({ que: 'recordar', filas, hecho }))
  const asignar = (filas: readonly FilaDeSilabo[]) =>
    new Promise<boolean>(hecho => setAbierto({ que: 'deVarios', filas, hecho }))
  const menu = (f: FilaDeSilabo) => ({
    name: f.nombre,
    actions: [
      { label: 'Abrir', onClick: () => abrir(f) },
      {
        label: 'Ver en PDF',
        onClick: () => verSilabo(f.asignatura_id, f.periodo_id, f.nombre),
        whyNot: whyNotInforme,
      },
      {
        label: 'Asignar docentes…',
        onClick: () => setAbierto({ que: 'docentes', fila: f }),
        whyNot: whyNotDocentes,
      },
      {
        label: 'Recordar por correo…',
        onClick: () => void recordar([f]),
        whyNot: whyNotRecordar ?? whyNotFila(f),
      },
    ],
  })
  const faltan = resumen?.faltan ?? 0
  // A link to a plan says the plan alone: its programme is the one that the form begins with.
  const deDonde = {
    programa_id: lugaresDe(arbol, lugar).programa_id,
    planestudio_id: lugar.planestudio_id,
  }
  const mas = [
    {
      label: segun(
        faltan,
        'Enviar recordatorio del que está por entregar…',
        'Enviar recordatorio de los # por entregar…',
      ),
      onClick: () => setAbierto({ que: 'recordar', filas: 'todos' }),
      whyNot: whyNotRecordar ?? (faltan === 0 ? 'No falta ninguno.' : null),
    },
    {
      label: 'Copiar los sílabos de otro periodo…',
      onClick: () => setAbierto({ que: 'continuar', lugar: deDonde }),
      whyNot: whyNotDocentes ?? whyNotLlevar(periodo, lugar, arbol !== undefined),
    },
  ]
  const close = () => {
    if (abierto?.que === 'recordar' || abierto?.que === 'deVarios') abierto.hecho?.(false)
    setAbierto(null)
  }

  // page
  return (
    <>
      {resumen && (
        <Cuentas cuentas={resumen} estado={filtros.estado} onEstado={estado => filtros.set({ estado })} />
      )}
      <ListBar
        filters={<FiltrosDeSilabos periodos={periodos} filtros={filtros} list={list} />}
        tools={<ListTools lista="silabos" list={list} columns={seenColumns(columns)} />}
        actions={
          <>
            {lugar.planestudio_id && (
              <SilabosDelPlan planId={lugar.planestudio_id} periodoId={lugar.periodo_id ?? 'ultimos'} />
            )}
            <MenuButton label="Acciones" actions={mas} />
          </>
        }
      />
      <DataTable
        label="Sílabos de Cursos"
        columns={columns}
        list={list}
        empty={empty}
        onOpen={abrir}
        menu={menu}
        bulk={[
          { label: 'Asignar docentes…', onClick: asignar, whyNot: whyNotDocentes },
          { label: 'Recordar por correo…', onClick: recordar, whyNot: whyNotRecordar },
        ]}
      />
      {abierto?.que === 'docentes' && (
        <DocentesDeCurso key={abierto.fila.id} fila={abierto.fila} onClose={close} />
      )}
      {abierto?.que === 'deVarios' && (
        <DocentesDeVarios filas={abierto.filas} onSaved={() => abierto.hecho(true)} onClose={close} />
      )}
      {abierto?.que === 'recordar' && (
        <RecordarForm
          cuales={
            abierto.filas === 'todos'
              ? { donde: { ...filtros.donde, filtro } }
              : { asignaturas_ids: abierto.filas.map(f => f.asignatura_id) }
          }
          periodo={periodo}
          onSent={() => abierto.hecho?.(true)}
          onClose={close}
        />
      )}
      {abierto?.que === 'continuar' && periodo && (
        <ContinuarForm periodo={periodo} periodos={periodos} lugar={abierto.lugar} onClose={close} />
      )}
    </>
  )
}

const whyNotFila = (f: FilaDeSilabo): string | null =>
  !f.falta
    ? 'A este sílabo no le falta nada del docente.'
    : f.docentes.length === 0
      ? 'Nadie enseña este curso: asigne primero un docente.'
      : null
