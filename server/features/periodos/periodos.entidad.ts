import { schema } from '../../platform/db/db.ts'
import type { Entidad } from '../../platform/rows.ts'

const { periodos } = schema

/** Academic periods are the institution's: whoever works there may read of them. */
export const periodoEntidad: Entidad<typeof periodos> = {
  table: periodos,
  evento: 'periodo',
  ambito: () => ({}),
}
