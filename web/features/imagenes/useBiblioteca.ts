import type { ImagenDeBiblioteca } from '@malla/contracts/imagenes.ts'
import { perPageOptions } from '@malla/domain/listas/paginas.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useCall } from '../../app/query.ts'
import type { ListState } from '../../ui/table/list.ts'

export type UsoDeBiblioteca = 'con_uso' | 'sin_uso'

/** What of the library is shown: in the address of its page, or in the dialog that chooses from it. */
export interface LugarEnBiblioteca {
  page: number
  per_page: number
  filtro: string
  uso: UsoDeBiblioteca | undefined
}

/** Pictures a page: three rows of five. */
export const POR_PAGINA = 15

/** A page of the library as lists are shown; `set` moves to another place in it. */
export function useBiblioteca(
  lugar: LugarEnBiblioteca,
  set: (next: Partial<LugarEnBiblioteca>) => void,
): ListState<ImagenDeBiblioteca> {
  const { page, filtro, uso } = lugar
  const per_page = perPageOptions.includes(lugar.per_page) ? lugar.per_page : POR_PAGINA
  const query = useCall(
    'imagenes.list',
    { page, per_page, ...(filtro && { filtro }), ...(uso && { uso }) },
    { placeholderData: keepPreviousData, meta: { shown: true } },
  )
  return {
    rows: query.data?.data,
    pagination: query.data?.pagination ?? { current_page: 1, from: 0, to: 0, total: 0, per_page },
    filtered: Boolean(filtro || uso),
    filter: filtro,
    loading: query.isFetching && (query.isPlaceholderData || !query.data),
    error: query.error,
    retry: () => void query.refetch(),
    setPage: next => set({ page: next }),
    setPageSize: size => set({ per_page: size, page: 1 }),
    setFilter: text => set({ filtro: text, page: 1 }),
  }
}
