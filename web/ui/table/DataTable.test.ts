import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { columnsOf } from './columns.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { wholeList } from './list.ts'

// Who changed a row just now is told by the browser: nobody here.
vi.mock('../flash.ts', () => ({ useFlashes: () => new Map() }))

interface Fila {
  id: number
  nombre: string
}
const rows: Fila[] = [{ id: 1, nombre: 'Ética' }]
const column = columnsOf<Fila>()
const columns = column.columns([column.accessor('nombre', { header: 'Nombre' })])
const dibujo = (props: Partial<DataTableProps<Fila>>): string =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(DataTable<Fila>, { label: 'Áreas', columns, list: wholeList(rows), ...props }),
    ),
  )

it.each([
  ['of its menu', { menu: (fila: Fila) => ({ name: fila.nombre, actions: [] }) }],
  ['of its own', { nameOf: (fila: Fila) => fila.nombre }],
])('what selects a row says which, by the name %s', (_case, props) =>
  expect(dibujo({ onDeleteMany: async () => true, ...props })).toContain('aria-label="Seleccionar Ética"'),
)

it.each([
  ['by what was typed, a button takes that away', { filter: 'x' }, 'Quitar el texto del filtro'],
  ['by a choice, it says where that is changed', {}, 'Cambie o quite los filtros de arriba.'],
])('where nothing is left %s', (_case, over, dicho) => {
  const html = dibujo({ list: wholeList<Fila>([], { filtered: true, ...over }) })
  expect(html).toContain('No hay registros que coincidan con su solicitud.')
  expect([html.includes('Quitar el texto'), html.includes('Cambie o quite')]).toEqual(
    ['Quitar el texto', 'Cambie o quite'].map(comienzo => dicho.startsWith(comienzo)),
  )
})
