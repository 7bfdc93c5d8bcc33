import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import { statusOf } from '../../app/ApiError.ts'
import { useCall } from '../../app/query.ts'

/** A plan of origin: of one that the person may not see, no more than what the table says. */
export interface Origen {
  id: number
  full_name: string
  programa?: string | undefined
  carrera_id?: number
}

type Fila = Pick<Equivalencia, 'plan_origen_id' | 'plan_origen'>

const enTabla = (tabla: readonly Fila[], id?: number): Origen | undefined => {
  const fila = tabla.find(e => id === undefined || e.plan_origen_id === id)
  return fila && { id: fila.plan_origen_id, full_name: fila.plan_origen }
}

/**
 * Which plan of origin a table is shown of, and the question for its name: the one that is asked for, another plan that the person may see or that the
 * table knows, whether or not it has rows; else the first of the table. Null: there is none. Undefined: not known yet.
 */
export function useOrigen(planId: number, pedido: number | undefined, tabla: readonly Fila[] = []) {
  const primero = enTabla(tabla)
  const id = pedido === undefined || pedido === planId ? primero?.id : pedido
  const query = useCall('planes.show', { id: id ?? 0 }, { enabled: id !== undefined, meta: { shown: true } })
  const isFuera = id === undefined || statusOf(query.error) === 404
  const origen: Origen | null | undefined =
    query.data?.data ?? enTabla(tabla, id) ?? (isFuera ? (primero ?? null) : undefined)
  return { origen, query }
}
