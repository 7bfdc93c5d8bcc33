import type { Plan } from '@malla/contracts/plan.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { useCall } from '../../app/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { wholeList } from '../../ui/table/list.ts'
import type { PantallaProps } from '../textos/pantallas.ts'
import { ListTools } from '../vistas/ListTools.tsx'
import { Editor } from './Editor.tsx'
import classes from './equivalencias.module.css'

/** As many plans as one page holds; of larger institutions those of the same programme come first. */
const MOST = 50

const columnas = [
  { campo: 'plan_origen', titulo: 'Plan de origen' },
  { campo: 'origen', titulo: 'Cursos llevados' },
  { campo: 'destino', titulo: 'Equivalen a' },
  { campo: 'tipo', titulo: 'Tipo' },
  { campo: 'nota', titulo: 'Nota' },
]

/** The table of equivalences of a plan, by the plan whose courses it recognises. Which one stands in the address. */
export function EquivalenciasSeccion({ planId, whyNotEditar }: PantallaProps) {
  const { plan: elegido } = useAddress()
  const setAddress = useSetAddress()
  const plan = useCall('planes.show', { id: planId }).data?.data
  const tabla = useCall('equivalencias.porPlan', { planId }).data?.data
  const suyos = useCall(
    'planes.list',
    { per_page: MOST, carrera_id: plan?.carrera_id },
    { enabled: !!plan },
  ).data
  const otros = useCall('planes.list', { per_page: MOST }).data
  if (!plan || !tabla || !suyos || !otros) return <Lines />

  const filas = Map.groupBy(tabla, e => e.plan_origen_id)
  const nombres = new Map<number, string>([
    ...tabla.map(e => [e.plan_origen_id, e.plan_origen] as const),
    ...[...suyos.data, ...otros.data]
      .filter(p => p.id !== planId)
      .map(p => [p.id, nombreDe(p, plan)] as const),
  ])
  const origen = elegido && nombres.has(elegido) ? elegido : filas.keys().next().value
  const cuantas = (id: number) => filas.get(id)?.length ?? 0

  return (
    <section className={classes.tabla} aria-labelledby="equivalencias-titulo">
      <div className={classes.cabeza}>
        <h2 id="equivalencias-titulo">Tabla de equivalencias</h2>
        <FilterSelect
          label="Plan de origen"
          width={320}
          options={[...nombres].map(([value, nombre]) => ({
            value,
            label: cuantas(value) > 0 ? `${nombre} (${cuantas(value)})` : nombre,
          }))}
          value={origen}
          onChange={id => setAddress({ plan: id })}
        />
        <ListTools
          lista="equivalencias"
          list={wholeList(origen === undefined ? [] : (filas.get(origen) ?? []), { filtered: true })}
          columns={columnas}
          pedido={{ planId }}
          narrowedHere
          sinVistas
        />
      </div>
      {origen === undefined ? (
        <EmptyState title="Todavía no hay equivalencias">
          Elija arriba el plan en el que se llevaron los cursos. Los que tienen igual código o nombre se
          sugieren solos.
        </EmptyState>
      ) : (
        <Editor
          key={origen}
          plan={plan}
          origenId={origen}
          origenNombre={nombres.get(origen)!}
          tabla={filas.get(origen) ?? []}
          whyNotEditar={whyNotEditar}
        />
      )}
    </section>
  )
}

/** Plans of other programmes are named with theirs. */
const nombreDe = (p: Plan, plan: Plan): string =>
  p.carrera_id === plan.carrera_id ? p.full_name : `${p.full_name} · ${p.programa}`
