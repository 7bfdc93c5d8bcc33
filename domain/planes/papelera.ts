/** Days that a deleted plan can be brought back; afterwards it is gone for good. */
export const DIAS_EN_PAPELERA = 30

const MS_POR_DIA = 86_400_000

/** Milliseconds of an instant, in ISO 8601 or as PostgreSQL writes it («2026-11-01 10:00:00.123+00»). */
const instante = (escrito: string): number =>
  Date.parse(escrito.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))

/** Instant (ISO, UTC) from which a plan deleted then is gone. */
export const venceEn = (deleted_at: string): string =>
  new Date(instante(deleted_at) + DIAS_EN_PAPELERA * MS_POR_DIA).toISOString()

/** Days that are left to bring a plan back, begun ones counted; 0 when they are over. */
export const diasRestantes = (deleted_at: string, ahora: string): number =>
  Math.max(0, Math.ceil((instante(venceEn(deleted_at)) - instante(ahora)) / MS_POR_DIA))

/** Why a plan cannot be brought back from the Papelera, or null when it can. */
export function whyNotRecuperar(plan: { deleted_at: string | null }, ahora: string): string | null {
  if (plan.deleted_at === null) return 'El plan no está en la papelera.'
  return diasRestantes(plan.deleted_at, ahora) > 0
    ? null
    : `El plan se eliminó hace más de ${DIAS_EN_PAPELERA} días y ya no se puede recuperar.`
}
