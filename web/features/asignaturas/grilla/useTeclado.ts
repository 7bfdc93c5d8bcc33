import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { isCelda, mover, todo } from '../../../ui/celdas.ts'
import { isMac } from '../../../ui/tecla.ts'
import type { ColumnaId } from './columnas.ts'
import { alBorde, filasEnteras, type Lienzo, type Seleccion, tabular } from './seleccion.ts'
import type { Cursor } from './useCursor.ts'
import type { Ordenes } from './useOrdenes.ts'

const flechas: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const modificadores = ['Shift', 'Control', 'Alt', 'Meta']

/** Code of the keys of a composition, whatever letter they have. */
const COMPONE = 229

/**
 * The letter with which a key begins to write; empty for a dead key (the accent of «á») and a composition, which write by themselves once there is a field.
 * Null when the key writes nothing. On a Mac (`enMac`) ⌥ writes signs, as AltGr does elsewhere.
 */
export function escrituraDe(e: KeyboardEvent, enMac = isMac): string | null {
  if (e.key === 'Dead' || e.key === 'Process') return ''
  const conOrden = (e.ctrlKey || e.metaKey || (e.altKey && !enMac)) && !e.getModifierState('AltGraph')
  if (e.key.length !== 1 || conOrden) return null
  return e.nativeEvent.isComposing || e.nativeEvent.keyCode === COMPONE ? '' : e.key
}

interface Con {
  lienzo: Lienzo
  cursor: Cursor
  ordenes: Ordenes
  porPagina: () => number
  isEscribible: (fila: string, columna: ColumnaId) => boolean
  /** Opens the form of the course of a row. */
  abrir: (fila: string) => void
  marcar: () => void
}

/** Where a key leads, or null when it is not one that walks. */
function destino(e: KeyboardEvent, s: Seleccion, lienzo: Lienzo, porPagina: () => number): Seleccion | null {
  const orden = e.ctrlKey || e.metaKey
  const flecha = flechas[e.key]
  if (flecha) {
    if (e.altKey) return null
    const [f, c] = flecha
    return orden ? alBorde(s, lienzo, f, c, e.shiftKey) : mover(s, lienzo, f, c, e.shiftKey)
  }
  switch (e.key) {
    case 'Home':
      return alBorde(s, lienzo, orden ? -1 : 0, -1, e.shiftKey)
    case 'End':
      return alBorde(s, lienzo, orden ? 1 : 0, 1, e.shiftKey)
    case 'PageUp':
      return mover(s, lienzo, -porPagina(), 0, e.shiftKey)
    case 'PageDown':
      return mover(s, lienzo, porPagina(), 0, e.shiftKey)
    default:
      return null
  }
}

/**
 * The keys of the grid while no cell is being written. Esc lets the next Tab leave the grid, so that nobody is kept in it. Answers the handler.
 */
export function useTeclado({ lienzo, cursor, ordenes, porPagina, isEscribible, abrir, marcar }: Con) {
  const libre = useRef(false)

  const conOrden = (e: KeyboardEvent, s: Seleccion): (() => void) | null => {
    switch (e.key.toLowerCase()) {
      case 'a':
        return () => cursor.ir(todo(lienzo))
      case 'd':
        return ordenes.rellenar
      case 'z':
        return e.shiftKey ? ordenes.rehacer : ordenes.deshacer
      case 'y':
        return ordenes.rehacer
      case ' ':
        return () => cursor.ir(filasEnteras(s, lienzo))
      case 'delete':
      case 'backspace':
        return ordenes.borrarSeleccion
      default:
        return null
    }
  }

  const sinOrden = (e: KeyboardEvent, s: Seleccion): (() => unknown) | null => {
    switch (e.key) {
      case 'Enter':
        return e.altKey ? () => abrir(s.activa.fila) : () => editar('editar')
      case 'F2':
        return () => editar('editar')
      case 'Delete':
      case 'Backspace':
        return ordenes.vaciar
      case ' ':
        return e.shiftKey ? marcar : null
      default:
        return null
    }
  }

  const editar = (modo: 'reemplazar' | 'editar', letra = ''): boolean => {
    const activa = cursor.seleccion?.activa
    if (!activa || !isEscribible(activa.fila, activa.columna)) return false
    // At once, so that the very key that begins it is written into the field.
    flushSync(() => cursor.editar(modo, letra))
    return true
  }
  const empezar = (e: KeyboardEvent) => {
    const letra = escrituraDe(e)
    // The letter is in the field already; and Firefox would look through the page for what follows a «/».
    if (letra !== null && editar('reemplazar', letra) && letra) e.preventDefault()
  }

  const conTab = (e: KeyboardEvent, s: Seleccion) => {
    const siguiente = libre.current ? null : tabular(s, lienzo, e.shiftKey ? -1 : 1)
    libre.current = false
    if (!siguiente) return
    e.preventDefault()
    cursor.ir(siguiente)
  }

  return (e: KeyboardEvent) => {
    const s = cursor.seleccion
    // Boxes, titles and menus in the grid have keys of their own.
    if (!s || !isCelda(e.target) || e.defaultPrevented) return
    if (e.key === 'Tab') return conTab(e, s)
    if (!modificadores.includes(e.key)) libre.current = e.key === 'Escape'
    const a = destino(e, s, lienzo, porPagina)
    const orden = a ? () => cursor.ir(a) : e.ctrlKey || e.metaKey ? conOrden(e, s) : sinOrden(e, s)
    if (orden) {
      orden()
      e.preventDefault()
    } else empezar(e)
  }
}
