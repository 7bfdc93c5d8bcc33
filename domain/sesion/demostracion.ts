/** Account of the demonstration that anybody may enter with one click, in its own role «Demo» (§6). */
export const VISITA = 'demo@demo.edu'

/** What whoever visits is told where something is an account's own. */
export const DE_VISITA =
  'Esta cuenta la comparten quienes visitan la demostración: con ella se mira todo y no se cambia nada.'

/**
 * Why what belongs to an account may not be changed in this one: whoever visits shares it, so its name, its password, its sessions, its views
 * and what it would write to the administrator are nobody's own. Null for every other account, and where there is no demonstration.
 */
export const whyNotPropio = (hayDemostracion: boolean, usuario: string): string | null =>
  hayDemostracion && usuario === VISITA ? DE_VISITA : null
