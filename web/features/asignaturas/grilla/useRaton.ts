import type { MouseEvent, PointerEvent } from 'react'
import { enCelda } from '../../../ui/celdas.ts'
import { useTirando } from '../../../ui/useTirando.ts'
import type { ColumnaId } from './columnas.ts'
import type { Celda, Lienzo } from './seleccion.ts'
import type { Cursor } from './useCursor.ts'
import { claveDeNueva } from './vista.ts'

/** The cell that a pointer touches, or null: heads, boxes and buttons are none. */
function celdaBajo(destino: EventTarget | null): Celda | null {
  if (!(destino instanceof Element) || destino.closest('button, input, label, a')) return null
  const celda = destino.closest<HTMLElement>('[data-columna]')
  const fila = destino.closest<HTMLElement>('[data-fila]')
  if (!celda || !fila) return null
  return { fila: fila.dataset.fila!, columna: celda.dataset.columna as ColumnaId }
}

/** The place for new courses of the group whose band a pointer touches; null where there is none. */
function nuevaBajo(destino: EventTarget | null, { filas }: Lienzo): string | null {
  if (!(destino instanceof Element) || destino.closest('button')) return null
  const grupo = destino.closest<HTMLElement>('[data-grupo]')?.dataset.grupo
  const clave = grupo === undefined ? null : claveDeNueva(grupo)
  return clave !== null && filas.includes(clave) ? clave : null
}

/** Choosing cells with the pointer: a touch, Shift and a touch, dragging; twice, or again with a finger, to write. The band of a cycle leads to its place for new courses. */
export function useRaton(
  cursor: Cursor,
  lienzo: Lienzo,
  isEscribible: (fila: string, columna: ColumnaId) => boolean,
) {
  const tirando = useTirando()

  const editar = ({ fila, columna }: Celda) => {
    if (isEscribible(fila, columna)) cursor.editar('editar')
  }
  const isActiva = (celda: Celda): boolean =>
    cursor.seleccion?.activa.fila === celda.fila && cursor.seleccion.activa.columna === celda.columna

  return {
    onPointerDown: (e: PointerEvent) => {
      const celda = celdaBajo(e.target)
      if (!celda || e.button !== 0) return
      // What is being written elsewhere is written before its field goes.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      if (e.pointerType !== 'mouse') {
        if (isActiva(celda)) editar(celda)
        else cursor.ir(enCelda(celda.fila, celda.columna))
        return
      }
      tirando.current = true
      cursor.ir({ activa: celda, ancla: e.shiftKey && cursor.seleccion ? cursor.seleccion.ancla : celda })
    },
    onPointerOver: (e: PointerEvent) => {
      if (!tirando.current || !cursor.seleccion) return
      const celda = celdaBajo(e.target)
      if (celda && !isActiva(celda)) cursor.ir({ activa: celda, ancla: cursor.seleccion.ancla })
    },
    // Not as soon as it is pressed: the browser then takes the focus away.
    onClick: (e: MouseEvent) => {
      const nueva = nuevaBajo(e.target, lienzo)
      if (nueva) cursor.ir(enCelda(nueva, 'codigo'))
    },
    onDoubleClick: (e: MouseEvent) => {
      const celda = celdaBajo(e.target)
      if (celda) editar(celda)
    },
  }
}
