import { type ComponentType, lazy } from 'react'
import { MallaTab } from '../malla/MallaTab.tsx'

interface TabDePlan {
  id: string
  label: string
  View: ComponentType<{ planId: number }>
}

/**
 * The tabs of a plan that this version has, in their order. The first comes with the page: what is waited for, though it were there at once, is drawn a third
 * of a second later. Each other loads when it is first opened.
 */
export const tabs: readonly TabDePlan[] = [
  { id: 'malla', label: 'Malla', View: MallaTab },
  {
    id: 'secciones',
    label: 'Secciones',
    View: lazy(() => import('../textos/SeccionesTab.tsx').then(m => ({ default: m.SeccionesTab }))),
  },
  {
    id: 'competencias',
    label: 'Competencias',
    View: lazy(() =>
      import('../competencias/CompetenciasTab.tsx').then(m => ({ default: m.CompetenciasTab })),
    ),
  },
  {
    id: 'cursos',
    label: 'Cursos',
    View: lazy(() => import('../asignaturas/CursosTab.tsx').then(m => ({ default: m.CursosTab }))),
  },
  {
    id: 'avance',
    label: 'Avance',
    View: lazy(() => import('../avance/AvanceTab.tsx').then(m => ({ default: m.AvanceTab }))),
  },
  {
    id: 'documentos',
    label: 'Documentos',
    View: lazy(() => import('./DocumentosTab.tsx').then(m => ({ default: m.DocumentosTab }))),
  },
]

/** The tab that the address names, or the first. */
export const tabDe = (id: string | undefined): TabDePlan => tabs.find(t => t.id === id) ?? tabs[0]!
