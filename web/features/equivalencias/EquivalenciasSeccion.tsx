import { useAddress, useSetAddress } from '../../app/address.ts'
import { useCall } from '../../app/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { wholeList } from '../../ui/table/list.ts'
import type { PantallaProps } from '../textos/pantallas.ts'
import { ElegirPlan } from '../versiones/ElegirPlan.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { Editor } from './Editor.tsx'
import classes from './equivalencias.module.css'
import { type Origen, useOrigen } from './useOrigen.ts'

const columnas = [
  { campo: 'plan_origen', titulo: 'Plan de origen' },
  { campo: 'origen', titulo: 'Cursos llevados' },
  { campo: 'destino', titulo: 'Equivalen a' },
  { campo: 'tipo', titulo: 'Tipo' },
  { campo: 'nota', titulo: 'Nota' },
]

/** The table of equivalences of a plan, by the plan whose courses it recognises. Which one stands in the address. */
export function EquivalenciasSeccion({ planId, whyNotEditar }: PantallaProps) {
  const { plan: pedido } = useAddress()
  const setAddress = useSetAddress()
  const plan = useCall('planes.show', { id: planId }).data?.data
  const tabla = useCall('equivalencias.porPlan', { planId }).data?.data
  const { origen, query } = useOrigen(planId, pedido, tabla)
  if (!plan || !tabla) return <Lines />

  const filas = Map.groupBy(tabla, e => e.plan_origen_id)
  const conTabla = [...filas].map(([id, suyas]) => ({
    id,
    full_name: suyas[0]!.plan_origen,
    cuantas: suyas.length,
  }))
  const deOrigen = origen ? (filas.get(origen.id) ?? []) : []

  return (
    <section className={classes.tabla} aria-labelledby="equivalencias-titulo">
      <div className={classes.cabeza}>
        <h2 id="equivalencias-titulo">Tabla de equivalencias</h2>
        <ElegirPlan
          aria-label="Plan de origen"
          planId={planId}
          otro={origen ?? null}
          antes={{ group: 'Con equivalencias', planes: conTabla }}
          onChange={id => setAddress({ plan: id })}
        />
        <ListTools
          lista="equivalencias"
          list={wholeList(deOrigen, { filtered: true })}
          columns={columnas}
          pedido={{ planId }}
          narrowedHere
          sinVistas
        />
      </div>
      {origen === undefined ? (
        query.error ? (
          <QuietError error={query.error} retry={() => void query.refetch()} />
        ) : (
          <Lines />
        )
      ) : origen === null ? (
        <EmptyState title="Todavía no hay equivalencias">
          Elija arriba el plan en el que se llevaron los cursos. Los que tienen igual código o nombre se
          sugieren solos.
        </EmptyState>
      ) : (
        <Editor
          key={origen.id}
          plan={plan}
          origenId={origen.id}
          origenNombre={nombreDe(origen, plan)}
          tabla={deOrigen}
          whyNotEditar={whyNotEditar}
        />
      )}
    </section>
  )
}

/** A plan of another programme is named with its own. */
const nombreDe = ({ full_name, programa, carrera_id }: Origen, plan: Origen): string =>
  programa && carrera_id !== plan.carrera_id ? `${full_name} · ${programa}` : full_name
