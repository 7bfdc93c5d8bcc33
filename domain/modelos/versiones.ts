import { formatFecha } from '../texto/fechas.ts'

/** A version of the educational model, as far as rules need it. Days are ISO dates. */
export interface FechasDeModelo {
  fechavigencia: string | null
  fechacese: string | null
}

/** In force while it has no fechacese (§3, status_vigente). */
export const isVigente = (m: Pick<FechasDeModelo, 'fechacese'>): boolean => m.fechacese === null

/** Why a version cannot have these days, by field; null when it can. */
export function whyNotFechas({ fechavigencia, fechacese }: FechasDeModelo): string | null {
  if (fechavigencia === null || fechacese === null || fechacese >= fechavigencia) return null
  return 'La fecha de cese no puede ser anterior al inicio de su vigencia.'
}

/** Whether its first day is still to come on the day `hoy`. */
const isPorRegir = ({ fechavigencia }: Pick<FechasDeModelo, 'fechavigencia'>, hoy: string): boolean =>
  fechavigencia !== null && fechavigencia > hoy

/** The state of a version on the day `hoy`, in words. */
export function estadoDeModelo(m: FechasDeModelo, hoy: string): string {
  if (!isVigente(m)) return 'Cesado'
  return isPorRegir(m, hoy) ? `Rige desde el ${formatFecha(m.fechavigencia)}` : 'Vigente'
}

/** The first day, from `hoy` on, from which a version may cease. */
export const ceseDesde = (m: Pick<FechasDeModelo, 'fechavigencia'>, hoy: string): string =>
  isPorRegir(m, hoy) ? m.fechavigencia! : hoy

/**
 * Which of the versions (newest first) is shown on the day `hoy`: the one asked for, or the newest when it is not there (any more) (§4). One whose day
 * has not come gives way to those that came before it, unless there is none. Null of none.
 */
export const versionMostrada = <T extends FechasDeModelo & { id: number }>(
  versiones: readonly T[],
  pedida: number | undefined,
  hoy: string,
): T | null =>
  versiones.find(v => v.id === pedida) ?? versiones.find(v => !isPorRegir(v, hoy)) ?? versiones[0] ?? null
