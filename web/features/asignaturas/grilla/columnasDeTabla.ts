import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useState } from 'react'
import { remember } from '../../../ui/remember.ts'
import { type ColumnaId, columnas } from './columnas.ts'
import type { Fila } from './fila.ts'

const features = tableFeatures({ columnSizingFeature, columnResizingFeature, columnVisibilityFeature })
const helper = createColumnHelper<typeof features, Fila>()
const definiciones = helper.columns(
  columnas.map(c =>
    helper.display({
      id: c.id,
      header: c.titulo,
      size: c.ancho,
      minSize: 40,
      maxSize: 640,
      enableHiding: c.id !== 'nombre',
    }),
  ),
)

interface Guardadas {
  anchos: Record<string, number>
  visibles: Record<string, boolean>
}

function leer(clave: string): Guardadas | null {
  try {
    return JSON.parse(localStorage.getItem(clave) ?? 'null')
  } catch {
    return null
  }
}

const nada: Fila[] = []

/** «III» needs little room, «Primer grado» more. */
const anchosDe = (nombresDeLugar: readonly string[]): Record<string, number> => {
  const largo = Math.max(0, ...nombresDeLugar.map(n => n.length))
  return largo > 6 ? { lugar: Math.min(144, 24 + largo * 7.5) } : {}
}

/**
 * Widths of the columns and which of them are seen, as this person left them on this device. Where there are no credits (schools) their column is
 * hidden until somebody wants it.
 */
export function useColumnas(sinCreditos: boolean, nombresDeLugar: readonly string[]) {
  const clave = `malla.columnas.cursos${sinCreditos ? '.sin-creditos' : ''}`
  const [guardadas] = useState(() => leer(clave))
  const propios = anchosDe(nombresDeLugar)
  const [columnSizing, setAnchos] = useState(guardadas?.anchos ?? propios)
  const [columnVisibility, setVisibles] = useState(
    guardadas?.visibles ?? (sinCreditos ? { credits: false } : {}),
  )
  const table = useTable({
    features,
    columns: definiciones,
    data: nada,
    columnResizeMode: 'onChange',
    state: { columnSizing, columnVisibility },
    onColumnSizingChange: setAnchos,
    onColumnVisibilityChange: setVisibles,
  })
  useEffect(() => {
    remember(clave, JSON.stringify({ anchos: columnSizing, visibles: columnVisibility }))
  }, [clave, columnSizing, columnVisibility])
  const visibles = table.getVisibleLeafColumns()
  return {
    table,
    ids: visibles.map(c => c.id as ColumnaId),
    anchos: visibles.map(c => c.getSize()),
    restablecer: () => {
      setAnchos(propios)
      setVisibles(sinCreditos ? { credits: false } : {})
    },
  }
}

export type Columnas = ReturnType<typeof useColumnas>
