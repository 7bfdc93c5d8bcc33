/** State of faculties, programmes, cycles and catalogue entries (§3). */
export const estados = ['Activado', 'Desactivado'] as const
export type Estado = (typeof estados)[number]

/** Whether a thing is offered in choosers: what is not active stays readable but cannot be chosen (§4). */
export const isElegible = (x: { estado: string }): boolean => x.estado === 'Activado'

/** Why a thing cannot be chosen, or null when it can. */
export const whyNotElegir = (x: { nombre: string; estado: string }): string | null =>
  isElegible(x) ? null : `«${x.nombre}» está desactivado y no se puede elegir.`
