import type { CeldaDeCompetencia } from '@malla/contracts/competencias.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { AGAIN, follow } from '../../app/live/follow.ts'
import { onLive } from '../../app/live/registry.ts'
import { queryClient } from '../../app/query.ts'
import { currentSession } from '../../app/session.ts'
import { conFila } from './celdas.ts'
import { destellar } from './destellos.ts'

interface Fila {
  cursos: { asignatura_id: number; nivel: Nivel }[]
}
interface Respuesta {
  data: CeldaDeCompetencia[]
}

const planDe = (input: unknown): number | undefined => (input as { planId?: number } | undefined)?.planId

// The record holds the whole row of the competency: it takes the place of the one that is shown, and what differs lights up.
onLive<Fila>('competencia', {
  cursos: ({ id, data, user, de }) => {
    // One's own write has answered the whole matrix already, perhaps a newer one.
    if (!data?.cursos || user?.id === currentSession().user?.id) return
    const { cursos } = data
    for (const query of queryClient.getQueryCache().findAll({ queryKey: ['competencias', 'cursos'] })) {
      const antes = query.state.data as Respuesta | undefined
      if (!antes || planDe(query.queryKey[2]) !== de?.plan_id) continue
      const { celdas, distintas } = conFila(antes.data, id, cursos)
      if (distintas.length === 0) continue
      queryClient.setQueryData<Respuesta>(query.queryKey, { data: celdas })
      if (user) destellar({ claves: distintas, nombre: user.nombres })
    }
  },
})

// A course whose version changes stands in the matrix under another number; one that goes takes its cells along.
follow('competencias.cursos', {
  'asignatura.created': (matriz, { de, data }, { planId }) =>
    de?.plan_id === planId && data?.base_id ? AGAIN : matriz,
  'asignatura.deleted': (matriz, { id }) => (matriz.data.some(c => c.asignatura_id === id) ? AGAIN : matriz),
  'competencia.deleted': (matriz, { id }) =>
    matriz.data.some(c => c.competencia_id === id)
      ? { ...matriz, data: matriz.data.filter(c => c.competencia_id !== id) }
      : matriz,
})
