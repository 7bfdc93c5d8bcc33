import { schema } from '../../platform/db/db.ts'
import type { Entidad } from '../../platform/rows.ts'

const { programas, programa_secciones } = schema

export const programaEntidad: Entidad<typeof programas> = {
  table: programas,
  evento: 'programa',
  ambito: row => ({ facultad_id: row.facultad_id, programa_id: row.id }),
}

/** A text of a programme. */
export const programaSeccionEntidad: Entidad<typeof programa_secciones> = {
  table: programa_secciones,
  evento: 'programa_seccion',
  ambito: row => ({ programa_id: row.programa_id }),
}
