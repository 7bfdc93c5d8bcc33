import { Text } from '@mantine/core'
import { useState } from 'react'
import { alcanzable } from '../../ui/alcanzable.ts'
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx'
import { wholeList } from '../../ui/table/list.ts'
import { Celdas } from './Celdas.tsx'
import classes from './Importar.module.css'
import { type Cosa, enQueQuedan, type FilaLeida, type Lectura } from './lecturas.ts'
import { SeCreara } from './SeCreara.tsx'

type Columns<R extends { id: number }> = DataTableProps<R>['columns']

const POR_PAGINA = 50

interface Props<F extends FilaLeida> {
  /** Name of the file. */
  nombre: string
  lectura: Lectura<F>
  cosa: Cosa
  columns: Columns<F & { id: number }>
}

/** What a file would do: how many rows come, change and stay, what else is made, its bad cells, its warnings, and the rows. */
export function VistaPrevia<F extends FilaLeida>({ nombre, lectura, cosa, columns }: Props<F>) {
  const [pagina, setPagina] = useState(1)
  const desde = (pagina - 1) * POR_PAGINA
  const rows = lectura.filas.slice(desde, desde + POR_PAGINA).map((f, i) => ({ ...f, id: desde + i + 1 }))
  const traidas = enQueQuedan(lectura, cosa)
  return (
    <>
      <Text size="sm" aria-live="polite">
        <b>{nombre}</b>
        {traidas && `: ${traidas}.`}
      </Text>
      {lectura.creados && lectura.filas.length > 0 && <SeCreara creados={lectura.creados} />}
      <Celdas
        titulo="Errores"
        tono="mala"
        celdas={lectura.errores}
        enTotal={lectura.hallados.errores}
        leidas={lectura.filas}
      />
      <Celdas
        titulo="Avisos"
        tono="aviso"
        celdas={lectura.avisos}
        enTotal={lectura.hallados.avisos}
        leidas={lectura.filas}
      />
      {lectura.filas.length > 0 && (
        <section className={classes.filas} aria-label="Filas" {...alcanzable}>
          <DataTable
            label="Filas del archivo"
            columns={columns}
            noIndex
            list={wholeList(rows, {
              pagination: {
                current_page: pagina,
                from: desde + 1,
                to: desde + rows.length,
                total: lectura.filas.length,
                per_page: lectura.filas.length > POR_PAGINA ? POR_PAGINA : 0,
              },
              setPage: setPagina,
            })}
          />
        </section>
      )}
    </>
  )
}
