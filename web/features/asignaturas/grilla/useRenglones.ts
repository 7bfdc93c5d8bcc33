import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'
import type { Linea } from './vista.ts'

const ALTO = 32
const ALTO_DE_GRUPO = 36
const CABEZA = 33
const PIE = 37

/** The lines that are near the window, and always the active one: it holds the focus. */
export function useRenglones(
  lineas: readonly Linea[],
  caja: RefObject<HTMLElement | null>,
  activa: string | null,
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
    getScrollElement: () => caja.current,
    estimateSize: i => (lineas[i]!.tipo === 'grupo' ? ALTO_DE_GRUPO : ALTO),
    getItemKey: i => lineas[i]!.clave,
    rangeExtractor,
    overscan: 10,
    scrollPaddingEnd: CABEZA + PIE,
  })
  return {
    alto: virtual.getTotalSize(),
    renglones: virtual.getVirtualItems(),
    porPagina: Math.max(1, Math.floor((caja.current?.clientHeight ?? 0) / ALTO) - 4),
  }
}
