import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import { ramaDe } from '@malla/domain/competencias/arbol.ts'
import { api, ask } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { eliminarViendo } from '../impacto/eliminar.tsx'

/** Shows what hangs on a competency, asks, and deletes it or puts another in its place. */
export const eliminarCompetencia = (competencia: Competencia): Promise<boolean> => {
  const { id, codigo, nombre, planestudio_id } = competencia
  return eliminarViendo({
    cosa: 'competencia',
    id,
    nombre: `${codigo} · ${nombre}`,
    reemplazo: async () => {
      const { data } = await ask('competencias.porPlan', { planId: planestudio_id })
      // Its parts go with it.
      const rama = new Set(ramaDe(data, competencia).map(c => c.id))
      return {
        etiqueta: 'Reemplazar por otra competencia',
        opciones: data
          .filter(c => !rama.has(c.id))
          .map(c => ({ value: String(c.id), label: `${c.codigo} · ${c.nombre}` })),
      }
    },
    simple: async () => {
      const { message } = await api('competencias.delete', { id })
      await refresh('competencias', 'planes')
      notifyGood(message)
    },
  })
}

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
