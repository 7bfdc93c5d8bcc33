import { nivelEscrito } from '@malla/domain/competencias/niveles.ts'
import type { KeyboardEvent } from 'react'
import { isCelda, type Rango, todo } from '../../ui/celdas.ts'
import { useCopiarYPegar } from '../../ui/useCopiarYPegar.ts'
import { claveDe } from './celdas.ts'
import type { Llenar } from './llenar.ts'
import { ciclar, poner } from './ordenes.ts'
import { portapapelesDe } from './portapapeles.ts'
import { destino, type Lienzo, type Seleccion } from './seleccion.ts'

export interface ConTeclado {
  lienzo: Lienzo
  seleccion: Seleccion | null
  rango: Rango | null
  ir: (s: Seleccion) => void
  llenar: Llenar
  porPagina: number
}

/** The keys and the clipboard of the matrix: arrows walk, I, D and L fill, Delete empties, the space bar goes round. Tab leaves the grid. */
export function useTeclado({ lienzo, seleccion, rango, ir, llenar, porPagina }: ConTeclado) {
  const { mapa } = llenar

  const conOrden = (e: KeyboardEvent): (() => void) | null => {
    switch (e.key.toLowerCase()) {
      case 'a': {
        const todas = todo(lienzo)
        return todas && (() => ir(todas))
      }
      case 'z':
        return e.shiftKey ? llenar.rehacer : llenar.deshacer
      case 'y':
        return llenar.rehacer
      default:
        return null
    }
  }

  const sinOrden = (e: KeyboardEvent, s: Seleccion, r: Rango): (() => void) | null => {
    if (e.key === 'Delete' || e.key === 'Backspace') return () => llenar.escribir(poner(r, lienzo, null))
    if (e.key === ' ')
      return () => llenar.escribir(ciclar(r, lienzo, mapa, claveDe(s.activa.fila, s.activa.columna)))
    const nivel = e.key.length === 1 ? nivelEscrito(e.key) : undefined
    return nivel ? () => llenar.escribir(poner(r, lienzo, nivel)) : null
  }

  const onKeyDown = (e: KeyboardEvent): void => {
    if (!seleccion || !rango || !isCelda(e.target) || e.defaultPrevented) return
    const a = destino(e, seleccion, lienzo, porPagina)
    const orden = a
      ? () => ir(a)
      : e.ctrlKey || e.metaKey
        ? conOrden(e)
        : e.altKey
          ? null
          : sinOrden(e, seleccion, rango)
    if (!orden) return
    orden()
    e.preventDefault()
  }

  useCopiarYPegar(portapapelesDe(rango, lienzo, llenar))
  return { onKeyDown }
}
