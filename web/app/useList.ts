import { PER_PAGE, perPageOptions } from '@malla/domain/listas/paginas.ts'
import type { ListState } from '../ui/table/list.ts'
import { useAddress, useSetAddress } from './address.ts'
import type { ApiInput, ApiOutput } from './api.ts'
import { usePorEnviar } from './offline/usePorEnviar.ts'
import { type PagedName, type RowOf, type ShownPage, usePage } from './usePage.ts'

/** Calls that answer pages of rows with an id, as tables tell them apart. */
type ListName = { [N in PagedName]: ApiOutput<N> extends { data: { id: number }[] } ? N : never }[PagedName]

export interface PagedList<Row> extends ListState<Row>, Pick<ShownPage<Row>, 'afterDelete'> {
  /** What its call is asked with, without the page. */
  pedido: Readonly<Record<string, unknown>>
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

/**
 * A page of a list, as the table wants it. Page, size and filter stand in the address; `input` holds what else narrows the list, and
 * `filtered` says that something of it does.
 */
export function useList<N extends ListName>(
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
  const asked = { ...pedido, page, per_page } as unknown as ApiInput<N> & { page: number; per_page: number }
  const waiting = usePorEnviar(name.split('.')[0]!)
  const shown = usePage(name, asked, () => setAddress({ page: undefined }, { replace: true }))

  return {
    thing: THINGS[name.split('.')[0]!],
    pedido,
    waiting,
    ...shown,
    filtered: filtered || !!filtro,
    filter: filtro ?? '',
    setPage: next => setAddress({ page: next === 1 ? undefined : next }),
    setPageSize: size => setAddress({ per_page: size, page: undefined }),
    // «Atrás» comes back to the list without a filter, and not to each letter of it.
    setFilter: text => setAddress({ filtro: text || undefined, page: undefined }, { replace: !!filtro }),
  }
}
