import type { ClaseDeSeccion } from '@malla/domain/planes/secciones.ts'
import type { ComponentType, LazyExoticComponent } from 'react'

/** What a section with a screen of its own is given. */
export interface PantallaProps {
  planId: number
  /** Why nothing can be written here, or null. */
  whyNotEditar: string | null
}

/**
 * Screens of the sections that are no free text. One line each:
 * `lineas: lazy(() => import('../lineas/LineasSeccion.tsx').then(m => ({ default: m.LineasSeccion }))),`
 */
export const pantallas: Partial<Record<ClaseDeSeccion, LazyExoticComponent<ComponentType<PantallaProps>>>> =
  {}
