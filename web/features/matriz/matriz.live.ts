import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { AGAIN, type Again, follow } from '../../app/live/follow.ts'
import { currentSession } from '../../app/session.ts'
import { conCambios, conFila } from './celdas.ts'
import { destellar } from './destellos.ts'
import { enCamino } from './enCamino.ts'

interface Fila {
  cursos: { asignatura_id: number; nivel: Nivel }[]
}

/** What the same person did elsewhere: nobody else asks, so that it need not be spread for long. */
const DE_UNO_MISMO: Again = { again: true, en: 1000 }

follow('competencias.cursos', {
  // The record holds the whole row of the competency: it takes the place of the one that is shown, and what differs lights up.
  'competencia.cursos': (matriz, { id, data, user, de }, { planId }) => {
    const { cursos } = (data ?? {}) as Partial<Fila>
    if (!cursos || de?.plan_id !== planId) return matriz
    const { celdas, distintas } = conFila(matriz.data, id, cursos)
    const ahora = conCambios(celdas, new Map())
    const esLaPedida = (clave: (typeof distintas)[number]) =>
      enCamino.get(clave) === (ahora.get(clave) ?? null)
    const otras = distintas.filter(clave => !esLaPedida(clave))
    // One's own may come after what one has written since, and would take it away: where another tab wrote the whole is read.
    if (user && user.id === currentSession().user?.id) return otras.length > 0 ? DE_UNO_MISMO : matriz
    if (distintas.length === 0) return matriz
    if (user) destellar({ claves: distintas, nombre: user.nombres })
    // Who of both came last only the server can tell.
    return otras.some(clave => enCamino.has(clave)) ? AGAIN : { ...matriz, data: celdas }
  },
  // A course whose version changes stands in the matrix under another number; one that goes takes its cells along.
  'asignatura.created': (matriz, { de, data }, { planId }) =>
    de?.plan_id === planId && data?.base_id ? AGAIN : matriz,
  'asignatura.deleted': (matriz, { id }) => (matriz.data.some(c => c.asignatura_id === id) ? AGAIN : matriz),
  'competencia.deleted': (matriz, { id }) =>
    matriz.data.some(c => c.competencia_id === id)
      ? { ...matriz, data: matriz.data.filter(c => c.competencia_id !== id) }
      : matriz,
})
