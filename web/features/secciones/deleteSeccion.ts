import type { Seccion } from '@malla/contracts/ciclos.ts'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'

/** Asks, and deletes a section of electives; one with courses is refused with their names. Resolves to true when it is gone. */
export const deleteSeccion = ({
  id,
  planestudio_id,
  nombre,
}: Pick<Seccion, 'id' | 'planestudio_id' | 'nombre'>): Promise<boolean> =>
  confirmDelete({
    name: nombre,
    work: async () => {
      const { message } = await api('secciones.delete', { id, planestudio_id })
      notifyGood(message)
      await refresh('secciones', 'planes')
    },
  })
