import type { Periodo } from '@malla/contracts/periodos.ts'
import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { cuandoVence } from '@malla/domain/silabos/plazos.ts'
import { useRouter } from '@tanstack/react-router'
import { Link } from '../../../app/Link.tsx'
import { Loaded } from '../../../app/Loaded.tsx'
import { useCall } from '../../../app/query.ts'
import { useList } from '../../../app/useList.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { dmy } from '../../../ui/form/dates.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { Page } from '../../../ui/Page.tsx'
import { SinPartir } from '../../../ui/SinPartir.tsx'
import { StatusDot } from '../../../ui/StatusDot.tsx'
import { seenColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ListBar } from '../../../ui/table/ListBar.tsx'
import { ListFilter } from '../../../ui/table/ListFilter.tsx'
import { ListTools } from '../../vistas/ListTools.tsx'
import { columnasDeVecinos } from './columnas.tsx'
import classes from './Docente.module.css'
import { ElegirPeriodo } from './ElegirPeriodo.tsx'
import { avanceDicho, pendienteDe, revisionDicha } from './estados.ts'
import { useFiltros } from './useFiltros.ts'

const MAS_QUE_NADIE_ENSENA = 50

/** What a lecturer comes for: the own syllabi that lack something, large and first; then those that are done, and what colleagues completed. */
export function SilabosDeDocente({ periodos }: { periodos: readonly Periodo[] }) {
  const filtros = useFiltros(periodos)
  const { periodo_id } = filtros.lugar
  const query = useCall(
    'silabos.list',
    { mios: true, periodo_id, per_page: MAS_QUE_NADIE_ENSENA },
    { meta: { shown: true } },
  )
  return (
    <Page title="Sílabos de Cursos" actions={<ElegirPeriodo periodos={periodos} filtros={filtros} />}>
      <Loaded query={query}>{({ data }) => <Mios filas={data} />}</Loaded>
      <Vecinos />
    </Page>
  )
}

function Mios({ filas }: { filas: readonly FilaDeSilabo[] }) {
  const faltan = filas.filter(f => f.falta)
  const listos = filas.filter(f => !f.falta)
  if (filas.length === 0)
    return (
      <EmptyState title="Todavía no tiene cursos">
        Cuando le asignen un curso, su sílabo aparecerá aquí y podrá empezar a escribirlo.
      </EmptyState>
    )
  return (
    <>
      <section aria-labelledby="lo-que-falta">
        <h2 id="lo-que-falta" className={classes.titulo}>
          Lo que falta
        </h2>
        {faltan.length === 0 ? (
          <p className={classes.nada}>
            <StatusDot status="good">No le falta nada: todos sus sílabos están al día.</StatusDot>
          </p>
        ) : (
          <Tarjetas filas={faltan} />
        )}
      </section>
      {listos.length > 0 && (
        <section aria-labelledby="al-dia">
          <h2 id="al-dia" className={classes.titulo}>
            Al día
          </h2>
          <Tarjetas filas={listos} />
        </section>
      )}
    </>
  )
}

const Tarjetas = ({ filas }: { filas: readonly FilaDeSilabo[] }) => (
  <ul className={classes.tarjetas}>
    {filas.map(f => (
      <li key={f.id}>
        <Tarjeta fila={f} />
      </li>
    ))}
  </ul>
)

function Tarjeta({ fila: f }: { fila: FilaDeSilabo }) {
  const { status, texto } = avanceDicho(f.isCompletado)
  const hacer = pendienteDe(f)
  const revision = revisionDicha(f)
  return (
    <Link
      href={paths.silabo(f.asignatura_id, { periodo: f.periodo_id ?? undefined })}
      className={classes.tarjeta}
    >
      <span className={classes.nombre}>{f.nombre}</span>
      <span className={classes.donde}>
        <SinPartir>{[f.codigo, f.ciclo, f.programa].filter(Boolean).join(' · ')}</SinPartir>
      </span>
      <span className={classes.estado}>
        <StatusDot status={status}>{revision ? `${texto} · ${revision}` : texto}</StatusDot>
        {hacer && <span className={classes.hacer}>{hacer}</span>}
      </span>
      {hacer && f.fechaentrega && <Entrega fecha={f.fechaentrega} />}
    </Link>
  )
}

function Entrega({ fecha }: { fecha: string }) {
  const hoy = useHoy()
  const tarde = fecha < hoy
  return (
    <span className={tarde ? classes.tarde : classes.donde}>
      {tarde ? 'El plazo venció ' : 'Entrega '}
      {cuandoVence(fecha, hoy)} · {dmy(fecha)}
    </span>
  )
}

/** Completed syllabi of the same programmes, to be read: the latest of each course, whatever its period. */
function Vecinos() {
  const router = useRouter()
  const list = useList('silabos.list', { isCompletado: 3, mios: false })
  if (list.rows?.length === 0 && !list.filtered) return null
  return (
    <section aria-labelledby="completos">
      <h2 id="completos" className={classes.titulo}>
        Completos en sus programas
      </h2>
      <p className={classes.nota}>Para leerlos y tomar ideas; solo puede editar los suyos.</p>
      <ListBar
        filters={<ListFilter list={list} label="Filtrar por curso o código" />}
        tools={<ListTools lista="silabos" list={list} columns={seenColumns(columnasDeVecinos)} sinVistas />}
      />
      <DataTable
        label="Sílabos completos de sus programas"
        columns={columnasDeVecinos}
        list={list}
        onOpen={f =>
          void router.navigate({
            href: paths.silabo(f.asignatura_id, { periodo: f.periodo_id ?? undefined }),
          })
        }
      />
    </section>
  )
}
