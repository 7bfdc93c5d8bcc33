import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

interface Vista {
  value: string
  label: string
  View: LazyExoticComponent<ComponentType<{ planId: number }>>
}

/** Three ways to look at the competencies of a plan, in their order. */
export const vistas: readonly [Vista, ...Vista[]] = [
  {
    value: 'arbol',
    label: 'Árbol',
    View: lazy(() => import('./ArbolDeCompetencias.tsx').then(m => ({ default: m.ArbolDeCompetencias }))),
  },
  {
    value: 'matriz',
    label: 'Matriz',
    View: lazy(() => import('../matriz/Matriz.tsx').then(m => ({ default: m.Matriz }))),
  },
  {
    value: 'hilo',
    label: 'Hilo',
    View: lazy(() => import('../hilo/Hilo.tsx').then(m => ({ default: m.Hilo }))),
  },
]

/** The view that the address names, or the tree. */
export const vistaDe = (value: string | undefined): Vista => vistas.find(v => v.value === value) ?? vistas[0]
