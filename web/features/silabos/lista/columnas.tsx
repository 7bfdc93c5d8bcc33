import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { dmy } from '../../../ui/form/dates.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { SinPartir } from '../../../ui/SinPartir.tsx'
import { StateBadge } from '../../../ui/StateBadge.tsx'
import { StatusDot } from '../../../ui/StatusDot.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { avanceDicho, revisionDicha, tonoDeEstado } from './estados.ts'
import classes from './Lista.module.css'

const column = columnsOf<FilaDeSilabo>()

/** `conPlan`: a list of one plan need not name it in each row. */
const cursoDe = (conPlan: boolean) =>
  column.accessor('nombre', {
    header: 'Curso',
    meta: {
      primary: true,
      parts: {
        codigo: 'Código',
        nombre: 'Curso',
        ...(conPlan && { programa: 'Programa', plan: 'Plan' }),
        ciclo: 'Ciclo',
      },
    },
    cell: ({ row: { original: f } }) => (
      <>
        <span className={classes.curso}>
          <SinPartir>{conCodigo(f)}</SinPartir>
        </span>
        <span className={classes.detalle}>
          {(conPlan ? [f.programa, f.plan, f.ciclo] : [f.ciclo]).filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  })

const avance = column.accessor('isCompletado', {
  header: 'Sílabo',
  meta: { width: 120 },
  cell: c => {
    const { status, texto } = avanceDicho(c.getValue())
    return <StatusDot status={status}>{texto}</StatusDot>
  },
})

const revision = column.accessor('estado', {
  header: 'Revisión',
  meta: { width: 116 },
  cell: ({ row: { original: f } }) => {
    const dicha = revisionDicha(f)
    return dicha === null ? '–' : <StateBadge tone={tonoDeEstado[f.estado]}>{dicha}</StateBadge>
  },
})

const docentes = column.accessor(f => f.docentes.map(d => d.nombres).join(', '), {
  id: 'docentes',
  header: 'Docentes',
  meta: { width: 176 },
  cell: c => c.getValue() || 'Sin docente',
})

function Entrega({ fila: { falta, fechaentrega } }: { fila: FilaDeSilabo }) {
  const hoy = useHoy()
  return (
    <span className={classes.fecha} data-vencida={(falta && fechaentrega && fechaentrega < hoy) || undefined}>
      {dmy(fechaentrega) || '–'}
    </span>
  )
}

const entrega = column.accessor('fechaentrega', {
  header: 'Entrega',
  meta: { width: 104 },
  cell: c => <Entrega fila={c.row.original} />,
})

const cambio = column.accessor('updated_at', {
  header: 'Último cambio',
  meta: { width: 116, wideOnly: true },
  cell: c => dmy(c.getValue()) || '–',
})

const periodo = column.accessor('periodo', {
  header: 'Periodo',
  meta: { width: 96 },
  cell: c => c.getValue() ?? '–',
})

/** Columns of a list of one period: with the date by which syllabi are handed in, if it has one. */
export const columnasDePeriodo = (conPlan: boolean, conEntrega: boolean) =>
  column.columns([cursoDe(conPlan), avance, revision, docentes, ...(conEntrega ? [entrega] : []), cambio])

/** Columns of a list of the latest syllabi, which are of different periods where there are any. */
export const columnasDeUltimos = (conPlan: boolean, conPeriodo: boolean) =>
  column.columns([cursoDe(conPlan), avance, revision, docentes, ...(conPeriodo ? [periodo] : []), cambio])

/** What a lecturer reads of others. */
export const columnasDeVecinos = column.columns([cursoDe(true), docentes, periodo, cambio])
