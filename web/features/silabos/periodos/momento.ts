import type { Periodo } from '@malla/contracts/periodos.ts'

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
