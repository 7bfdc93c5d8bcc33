import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'

/** Asks and deletes a competency; what hangs on it is said in the same dialog. */
export const eliminarCompetencia = ({ id, codigo, nombre }: Competencia): Promise<boolean> =>
  confirmDelete({
    name: `${codigo} · ${nombre}`,
    work: async () => {
      const { message } = await api('competencias.delete', { id })
      await refresh('competencias', 'planes')
      notifyGood(message)
    },
  })

/** Asks and deletes a group; one with competencies stays, and they are named. */
export const eliminarGrupo = ({ id, nombre }: GrupoDeCompetencias): Promise<boolean> =>
  confirmDelete({
    name: nombre,
    work: async () => {
      const { message } = await api('gruposcompetencias.delete', { id })
      await refresh('gruposcompetencias', 'competencias')
      notifyGood(message)
    },
  })
