import {
  MutationCache,
  QueryClient,
  queryOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { notifyGood } from '../ui/alerts.tsx'
import { warnOf } from '../ui/dialogs.tsx'
import { isUnreached, statusOf } from './ApiError.ts'
import { type ApiInput, type ApiOutput, ask, type CallName } from './api.ts'
import { onSessionEnd } from './session.ts'
import { olvidarDesde, olvidarTempranas, tomarTemprana } from './temprano.ts'

/** A query whose first failure its own screen shows (a table, a list); all others go to the nearest error page. */
interface Meta extends Record<string, unknown> {
  shown?: boolean
  /** A write whose refusal its own form shows; all others open the dialog «¡Cuidado!». */
  form?: boolean
}
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}

/**
 * One cache for the whole app. What is loaded stays until somebody changes it: the live channel patches it (§4). No failure is silent:
 * a query without data throws to its page, one with data leaves the strip of the shell, a write opens the dialog.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 30 * 60_000,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: false,
      throwOnError: (_error, query) => query.state.data === undefined && !query.meta?.shown,
    },
    mutations: { networkMode: 'always', retry: false },
  },
  mutationCache: new MutationCache({
    onError: (error, _input, _context, mutation) => {
      if (statusOf(error) !== 401 && !mutation.meta?.form) void warnOf(error)
    },
  }),
})
onSessionEnd(() => {
  olvidarTempranas()
  olvidarDesde()
  queryClient.clear()
})

const split = (name: CallName) => name.split('.') as [entity: string, call: string]

/** Key of a call in the cache: [entity, call, input], so that all of an entity can be found by its name. */
export const callKey = <N extends CallName>(name: N, input?: ApiInput<N>) =>
  input === undefined ? split(name) : ([...split(name), input] as const)

/** What was last seen of a query, for when the server is not there; undefined when nothing was. Set once, by offline/visto.ts. */
export const lastSeen: { read?: (key: readonly unknown[]) => Promise<unknown> } = {}

/** For so long this browser is waited for: what it kept may be behind what another tab does with it. */
const VISTO_MS = 4000

/** What was last seen of a query, where it is had in time. */
const readSeen = (key: readonly unknown[]): Promise<unknown> =>
  Promise.race([lastSeen.read?.(key), new Promise(resolve => setTimeout(resolve, VISTO_MS))])

/** A call that reads, as a query. */
export const callQuery = <N extends CallName>(name: N, input: ApiInput<N>) =>
  queryOptions({
    queryKey: [...split(name), input] as readonly unknown[],
    queryFn: async ({ signal, queryKey }) => {
      const temprana = tomarTemprana(name, input)
      try {
        return (await temprana) ?? (await ask(name, input, { signal }))
      } catch (error) {
        const seen = isUnreached(error) ? await readSeen(queryKey) : undefined
        if (seen !== undefined) return seen as ApiOutput<N>
        // What was asked ahead was asked once: where there is nothing else to show a line that fails for a moment gets its time.
        if (temprana && isUnreached(error)) return ask(name, input, { signal, once: false })
        throw error
      }
    },
  })

type CallQueryOptions<N extends CallName> = Pick<
  UseQueryOptions<ApiOutput<N>, Error, ApiOutput<N>, readonly unknown[]>,
  'enabled' | 'gcTime' | 'placeholderData' | 'meta'
>

/** Reads through the cache: `useCall('planes.show', { id })`. */
export const useCall = <N extends CallName>(name: N, input: ApiInput<N>, options: CallQueryOptions<N> = {}) =>
  useQuery({ ...callQuery(name, input), ...options })

interface WriteOptions<N extends CallName> {
  /** Entities whose lists are read again afterwards. Default: that of the call. */
  touches?: readonly string[]
  onDone?: (answer: ApiOutput<N>, input: ApiInput<N>) => void
  /** Idempotency key of a write that may be made again after a reload: the same one for the same input. Default: a new one each time. */
  keyOf?: (input: ApiInput<N>) => string
  /** A form shows the refusal itself. */
  form?: boolean
}

/** Reads again what is cached of these entities. */
export const refresh = (...entities: string[]): Promise<unknown> => {
  olvidarTempranas()
  return Promise.all(entities.map(entity => queryClient.invalidateQueries({ queryKey: [entity] })))
}

/**
 * Writes outside a form: `const borrar = useWrite('planes.delete'); borrar.mutate({ id })`. Says «¡Bien!» with the server's message, reads the
 * touched entities again, and opens «¡Cuidado!» when refused.
 */
export function useWrite<N extends CallName>(name: N, options: WriteOptions<N> = {}) {
  return useMutation({
    meta: { form: options.form },
    mutationFn: (input: ApiInput<N>) => ask(name, input, { key: options.keyOf?.(input) }),
    onSuccess: async (answer, input) => {
      await refresh(...(options.touches ?? [split(name)[0]]))
      const { message } = answer as { message?: string }
      if (message) notifyGood(message)
      options.onDone?.(answer, input)
    },
  })
}
