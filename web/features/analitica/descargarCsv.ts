import { addressOf } from '../../app/api.ts'

/** Saves the courses and requisites of a plan in the published format of curricular analytics. */
export const descargarCsv = (id: number, medidas: boolean): void =>
  window.location.assign(addressOf('analitica.csv', { id, ...(medidas && { medidas }) }))
