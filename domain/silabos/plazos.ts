import { isPeriodoTerminado } from './revision.ts'

/** Periods and the dates by which syllabi are handed in. Days are «2026-04-10». */

export interface Periodo {
  id: number
  fechainicio: string
  fechafin: string
  estado: string
}

/**
 * The period that people work on: of those in use the one that runs (the last to begin), else the next to begin; null when all have ended.
 * `hoy` is the day where the institution is.
 */
export function periodoVigente<P extends Periodo>(periodos: readonly P[], hoy: string): P | null {
  const abiertos = periodos
    .filter(p => p.estado === 'Activado' && p.fechafin >= hoy)
    .toSorted((a, b) => a.fechainicio.localeCompare(b.fechainicio) || a.id - b.id)
  return abiertos.findLast(p => p.fechainicio <= hoy) ?? abiertos[0] ?? null
}

export type MomentoDePeriodo = 'Desactivado' | 'Terminado' | 'En curso' | 'Por empezar'

/** Where a period stands on a day, in the words of screens and sheets. */
export function momentoDePeriodo(
  { estado, fechainicio, fechafin }: Omit<Periodo, 'id'>,
  hoy: string,
): MomentoDePeriodo {
  if (estado !== 'Activado') return 'Desactivado'
  if (isPeriodoTerminado(fechafin, hoy)) return 'Terminado'
  return fechainicio <= hoy ? 'En curso' : 'Por empezar'
}

const DIA_MS = 86_400_000

/** Whole days from one day to another; negative when it is past. */
const diasHasta = (fecha: string, hoy: string): number =>
  Math.round((Date.parse(`${fecha}T00:00:00Z`) - Date.parse(`${hoy}T00:00:00Z`)) / DIA_MS)

/** Reminders of a date: seven and two days before, and on the day after. */
export type AvisoDePlazo = 'siete' | 'dos' | 'despues'

/** How many days each reminder may come late, because no server ran on its day, before it says nothing useful any more. */
const DEL = 7
const DEL_SEGUNDO = 2
const TARDE = 3

/** The furthest that a date may be, in days, for a reminder of it to be due. */
export const AVISOS_DESDE = -TARDE
export const AVISOS_HASTA = DEL

/**
 * The reminder that is due today for a date, or null. Whoever missed the day of one still sends it until the next is due: a server that was off for
 * a night must not mean that nobody is reminded.
 */
export function avisoDe(fechaentrega: string, hoy: string): AvisoDePlazo | null {
  const dias = diasHasta(fechaentrega, hoy)
  if (dias > DEL || dias < -TARDE) return null
  if (dias > DEL_SEGUNDO) return 'siete'
  return dias >= 0 ? 'dos' : 'despues'
}

/** «hoy», «mañana», «en 5 días», «ayer», «hace 3 días». */
export function cuandoVence(fechaentrega: string, hoy: string): string {
  const dias = diasHasta(fechaentrega, hoy)
  if (dias === 0) return 'hoy'
  if (dias === 1) return 'mañana'
  if (dias === -1) return 'ayer'
  return dias > 0 ? `en ${dias} días` : `hace ${-dias} días`
}
