/** What a list of syllabi is narrowed to. */
export interface LugarDeSilabos {
  programa_id?: number | undefined
  planestudio_id?: number | undefined
}

/**
 * Whose syllabi are carried to another period, as the server is asked: those of the chosen programme, 0 for all of the institution. Of the plan of the list
 * only, as long as the programme is the one that the list came with.
 */
export const losQueSeLlevan = (lugar: LugarDeSilabos, programa_id: number): LugarDeSilabos => ({
  programa_id: programa_id || undefined,
  planestudio_id: programa_id === (lugar.programa_id ?? 0) ? lugar.planestudio_id : undefined,
})

/** Why nothing can be carried to a period yet. `isLeido`: whether it is known of which programme a plan is; without that the plan would be left out. */
export function whyNotLlevar(
  periodo: object | null,
  { planestudio_id }: LugarDeSilabos,
  isLeido: boolean,
): string | null {
  if (!periodo) return 'Elija primero un periodo.'
  if (planestudio_id === undefined || isLeido) return null
  return 'Espere un momento: todavía se está leyendo de qué programa es el plan.'
}
