import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { enCelda, rangoDe } from '../../ui/celdas.ts'
import { useTirando } from '../../ui/useTirando.ts'
import { ajustar, type Lienzo, type Seleccion, type Sitio } from './seleccion.ts'

const sitioDe = (destino: EventTarget | null): Sitio | null => {
  if (!(destino instanceof Element)) return null
  const columna = destino.closest<HTMLElement>('[data-columna]')?.dataset.columna
  const fila = destino.closest<HTMLElement>('[data-fila]')?.dataset.fila
  return columna && fila ? { fila: Number(fila), columna: Number(columna) } : null
}
const isMismo = (a: Sitio | undefined, b: Sitio): boolean => a?.fila === b.fila && a.columna === b.columna

/**
 * Which cells of the matrix are chosen, by keys (`ir`) and by pointer: a touch, dragging, Shift and a touch. A touch on the cell that is chosen
 * already calls `onOtraVez`.
 */
export function useCursor(lienzo: Lienzo, onOtraVez: (s: Seleccion) => void) {
  const [pedida, setPedida] = useState<Seleccion | null>(null)
  const seleccion = useMemo(() => ajustar(pedida, lienzo), [pedida, lienzo])
  const rango = useMemo(() => seleccion && rangoDe(seleccion, lienzo), [seleccion, lienzo])
  const foco = useRef(false)
  const tirando = useTirando()
  const enfocada = useRef(false)
  const ir = (s: Seleccion): void => {
    foco.current = true
    setPedida(s)
  }
  return {
    seleccion,
    rango,
    ir,
    /** Whether the focus has to follow to the active cell, now that what was asked for is shown; taken once. */
    tomarFoco: (): boolean => {
      if (!foco.current || !pedida || !seleccion || !isMismo(pedida.activa, seleccion.activa)) return false
      foco.current = false
      return true
    },
    raton: {
      onPointerDown: (e: PointerEvent) => {
        const sitio = sitioDe(e.target)
        if (!sitio || e.button !== 0) return
        const tenia = document.activeElement?.closest('[role=gridcell]') != null
        enfocada.current = tenia && isMismo(seleccion?.activa, sitio) && isMismo(seleccion?.ancla, sitio)
        tirando.current = e.pointerType === 'mouse'
        ir(
          e.shiftKey && seleccion
            ? { activa: sitio, ancla: seleccion.ancla }
            : enCelda(sitio.fila, sitio.columna),
        )
      },
      onPointerOver: (e: PointerEvent) => {
        if (!tirando.current || !seleccion) return
        const sitio = sitioDe(e.target)
        if (!sitio || isMismo(seleccion.activa, sitio)) return
        enfocada.current = false
        ir({ activa: sitio, ancla: seleccion.ancla })
      },
      onClick: (e: { target: EventTarget | null }) => {
        const sitio = sitioDe(e.target)
        if (sitio && enfocada.current && seleccion) onOtraVez(seleccion)
      },
    },
  }
}
