import { mensajes } from '@malla/contracts/mensajes.ts'
import { perPageOptions } from '@malla/domain/listas/paginas.ts'
import { NativeSelect, Pagination } from '@mantine/core'
import { useId } from 'react'
import type { ListState } from './list.ts'
import classes from './TableFooter.module.css'

const controlNames = {
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
}

/**
 * «Viendo 1 a 10 de 18 entradas», the pages and the rows a page. Where a filter leaves nothing the table says so itself; the footer tells it to those who hear
 * the page, for it is what they are told of at every letter of the filter.
 */
export function TableFooter<Row>({ list }: { list: ListState<Row> }) {
  const { current_page, from, to, total, per_page } = list.pagination
  const sizeId = useId()
  const pages = Math.max(1, Math.ceil(total / per_page))
  return (
    <div className={classes.footer}>
      <span aria-live="polite" className={total === 0 ? 'visually-hidden' : undefined}>
        {total === 0 ? mensajes.tabla.sinDatos : mensajes.tabla.viendo(from, to, total)}
      </span>
      {pages > 1 && (
        <nav aria-label="Páginas">
          <Pagination
            size="sm"
            total={pages}
            value={current_page}
            onChange={list.setPage}
            getControlProps={control => ({ 'aria-label': controlNames[control] })}
            getItemProps={page => ({ 'aria-label': `Página ${page}` })}
          />
        </nav>
      )}
      {total > perPageOptions[0]! && (
        <div className={classes.sizes}>
          <label htmlFor={sizeId}>{mensajes.tabla.porPagina}</label>
          <NativeSelect
            id={sizeId}
            size="xs"
            value={String(per_page)}
            data={perPageOptions.map(String)}
            onChange={e => list.setPageSize(Number(e.currentTarget.value))}
          />
        </div>
      )}
    </div>
  )
}
