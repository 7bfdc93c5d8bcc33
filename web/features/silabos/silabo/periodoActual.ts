import type { Periodo } from '@malla/contracts/periodos.ts'

type DePeriodo = Pick<Periodo, 'id' | 'fechainicio' | 'fechafin' | 'estado'>

/** The period that work is on, today (yyyy-mm-dd): the one in course, else the next to begin; of the active ones, the last to begin wins. Null without any. */
export function periodoActual<P extends DePeriodo>(periodos: readonly P[], hoy: string): P | null {
  const activos = periodos
    .filter(p => p.estado === 'Activado' && p.fechafin >= hoy)
    .toSorted((a, b) => a.fechainicio.localeCompare(b.fechainicio))
  return activos.findLast(p => p.fechainicio <= hoy) ?? activos[0] ?? null
}
