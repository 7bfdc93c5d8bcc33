import type { Celda } from '@malla/contracts/asignaturas.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { StateBadge, type Tone } from '../../../ui/StateBadge.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { wholeList } from '../../../ui/table/list.ts'
import classes from './Importar.module.css'
import {
  agrupar,
  type CeldasIguales,
  contar,
  type FilaLeida,
  filasConNombre,
  type Lectura,
  lugarDeCeldas,
} from './lecturas.ts'

const acciones: Record<FilaLeida['accion'], { tone: Tone; palabra: string }> = {
  crear: { tone: 'good', palabra: 'Nuevo' },
  cambiar: { tone: 'info', palabra: 'Cambia' },
  igual: { tone: 'plain', palabra: 'Igual' },
}

type Renglon = FilaLeida & { id: number }
const column = columnsOf<Renglon>()
const columns = column.columns([
  column.accessor('fila', { header: 'Fila', meta: { width: 48, align: 'right', wideOnly: true } }),
  column.accessor('accion', {
    header: 'Qué pasa',
    meta: { width: 80 },
    cell: c => <StateBadge tone={acciones[c.getValue()].tone}>{acciones[c.getValue()].palabra}</StateBadge>,
  }),
  column.accessor('codigo', { header: 'Código', meta: { width: 88 } }),
  column.accessor('nombre', { header: 'Nombre', meta: { primary: true } }),
  column.accessor('grupo', { header: 'Ciclo', meta: { width: 96 } }),
  column.accessor('credits', {
    header: 'Cr.',
    meta: { width: 48, align: 'right' },
    cell: c => formatCreditos(c.getValue()),
  }),
  column.accessor('horas', {
    header: 'Horas',
    meta: { width: 64, align: 'right' },
    cell: c => formatCreditos(c.getValue()),
  }),
  column.accessor('requisitos', { header: 'Requisitos', meta: { width: 120 } }),
])

const POR_PAGINA = 50

/** What a file would do: how many courses come, change and stay, its bad cells, its warnings, and the courses. */
export function VistaPrevia({ nombre, lectura }: { nombre: string; lectura: Lectura }) {
  const [pagina, setPagina] = useState(1)
  const { crear, cambiar, igual } = contar(lectura.filas)
  const desde = (pagina - 1) * POR_PAGINA
  const rows = lectura.filas.slice(desde, desde + POR_PAGINA).map(f => ({ ...f, id: f.fila }))
  return (
    <>
      <Text size="sm" aria-live="polite">
        <b>{nombre}</b>: {lectura.total === 1 ? '1 curso' : `${lectura.total} cursos`}
        {lectura.filas.length > 0 && ` (${crear} nuevos, ${cambiar} con cambios, ${igual} iguales)`}.
      </Text>
      <Celdas titulo="Errores" tono="mala" celdas={lectura.errores} leidas={lectura.filas} />
      <Celdas titulo="Avisos" tono="aviso" celdas={lectura.avisos} leidas={lectura.filas} />
      {lectura.filas.length > 0 && (
        <div className={classes.filas}>
          <DataTable
            label="Cursos del archivo"
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
        </div>
      )}
    </>
  )
}

const MAXIMO = 200

interface CeldasProps {
  titulo: string
  tono: string
  celdas: readonly Celda[]
  leidas: readonly FilaLeida[]
}

/** What is said of the cells of a file, each thing once: of many rows it opens to say which. */
function Celdas({ titulo, tono, celdas, leidas }: CeldasProps) {
  const grupos = agrupar(celdas)
  if (grupos.length === 0) return null
  return (
    <section className={classes.celdas} aria-label={titulo} data-tono={tono}>
      <h3>
        {titulo} ({celdas.length})
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ul tabIndex={0}>
        {grupos.slice(0, MAXIMO).map(c => (
          <li key={`${c.columna} ${c.motivo}`}>
            {c.filas.length === 1 ? (
              <Dicho celdas={c} />
            ) : (
              <details>
                <summary>
                  <Dicho celdas={c} />
                </summary>
                {filasConNombre(c, leidas)}
              </details>
            )}
          </li>
        ))}
        {grupos.length > MAXIMO && <li>Y {grupos.length - MAXIMO} más.</li>}
      </ul>
    </section>
  )
}

const Dicho = ({ celdas }: { celdas: CeldasIguales }) => (
  <>
    <b>{lugarDeCeldas(celdas)}</b>
    {celdas.valor && <span> «{celdas.valor}»</span>}: {celdas.motivo}
  </>
)
