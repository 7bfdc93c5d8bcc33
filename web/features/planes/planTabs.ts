import type { ComponentType } from 'react'
import { traerEnCalma } from '../../app/enCalma.ts'
import { parte } from '../../ui/parte.tsx'
import { MallaTab } from '../malla/MallaTab.tsx'

interface TabDePlan {
  id: string
  label: string
  View: ComponentType<{ planId: number }>
}

/** Fetched some time after the page has come to rest, or when it is opened. */
function alAbrir(pedir: () => Promise<TabDePlan['View']>): TabDePlan['View'] {
  const Parte = parte(pedir)
  traerEnCalma(Parte.traer)
  return Parte
}

/**
 * The tabs of a plan that this version has, in their order. The first comes with the page: what is waited for, though it were there at once, is drawn a third
 * of a second later. The others come afterwards.
 */
export const tabs: readonly TabDePlan[] = [
  { id: 'malla', label: 'Malla', View: MallaTab },
  {
    id: 'secciones',
    label: 'Secciones',
    View: alAbrir(async () => (await import('../textos/SeccionesTab.tsx')).SeccionesTab),
  },
  {
    id: 'competencias',
    label: 'Competencias',
    View: alAbrir(async () => (await import('../competencias/CompetenciasTab.tsx')).CompetenciasTab),
  },
  {
    id: 'cursos',
    label: 'Cursos',
    View: alAbrir(async () => (await import('../asignaturas/CursosTab.tsx')).CursosTab),
  },
  {
    id: 'avance',
    label: 'Avance',
    View: alAbrir(async () => (await import('../avance/AvanceTab.tsx')).AvanceTab),
  },
  {
    id: 'documentos',
    label: 'Documentos',
    View: alAbrir(async () => (await import('./DocumentosTab.tsx')).DocumentosTab),
  },
]

/** The tab that the address names, or the first. */
export const tabDe = (id: string | undefined): TabDePlan => tabs.find(t => t.id === id) ?? tabs[0]!
