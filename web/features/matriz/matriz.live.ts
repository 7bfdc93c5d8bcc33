import type { CeldaDeCompetencia } from '@malla/contracts/competencias.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
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

/** Whether this matrix is of the plan in which the competency stands. */
const isSuya = (clave: readonly unknown[], competencia: number): boolean => {
  const planes = queryClient.getQueryCache().findAll({ queryKey: ['competencias', 'porPlan'] })
  const planDe = (input: unknown) => (input as { planId?: number } | undefined)?.planId
  return planes.some(
    q =>
      planDe(q.queryKey[2]) === planDe(clave[2]) &&
      (q.state.data as { data: { id: number }[] } | undefined)?.data.some(c => c.id === competencia),
  )
}

// The record holds the whole row of the competency: it takes the place of the one that is shown, and what differs lights up.
onLive<Fila>('competencia', {
  cursos: ({ id, data, user }) => {
    // One's own write has answered the whole matrix already, perhaps a newer one.
    if (!data?.cursos || user?.id === currentSession().user?.id) return
    const { cursos } = data
    for (const query of queryClient.getQueryCache().findAll({ queryKey: ['competencias', 'cursos'] })) {
      const antes = query.state.data as Respuesta | undefined
      if (!antes || !isSuya(query.queryKey, id)) continue
      const { celdas, distintas } = conFila(antes.data, id, cursos)
      if (distintas.length === 0) continue
      queryClient.setQueryData<Respuesta>(query.queryKey, { data: celdas })
      if (user) destellar({ claves: distintas, nombre: user.nombres })
    }
  },
})
