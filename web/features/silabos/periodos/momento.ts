import type { Periodo } from '@malla/contracts/periodos.ts'
import { isPeriodoTerminado } from '@malla/domain/silabos/revision.ts'
import type { Tone } from '../../../ui/StateBadge.tsx'

/** Where a period stands today, in a word. */
export function momentoDe(
  p: Pick<Periodo, 'estado' | 'fechainicio' | 'fechafin'>,
  hoy: string,
): { tono: Tone; texto: string } {
  if (p.estado !== 'Activado') return { tono: 'warning', texto: 'Desactivado' }
  if (isPeriodoTerminado(p.fechafin, hoy)) return { tono: 'plain', texto: 'Terminado' }
  return p.fechainicio <= hoy ? { tono: 'good', texto: 'En curso' } : { tono: 'info', texto: 'Por empezar' }
}

/**
 * The period whose syllabi are carried to another unless said otherwise: the last to begin before it that has some, one in use rather than one that is switched
 * off; null: those without one.
 */
export const anteriorA = <P extends Pick<Periodo, 'id' | 'fechainicio' | 'silabos_count' | 'estado'>>(
  periodo: P,
  periodos: readonly P[],
): P | null =>
  periodos
    .filter(p => p.fechainicio < periodo.fechainicio && p.silabos_count > 0)
    .toSorted(
      (a, b) =>
        Number(b.estado === 'Activado') - Number(a.estado === 'Activado') ||
        b.fechainicio.localeCompare(a.fechainicio) ||
        b.id - a.id,
    )[0] ?? null
