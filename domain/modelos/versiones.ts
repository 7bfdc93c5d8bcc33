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

/** Which of the versions (newest first) is shown: the one asked for, or the newest when it is not there (any more) (§4). Null of none. */
export const versionMostrada = <T extends { id: number }>(
  versiones: readonly T[],
  pedida: number | undefined,
): T | null => versiones.find(v => v.id === pedida) ?? versiones[0] ?? null
