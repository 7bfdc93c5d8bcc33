import type { CorreoEnLista } from '@malla/contracts/correos.ts'
import type { ApiOutput } from '../../app/api.ts'
import { callKey, queryClient } from '../../app/query.ts'

/** How often what waits is asked after, in milliseconds. */
const MIRAR_MS = 4000

const isEnEspera = ({ estado }: CorreoEnLista): boolean => estado === 'pendiente'

/**
 * No event tells that a mail went out or could not: mails are read anew by whoever comes to them, and now and then while one that waits is on the screen.
 * Of the page itself, which may stand before the live channel does.
 */
queryClient.setQueryDefaults<ApiOutput<'correos.list'>>(callKey('correos.list'), {
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.data.some(isEnEspera) ? MIRAR_MS : false),
})
queryClient.setQueryDefaults<ApiOutput<'correos.show'>>(callKey('correos.show'), {
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isEnEspera(state.data.data) ? MIRAR_MS : false),
})
