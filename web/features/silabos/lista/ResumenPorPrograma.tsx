import type { Periodo } from '@malla/contracts/periodos.ts'
import type { CuentaDePrograma } from '@malla/contracts/recordatorios.ts'
import { palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { useSetAddress } from '../../../app/address.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { useCall } from '../../../app/query.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ProgressBar } from '../../../ui/ProgressRing.tsx'
import { columnsOf, seenColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ListBar } from '../../../ui/table/ListBar.tsx'
import { wholeList } from '../../../ui/table/list.ts'
import { ListTools } from '../../vistas/ListTools.tsx'
import { ElegirPeriodo } from './ElegirPeriodo.tsx'
import classes from './Lista.module.css'
import { useFiltros } from './useFiltros.ts'

type Fila = CuentaDePrograma & { id: number }
const column = columnsOf<Fila>()
const cifra = (de: keyof CuentaDePrograma & string, header: string) =>
  column.accessor(de, { header, meta: { align: 'right', width: 104 } })

const columns = column.columns([
  column.accessor('programa', { header: 'Programa', meta: { primary: true } }),
  column.accessor(f => (f.total === 0 ? 0 : (100 * f.completos) / f.total), {
    id: 'avance',
    header: 'Completos',
    meta: { width: 200, parts: { total: 'Cursos', completos: 'Completos' } },
    cell: ({ row: { original: f } }) => (
      <span className={classes.avance}>
        <span>
          {f.completos} de {f.total}
        </span>
        <ProgressBar
          done={(100 * f.completos) / f.total}
          begun={(100 * f.parciales) / f.total}
          label={`Sílabos completos de ${f.programa}`}
        />
      </span>
    ),
  }),
  cifra('parciales', palabraDeLuz.warning),
  cifra('incompletos', palabraDeLuz.danger),
  cifra('entregados', 'Entregados'),
  cifra('observados', 'Observados'),
  cifra('aprobados', 'Aprobados'),
  cifra('sin_docente', 'Sin docente'),
])

/** In one sheet the faculties, which have a table each here, are a column. */
const conFacultad = [{ campo: 'facultad', titulo: 'Facultad' }, ...seenColumns(columns)]

/** How many syllabi are in each state, by faculty and programme; a programme opens the list of its courses. */
export function ResumenPorPrograma({ periodos }: { periodos: readonly Periodo[] }) {
  const filtros = useFiltros(periodos)
  const setAddress = useSetAddress()
  const { periodo_id } = filtros.lugar
  const query = useCall('recordatorios.resumen', { periodo_id }, { meta: { shown: true } })
  return (
    <>
      <ListBar
        filters={<ElegirPeriodo periodos={periodos} filtros={filtros} />}
        tools={
          <ListTools
            lista="silabos_por_programa"
            list={wholeList(query.data?.data.programas.map(p => ({ id: p.programa_id })))}
            columns={conFacultad}
            pedido={{ periodo_id }}
            sinVistas
          />
        }
      />
      <Loaded query={query}>
        {({ data }) =>
          data.programas.length === 0 ? (
            <EmptyState title="Todavía no hay cursos">
              Aquí se cuentan los sílabos de los cursos de los planes vigentes.
            </EmptyState>
          ) : (
            porFacultad(data.programas).map(({ id, nombre, filas }) => (
              <section key={id} className={classes.grupo} aria-labelledby={`facultad-${id}`}>
                <h2 id={`facultad-${id}`}>{nombre}</h2>
                <DataTable
                  label={`Sílabos de ${nombre}`}
                  columns={columns}
                  list={wholeList(filas)}
                  noIndex
                  onOpen={f => setAddress({ ...nothing, vista: undefined, programa: f.programa_id })}
                />
              </section>
            ))
          )
        }
      </Loaded>
    </>
  )
}

/** What the list was narrowed to before: here all programmes were counted whole, and the one that is opened is shown whole. */
const nothing = {
  page: undefined,
  filtro: undefined,
  estado: undefined,
  facultad: undefined,
  plan: undefined,
  ciclo: undefined,
  persona: undefined,
  solo: undefined,
}

function porFacultad(programas: readonly CuentaDePrograma[]) {
  const grupos = Map.groupBy(programas, p => p.facultad_id)
  return [...grupos].map(([id, filas]) => ({
    id,
    nombre: filas[0]!.facultad,
    filas: filas.map(f => ({ ...f, id: f.programa_id })),
  }))
}
