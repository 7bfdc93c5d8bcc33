import type { Pagination } from '@malla/contracts/campos.ts'
import { PER_PAGE, paginaTrasEliminar, perPageOptions } from '@malla/domain/listas/paginas.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ListState } from '../ui/table/list.ts'
import { useAddress, useSetAddress } from './address.ts'
import type { ApiInput, ApiOutput, CallName } from './api.ts'
import { usePorEnviar } from './offline/usePorEnviar.ts'
import { refresh, useCall } from './query.ts'

interface Paged {
  data: { id: number }[]
  pagination: Pagination
}
/** Calls that answer pages. */
export type PagedName = { [N in CallName]: ApiOutput<N> extends Paged ? N : never }[CallName]
type RowOf<N extends PagedName> = ApiOutput<N> extends { data: (infer R)[] } ? R : never

export interface PagedList<Row> extends ListState<Row> {
  /** What its call is asked with, without the page. */
  pedido: Readonly<Record<string, unknown>>
  /** To be called after rows were deleted: shows this page again, or the first when its last row went (§4). */
  afterDelete: (removed: number) => Promise<void>
}

/** What lists show, by the name of its events (§4). */
const THINGS: Readonly<Record<string, string>> = {
  facultades: 'facultad',
  programas: 'programa',
  planes: 'plan_estudio',
  laboratorios: 'laboratorio_taller',
  areascursos: 'parametro',
  tiposcursos: 'parametro',
  tipologiasespecialescursos: 'parametro',
  plantillas: 'plantilla_plan',
  plantillasEgresado: 'plantilla_egresado',
  plantillasIngresante: 'plantilla_ingresante',
  empresas: 'empresa',
  usuarios: 'usuario',
  docentes: 'docente',
  silabos: 'asignatura',
  sugerencias: 'sugerencia',
  publicaciones: 'publicacion',
}

const nothing = { current_page: 1, from: 0, to: 0, total: 0, per_page: PER_PAGE }

/**
 * A page of a list, as the table wants it. Page, size and filter stand in the address; `input` holds what else narrows the list, and
 * `filtered` says that something of it does.
 */
export function useList<N extends PagedName>(
  name: N,
  input?: Omit<ApiInput<N>, 'page' | 'per_page' | 'filtro'>,
  filtered = false,
): PagedList<RowOf<N>> {
  const address = useAddress()
  const setAddress = useSetAddress()
  const { page = 1, filtro } = address
  // An address may have been written by hand.
  const per_page = perPageOptions.find(size => size === address.per_page) ?? PER_PAGE
  const pedido = { ...input, ...(filtro && { filtro }) }
  const asked = { ...pedido, page, per_page } as unknown as ApiInput<N>
  const waiting = usePorEnviar(name.split('.')[0]!)
  const query = useCall(name, asked, { placeholderData: keepPreviousData as never, meta: { shown: true } })
  const answer = query.data as Paged | undefined
  // An old link, or another person deleted what stood here: not the same as an empty list.
  const isPastTheEnd = page > 1 && !!answer && answer.data.length === 0 && answer.pagination.total > 0
  useEffect(() => {
    if (isPastTheEnd && !query.isPlaceholderData) setAddress({ page: undefined }, { replace: true })
  }, [isPastTheEnd, query.isPlaceholderData, setAddress])

  return {
    thing: THINGS[name.split('.')[0]!],
    pedido,
    waiting,
    rows: isPastTheEnd ? undefined : (answer?.data as RowOf<N>[] | undefined),
    pagination: answer?.pagination ?? nothing,
    filtered: filtered || !!filtro,
    filter: filtro ?? '',
    loading: isPastTheEnd || (query.isFetching && (query.isPlaceholderData || !answer)),
    error: query.error,
    retry: () => void query.refetch(),
    setPage: next => setAddress({ page: next === 1 ? undefined : next }),
    setPageSize: size => setAddress({ per_page: size, page: undefined }),
    // «Atrás» comes back to the list without a filter, and not to each letter of it.
    setFilter: text => setAddress({ filtro: text || undefined, page: undefined }, { replace: !!filtro }),
    afterDelete: async removed => {
      const next = paginaTrasEliminar(page, answer?.data.length ?? 0, removed)
      if (next !== page) setAddress({ page: undefined }, { replace: true })
      await refresh(name.split('.')[0]!)
    },
  }
}
