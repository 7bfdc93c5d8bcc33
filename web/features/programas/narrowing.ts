import type { Query } from '../../paths.ts'
import { estadoDe } from '../facultades/EstadoBadge.tsx'

/** What the address narrows the list of programmes to. */
export const narrowingOf = ({ facultad, nivel, modalidad, estado }: Query) => ({
  facultad_id: facultad,
  nivel_id: nivel,
  modalidad_id: modalidad,
  estado: estadoDe(estado),
})
