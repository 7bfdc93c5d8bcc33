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
