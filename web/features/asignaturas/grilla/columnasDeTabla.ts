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
import { type ColumnaId, columnaDe, columnas } from './columnas.ts'
import type { Fila } from './fila.ts'

/** Widths in pixels; PASO: what a key adds or takes. */
const ANCHO_MINIMO = 40
const ANCHO_MAXIMO = 640
const PASO = 16

const features = tableFeatures({ columnSizingFeature, columnResizingFeature, columnVisibilityFeature })
const helper = createColumnHelper<typeof features, Fila>()
const definiciones = helper.columns(
  columnas.map(c =>
    helper.display({
      id: c.id,
      header: c.titulo,
      size: c.ancho,
      minSize: ANCHO_MINIMO,
      maxSize: ANCHO_MAXIMO,
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

/** The widths, by column, after a step wider (1) or narrower (-1) of one of them. */
export function anchosTras(
  anchos: Readonly<Record<string, number>>,
  id: ColumnaId,
  paso: 1 | -1,
): Record<string, number> {
  const nuevo = (anchos[id] ?? columnaDe(id).ancho) + paso * PASO
  return { ...anchos, [id]: Math.min(ANCHO_MAXIMO, Math.max(ANCHO_MINIMO, nuevo)) }
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
    /** A step wider (1) or narrower (-1). */
    ensanchar: (id: ColumnaId, paso: 1 | -1) => setAnchos(ahora => anchosTras(ahora, id, paso)),
    restablecer: () => {
      setAnchos(propios)
      setVisibles(sinCreditos ? { credits: false } : {})
    },
  }
}

export type Columnas = ReturnType<typeof useColumnas>
