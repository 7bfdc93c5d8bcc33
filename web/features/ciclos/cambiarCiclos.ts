import type { Ciclo } from '@malla/contracts/ciclos.ts'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete, warnOf } from '../../ui/dialogs.tsx'
import { ordenMovido } from './orden.ts'

/** Asks, and deletes a cycle; one with courses is refused with their names. Resolves to true when it is gone. */
export const deleteCiclo = ({ id, descripcion }: Pick<Ciclo, 'id' | 'descripcion'>): Promise<boolean> =>
  confirmDelete({
    name: descripcion,
    work: async () => {
      const { message } = await api('ciclos.delete', { id })
      notifyGood(message)
      await refresh('ciclos')
    },
  })

/** Puts a cycle a step up or down. A refusal opens the dialog «¡Cuidado!». */
export async function moveCiclo(
  planId: number,
  ciclos: readonly Ciclo[],
  id: number,
  paso: -1 | 1,
): Promise<void> {
  const ids = ordenMovido(ciclos, id, paso)
  if (!ids) return
  try {
    const vistos_ids = ciclos.map(c => c.id)
    notifyGood((await api('ciclos.ordenar', { planId, ids, vistos_ids })).message)
  } catch (error) {
    void warnOf(error)
  }
  await refresh('ciclos')
}
