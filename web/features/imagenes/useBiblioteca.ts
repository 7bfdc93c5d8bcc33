import type { ImagenDeBiblioteca } from '@malla/contracts/imagenes.ts'
import { perPageOptions } from '@malla/domain/listas/paginas.ts'
import { type ShownPage, usePage } from '../../app/usePage.ts'
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

export type PaginaDeBiblioteca = ListState<ImagenDeBiblioteca> & ShownPage<ImagenDeBiblioteca>

/** A page of the library as lists are shown; `set` moves to another place in it, `replace` where the one before was none to come back to. */
export function useBiblioteca(
  lugar: LugarEnBiblioteca,
  set: (next: Partial<LugarEnBiblioteca>, options?: { replace: boolean }) => void,
): PaginaDeBiblioteca {
  const { page, filtro, uso } = lugar
  const per_page = perPageOptions.includes(lugar.per_page) ? lugar.per_page : POR_PAGINA
  const shown = usePage(
    'imagenes.list',
    { page, per_page, ...(filtro && { filtro }), ...(uso && { uso }) },
    () => set({ page: 1 }, { replace: true }),
  )
  return {
    ...shown,
    filtered: Boolean(filtro || uso),
    filter: filtro,
    setPage: next => set({ page: next }),
    setPageSize: size => set({ per_page: size, page: 1 }),
    setFilter: text => set({ filtro: text, page: 1 }, { replace: true }),
  }
}
