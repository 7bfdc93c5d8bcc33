import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ajustar, enCelda, type Rango, rangoDe } from '../../../ui/celdas.ts'
import type { ColumnaId } from './columnas.ts'
import type { Fila } from './fila.ts'
import type { Celda, Lienzo, Seleccion } from './seleccion.ts'
import { claveDeFila, idDeClave } from './vista.ts'

/** A cell that is being written: over what was there, or into it. */
interface EnEdicion {
  celda: Celda
  /** 'reemplazar': what is typed takes the place of what was there; 'editar': the cursor goes into it. */
  modo: 'reemplazar' | 'editar'
  /** What was typed to begin it; mostly empty. */
  letra: string
}

/** What is selected in the grid, and the cell that is being written. */
export interface Cursor {
  seleccion: Seleccion | null
  rango: Rango | null
  edicion: EnEdicion | null
  /** The line in which a cell was being written, where it is gone; else null. */
  perdida: string | null
  /** Goes there; the focus follows. */
  ir: (s: Seleccion | null) => void
  /** `letra`: what was typed already. */
  editar: (modo: EnEdicion['modo'], letra?: string) => void
  /** `conFoco` false: the person has gone elsewhere already. */
  dejarDeEditar: (conFoco?: boolean) => void
  /** Rows have other ids now: what was selected stays selected. */
  renombrar: (ids: ReadonlyMap<Id, Id>) => void
  /** Whether the focus has to follow, now that what was asked for is shown; taken once. */
  tomarFoco: () => boolean
}

/** What was asked for: what is selected, and what is written. */
interface Pedido {
  pedida: Seleccion | null
  edicion: EnEdicion | null
}

const isMisma = (a: Celda, b: Celda): boolean => a.fila === b.fila && a.columna === b.columna

/** Says of a line in which line its course stands now: one with a new version has another. `bases`: what the versions of a course share, by all their ids. */
export function lineasActuales(filas: readonly Fila[], bases: ReadonlyMap<Id, Id>) {
  const porBase = new Map(filas.map(f => [f.base, f.id]))
  return (clave: string): string => {
    const id = porBase.get(bases.get(idDeClave(clave) ?? 0) ?? 0)
    return id === undefined ? clave : claveDeFila(id)
  }
}

/**
 * Where on the screen that is which was asked for; the first cell before anything was. What is written is written in its own cell or, when its row is gone,
 * nowhere. `cerca`: where the active row stood last.
 */
export function situar(
  { pedida, edicion }: Pedido,
  lienzo: Lienzo,
  cerca: number,
  actual: (clave: string) => string,
): Pick<Cursor, 'seleccion' | 'edicion' | 'perdida'> {
  const ahora = (celda: Celda): Celda => ({ ...celda, fila: actual(celda.fila) })
  const deAhora = pedida && { activa: ahora(pedida.activa), ancla: ahora(pedida.ancla) }
  const seleccion = ajustar(deAhora ?? enPrimera(lienzo), lienzo, cerca)
  const escrita = edicion && { ...edicion, celda: ahora(edicion.celda) }
  const isAqui = escrita !== null && seleccion !== null && isMisma(escrita.celda, seleccion.activa)
  return isAqui
    ? { seleccion, edicion: escrita, perdida: null }
    : { seleccion, edicion: null, perdida: escrita?.celda.fila ?? null }
}

/** Selection and editing of the cells that are on the screen, of the courses of a plan. */
export function useCursor(lienzo: Lienzo, filas: readonly Fila[]): Cursor {
  const [pedida, setPedida] = useState<Seleccion | null>(null)
  const [pedidaEdicion, setEdicion] = useState<EnEdicion | null>(null)
  const foco = useRef(false)
  const cerca = useRef(0)
  const bases = useRef(new Map<Id, Id>())
  const actual = useMemo(() => {
    for (const f of filas) bases.current.set(f.id, f.base)
    return lineasActuales(filas, bases.current)
  }, [filas])
  const { seleccion, edicion, perdida } = useMemo(
    () => situar({ pedida, edicion: pedidaEdicion }, lienzo, cerca.current, actual),
    [pedida, pedidaEdicion, lienzo, actual],
  )
  const rango = useMemo(() => seleccion && rangoDe(seleccion, lienzo), [seleccion, lienzo])
  useLayoutEffect(() => {
    if (seleccion) cerca.current = lienzo.filas.indexOf(seleccion.activa.fila)
  }, [seleccion, lienzo])

  /** Whether what was asked for is only filtered away, and comes with the next look. */
  const isPorVenir = (): boolean => {
    if (!pedida) return false
    const fila = actual(pedida.activa.fila)
    const isPuesta = seleccion && isMisma({ ...pedida.activa, fila }, seleccion.activa)
    return !isPuesta && filas.some(f => claveDeFila(f.id) === fila)
  }

  return {
    seleccion,
    rango,
    edicion,
    perdida,
    ir: s => {
      foco.current = true
      setPedida(s)
      setEdicion(null)
    },
    editar: (modo, letra = '') => {
      if (!seleccion) return
      setPedida(seleccion)
      setEdicion({ celda: seleccion.activa, modo, letra })
    },
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
      setEdicion(e => e && { ...e, celda: celda(e.celda) })
    },
    tomarFoco: () => {
      if (!foco.current || isPorVenir()) return false
      foco.current = false
      return true
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
