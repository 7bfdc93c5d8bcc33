import { addressOf } from '../../app/api.ts'
import { download } from '../../ui/download.ts'

/** Saves the courses and requisites of a plan in the published format of curricular analytics. */
export const descargarCsv = (id: number, medidas: boolean): void =>
  download(addressOf('analitica.csv', { id, ...(medidas && { medidas }) }))
