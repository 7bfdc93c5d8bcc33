import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback } from 'react'
import type { Linea } from './vista.ts'

const ALTO = 32
const ALTO_DE_GRUPO = 36
const CABEZA = 33
const PIE = 37

/** How many lines a page of keys is. */
export const porPagina = (caja: HTMLElement | null): number =>
  Math.max(1, Math.floor((caja?.clientHeight ?? 0) / ALTO) - 4)

/** The lines that are near the window, and always the active one: it holds the focus. On paper all courses. */
export function useRenglones(
  lineas: readonly Linea[],
  caja: HTMLElement,
  activa: string | null,
  imprimiendo: boolean,
) {
  const indice = activa === null ? -1 : lineas.findIndex(l => l.clave === activa)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const vistas = defaultRangeExtractor(range)
      return indice < 0 || vistas.includes(indice) ? vistas : [...vistas, indice].sort((a, b) => a - b)
    },
    [indice],
  )
  const virtual = useVirtualizer({
    count: lineas.length,
    getScrollElement: () => caja,
    estimateSize: i => (lineas[i]!.tipo === 'grupo' ? ALTO_DE_GRUPO : ALTO),
    getItemKey: i => lineas[i]!.clave,
    rangeExtractor,
    overscan: 10,
    scrollPaddingEnd: CABEZA + PIE,
    // Ten lines wait above and below: none is missed while the page scrolls on, and a slow machine keeps its pace.
    useFlushSync: false,
  })
  return {
    alto: virtual.getTotalSize(),
    renglones: imprimiendo
      ? lineas.flatMap(({ tipo }, index) => (tipo === 'nueva' ? [] : { index, start: 0 }))
      : virtual.getVirtualItems(),
  }
}
