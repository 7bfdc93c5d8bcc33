import type { Malla } from '@malla/domain/malla/malla.ts'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { useCallback, useMemo, useRef } from 'react'
import { ANCHO_DE_LISTA, colocar } from './colocar.ts'
import { paginaDe } from './pagina.ts'
import { useImprimiendo } from './useImprimiendo.ts'
import { useZoom } from './useZoom.ts'

/** How much room the board has, on the screen or on paper, and how its malla is put into it, with room for loads on the screen. `marco` goes to the frame of the board. */
export function useMedida(malla: Malla, conCarga: boolean) {
  const elemento = useRef<HTMLDivElement>(null)
  const { ref: medir, width: ancho } = useElementSize()
  const marco = useMergedRef(elemento, medir)
  const imprimiendo = useImprimiendo()
  const isLista = ancho > 0 && ancho < ANCHO_DE_LISTA && !imprimiendo
  const [zoom, setZoom] = useZoom(elemento, !isLista)
  const pagina = useMemo(() => (imprimiendo ? paginaDe(malla) : null), [imprimiendo, malla])
  // Below 100 % more fits beside and below each other; above it the board grows out of its frame.
  const disponible = pagina?.ancho ?? Math.floor(ancho / Math.min(1, zoom))
  const colocarEn = useCallback(
    (m: Malla) => colocar(m, disponible, isLista ? 'lista' : 'columnas', conCarga && !imprimiendo),
    [disponible, isLista, conCarga, imprimiendo],
  )
  return { marco, ancho, isLista, zoom, setZoom, pagina, colocarEn }
}
