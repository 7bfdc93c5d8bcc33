import type { ComponentType } from 'react'
import { parte } from '../../ui/parte.tsx'

interface Vista {
  value: string
  label: string
  View: ComponentType<{ planId: number }>
}

/** Three ways to look at the competencies of a plan, in their order. */
export const vistas: readonly [Vista, ...Vista[]] = [
  {
    value: 'arbol',
    label: 'Árbol',
    View: parte(async () => (await import('./ArbolDeCompetencias.tsx')).ArbolDeCompetencias),
  },
  {
    value: 'matriz',
    label: 'Matriz',
    View: parte(async () => (await import('../matriz/Matriz.tsx')).Matriz),
  },
  {
    value: 'hilo',
    label: 'Hilo',
    View: parte(async () => (await import('../hilo/Hilo.tsx')).Hilo),
  },
]

/** The view that the address names, or the tree. */
export const vistaDe = (value: string | undefined): Vista => vistas.find(v => v.value === value) ?? vistas[0]
