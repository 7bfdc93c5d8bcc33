import type { Query } from '@tanstack/react-query'
import { withUpdated } from '../live/patches.ts'
import { queryClient } from '../query.ts'
import { estadoDeCola } from './estadoDeCola.ts'
import { camposDe, type Espera, filasDe } from './reglas.ts'

/** What waits shows already: the fields of a thing wherever the thing is on the screen. Made things are shown when they are there. */

type Fila = Record<string, unknown>

/** How a write is put into an answer of its room, and taken out again; `key` says of which call. The very same object where it is not in it. */
export interface Pincel {
  con(answer: unknown, input: Fila, key: readonly unknown[]): unknown
  sin(answer: unknown, input: Fila, key: readonly unknown[]): unknown
}
/** Of writes whose rows have no id; set by their features. */
export const pinceles = new Map<string, Pincel>()

const entidadDe = (llamada: string): string => llamada.split('.')[0]!
const isCambio = ({ input }: Pick<Espera, 'input'>): boolean => filasDe(input).some(f => f.id !== undefined)

/** The answer of a call of the same room with what waits put into it. */
export function retocada(
  answer: unknown,
  { llamada, input }: Pick<Espera, 'llamada' | 'input'>,
  key: readonly unknown[],
): unknown {
  const pincel = pinceles.get(llamada)
  if (pincel) return pincel.con(answer, input, key)
  return filasDe(input).reduce<unknown>((a, fila) => withUpdated(a, Number(fila.id), camposDe(fila)), answer)
}

type Retocar = (answer: unknown, key: readonly unknown[]) => unknown

function retocarUna(query: Query, retocar: Retocar): void {
  const { data, dataUpdatedAt, isInvalidated } = query.state
  const otra = data === undefined ? data : retocar(data, query.queryKey)
  // It came from the server when it did.
  if (otra === data) return
  queryClient.setQueryData(query.queryKey, otra, { updatedAt: dataUpdatedAt })
  // What was to be read again still is.
  if (isInvalidated) query.invalidate()
}

function retocarTodo(entidad: string, retocar: Retocar): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [entidad] })) retocarUna(query, retocar)
}

/** What is read while something waits has it too, from the first moment: the server does not know of it yet. */
export function pintarAlLlegar(retocar: (key: readonly unknown[], answer: unknown) => unknown): void {
  queryClient.getQueryCache().subscribe(event => {
    // What is put there by hand was read before.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    retocarUna(event.query, (answer, key) => retocar(key, answer))
  })
}

/** Puts what waits into what is on the screen. */
export function pintar(espera: Espera): void {
  if (isCambio(espera) || pinceles.has(espera.llamada))
    retocarTodo(entidadDe(espera.llamada), (answer, key) => retocada(answer, espera, key))
}

/** Says how a write is put into the answers of its room. What of it waits already shows from now on. */
export function ponerPincel(llamada: string, pincel: Pincel): void {
  pinceles.set(llamada, pincel)
  for (const e of estadoDeCola().cola) if (e.llamada === llamada && e.estado === 'espera') pintar(e)
}

/** Puts back what stood there before a write that waits. No other is shown: what stands there may be another person's by now. */
export function borrarDePantalla({ llamada, base, input, estado }: Espera): void {
  if (estado !== 'espera') return
  const pincel = pinceles.get(llamada)
  if (pincel) retocarTodo(entidadDe(llamada), (answer, key) => pincel.sin(answer, input, key))
  for (const fila of filasDe(input)) {
    const era = base[Number(fila.id ?? 0)] ?? {}
    const suyos = Object.entries(era).filter(([n]) => n in fila || n === 'nombre')
    retocarTodo(entidadDe(llamada), answer => withUpdated(answer, Number(fila.id), Object.fromEntries(suyos)))
  }
}

const filasDeRespuesta = (answer: unknown): Fila[] => {
  const data = (answer as { data?: unknown } | undefined)?.data
  const filas = (Array.isArray(data) ? data : [data]) as (Fila | undefined)[]
  return filas.filter(f => typeof f === 'object' && f !== null)
}

/** All rows of a kind of things that this browser has read. */
export const filasVistas = (entidad: string): Fila[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [entidad] })
    .flatMap(q => filasDeRespuesta(q.state.data))

/**
 * The things of a write as they are on the screen now, before it: what a merge compares with. `propia`: what whoever wrote it knows better, also in words of its
 * own; of a write of many by id.
 */
export function baseDe(llamada: string, input: Fila, propia?: object): Espera['base'] {
  const vistas = filasVistas(entidadDe(llamada))
  const filas = filasDe(input).filter(f => f.id !== undefined || f.revision !== undefined)
  return Object.fromEntries(
    filas.map(fila => {
      const id = Number(fila.id ?? 0)
      const vista = vistas.find(f => f.id === id) ?? {}
      const suya = fila === input ? propia : (propia as Record<number, object> | undefined)?.[id]
      const antes = { ...vista, ...suya } as Fila
      // What its form does not know of is not what the screen has: that may be somebody else's by now.
      const suyos = fila === input ? Object.keys(camposDe({ ...propia })) : []
      const nombres = [...Object.keys(camposDe(fila)), ...suyos, 'nombre'].filter(n => antes[n] !== undefined)
      return [id, Object.fromEntries(nombres.map(n => [n, antes[n]]))]
    }),
  )
}
