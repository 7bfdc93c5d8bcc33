/** State of faculties, programmes, cycles and catalogue entries (§3). */
const estados = ['Activado', 'Desactivado'] as const
export type Estado = (typeof estados)[number]

/** Whether a thing is offered in choosers: what is not active stays readable but cannot be chosen (§4). */
export const isElegible = (x: { estado: string }): boolean => x.estado === 'Activado'
