import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useMemo, useRef, useState } from 'react'
import { ajustar, enCelda, type Rango, rangoDe } from '../../../ui/celdas.ts'
import type { ColumnaId } from './columnas.ts'
import type { Celda, Lienzo, Seleccion } from './seleccion.ts'
import { claveDeFila, idDeClave } from './vista.ts'

/** A cell that is being written: over what was there, or into it. */
export interface EnEdicion {
  celda: Celda
  /** 'reemplazar': what is typed takes the place of what was there; 'editar': the cursor goes into it. */
  modo: 'reemplazar' | 'editar'
}

/** What is selected in the grid, and the cell that is being written. */
export interface Cursor {
  seleccion: Seleccion | null
  rango: Rango | null
  edicion: EnEdicion | null
  /** Goes there; the focus follows. */
  ir: (s: Seleccion | null) => void
  editar: (modo: EnEdicion['modo']) => void
  /** `conFoco` false: the person has gone elsewhere already. */
  dejarDeEditar: (conFoco?: boolean) => void
  /** Rows have other ids now: what was selected stays selected. */
  renombrar: (ids: ReadonlyMap<Id, Id>) => void
  /** Whether the focus has to follow; taken once. */
  tomarFoco: () => boolean
}

/** Selection and editing of the cells that are on the screen. */
export function useCursor(lienzo: Lienzo): Cursor {
  const [pedida, setPedida] = useState<Seleccion | null>(null)
  const [edicion, setEdicion] = useState<EnEdicion | null>(null)
  const foco = useRef(false)
  // Before anything was chosen it is the first cell: Tab leads there.
  const seleccion = useMemo(() => ajustar(pedida ?? enPrimera(lienzo), lienzo), [pedida, lienzo])
  const rango = useMemo(() => seleccion && rangoDe(seleccion, lienzo), [seleccion, lienzo])

  return {
    seleccion,
    rango,
    edicion,
    ir: s => {
      foco.current = true
      setPedida(s)
      setEdicion(null)
    },
    editar: modo => seleccion && setEdicion({ celda: seleccion.activa, modo }),
    dejarDeEditar: (conFoco = true) => {
      foco.current ||= conFoco
      setEdicion(null)
    },
    renombrar: ids => {
      const celda = ({ fila, columna }: Celda): Celda => {
        const id = ids.get(idDeClave(fila) ?? 0)
        return { fila: id === undefined ? fila : claveDeFila(id), columna }
      }
      // The line that has the focus is drawn anew under its new id.
      foco.current ||= document.activeElement?.closest('[role=grid]') != null
      setPedida(s => s && { activa: celda(s.activa), ancla: celda(s.ancla) })
    },
    tomarFoco: () => {
      const pedido = foco.current
      foco.current = false
      return pedido
    },
  }
}

/** Id of the element of a cell, for the focus and for links to it. */
export const idDeCelda = (prefijo: string, fila: string, columna: ColumnaId): string =>
  `${prefijo}-${fila}-${columna}`

const enPrimera = (lienzo: Lienzo): Seleccion | null =>
  lienzo.filas.length > 0 && lienzo.columnas.length > 0
    ? enCelda(lienzo.filas[0]!, lienzo.columnas[0]!)
    : null
