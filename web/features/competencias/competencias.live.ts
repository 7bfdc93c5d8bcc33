import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import type { Resultado } from '@malla/contracts/resultados.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import '../planes/planes.live.ts'
import { AGAIN, type Again, cachedAnswer, follow } from '../../app/live/follow.ts'
import { added, byNumber, changed, dropped, filaDe } from '../../app/live/lists.ts'
import { type LiveEvent, onLive, refreshSoon } from '../../app/live/registry.ts'
import { seMuevenSinConexion, seOrdenanSinConexion } from '../../app/offline/lugares.ts'
import { callQuery, queryClient } from '../../app/query.ts'
import { aSuLugar, DE_LUGAR, unPaso } from './movidas.ts'
import { conCodigos, conRegistro } from './registro.ts'

interface Lista {
  data: Competencia[]
}

/** With the codes that follow from places, groups and letters; null where these are not known, and only the server can tell. */
function conSusCodigos(data: readonly Competencia[], planId: number): Competencia[] | null {
  const grupos = cachedAnswer('gruposcompetencias.porPlan', { planId })
  const plan = cachedAnswer('planes.show', { id: planId })
  if (!grupos || !plan) return null
  const ids = grupos.data.map(g => g.id)
  return conCodigos(data, ids, plan.data.json.configTerminos as Terminos)
}
function codificada(todas: Competencia[], planId: number): Lista | Again {
  const data = conSusCodigos(todas, planId)
  return data ? { data } : AGAIN
}

function puesta({ data: todas }: Lista, { id, data }: LiveEvent, planId: number, antes?: Competencia) {
  if (antes && Number(data?.revision) <= antes.revision) return null
  return codificada([...todas.filter(c => c.id !== id), conRegistro(id, data ?? {}, antes)], planId)
}

/** One that was just made here stands in its place at once, as its answer says it: whoever writes the next one waits for no list. */
export function ponerNueva(planId: number, nueva: Competencia): void {
  queryClient.setQueryData(callQuery('competencias.porPlan', { planId }).queryKey, lista => {
    if (!lista || lista.data.some(c => c.id === nueva.id)) return lista
    const todas = aSuLugar([...lista.data, nueva], nueva.id, { posicion: nueva.orden })
    return { ...lista, data: conSusCodigos(todas, planId) ?? [...todas] }
  })
}

const cambiada = (lista: Lista, event: LiveEvent, { planId }: { planId: number }): Lista | Again => {
  const antes = lista.data.find(c => c.id === event.id)
  return antes ? (puesta(lista, event, planId, antes) ?? lista) : lista
}

const porOrden = byNumber<{ id: number; orden: number }>(x => x.orden)
const DE_GRUPO = ['planestudio_id', 'nombre', 'orden', 'revision', 'created_at'] as const
follow('gruposcompetencias.porPlan', {
  'grupo.competencia.created': (lista, event, { planId }) =>
    event.de?.plan_id === planId
      ? added(lista, filaDe<GrupoDeCompetencias>(event, DE_GRUPO), porOrden)
      : lista,
  'grupo.competencia.updated': (lista, { id, data }) => changed(lista, id, data ?? {}, porOrden),
  'grupo.competencia.deleted': (lista, { id }) => dropped(lista, id),
})

follow('competencias.porPlan', {
  'competencia.created': (lista, event, { planId }) => {
    if (event.de?.plan_id !== planId || lista.data.some(c => c.id === event.id)) return lista
    return puesta(lista, event, planId) ?? lista
  },
  'competencia.updated competencia.up competencia.down': cambiada,
  'competencia.deleted': (lista, { id }, { planId }) =>
    lista.data.some(c => c.id === id)
      ? codificada(
          lista.data.filter(c => c.id !== id),
          planId,
        )
      : lista,
  // Roots are counted through the groups, by the letters of the plan.
  'grupo.competencia.created grupo.competencia.updated grupo.competencia.deleted': (
    lista,
    { de },
    { planId },
  ) => (de?.plan_id === planId ? codificada(lista.data, planId) : lista),
  'plan_estudio.updated': (lista, { id, data }, { planId }) =>
    id === planId && data && 'config_terminos' in data ? codificada(lista.data, planId) : lista,
})

const porLista = (a: { lista: string; numero: number }, b: typeof a): number =>
  a.lista < b.lista ? -1 : a.lista > b.lista ? 1 : a.numero - b.numero
const DE_RESULTADO = ['lista', 'numero', 'nombre', 'estado', 'revision', 'created_at'] as const
follow('resultados.list', {
  'resultado.created': (todos, event, { lista }) =>
    lista && lista !== event.data?.lista
      ? todos
      : added(todos, filaDe<Resultado>(event, DE_RESULTADO), porLista),
  'resultado.updated': (todos, { id, data }, input) =>
    input.lista && data && 'lista' in data ? AGAIN : changed(todos, id, data ?? {}, porLista),
  'resultado.deleted': (todos, { id }) => dropped(todos, id),
})

const historial = () => refreshSoon('historial')
onLive('competencia', { created: historial, updated: historial, up: historial, down: historial })

seMuevenSinConexion('gruposcompetencias.update', 'gruposcompetencias.porPlan')
seOrdenanSinConexion<Competencia>({
  llamadas: ['competencias.ordenar', 'competencias.update'],
  lista: 'competencias.porPlan',
  campos: DE_LUGAR,
  por: c => c.orden,
  mover: (todas, llamada, { id, path, ...pedido }, planId) => {
    const cual = Number(id)
    const movidas =
      llamada === 'competencias.ordenar'
        ? unPaso(todas, cual, path as 'up' | 'down')
        : aSuLugar(todas, cual, pedido)
    return movidas === todas ? todas : (conSusCodigos(movidas, planId) ?? movidas)
  },
})
