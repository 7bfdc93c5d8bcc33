import type { ComponentType } from 'react'
import { traerEnCalma } from '../../app/enCalma.ts'
import { parte } from '../../ui/parte.tsx'
import { MallaTab } from '../malla/MallaTab.tsx'
import { type IdDeTab, nombresDeTabs } from './nombresDeTabs.ts'

type Vista = ComponentType<{ planId: number }>

interface TabDePlan {
  id: IdDeTab
  label: string
  View: Vista
}

/** Fetched some time after the page has come to rest, or when it is opened. */
function alAbrir(pedir: () => Promise<Vista>): Vista {
  const Parte = parte(pedir)
  traerEnCalma(Parte.traer)
  return Parte
}

const vistas: Readonly<Record<IdDeTab, Vista>> = {
  malla: MallaTab,
  secciones: alAbrir(async () => (await import('../textos/SeccionesTab.tsx')).SeccionesTab),
  competencias: alAbrir(async () => (await import('../competencias/CompetenciasTab.tsx')).CompetenciasTab),
  cursos: alAbrir(async () => (await import('../asignaturas/CursosTab.tsx')).CursosTab),
  avance: alAbrir(async () => (await import('../avance/AvanceTab.tsx')).AvanceTab),
  documentos: alAbrir(async () => (await import('./DocumentosTab.tsx')).DocumentosTab),
}

/**
 * The tabs of a plan that this version has, in their order. The first comes with the page: what is waited for, though it were there at once, is drawn a third
 * of a second later. The others come afterwards.
 */
export const tabs: readonly TabDePlan[] = nombresDeTabs.map(tab => ({ ...tab, View: vistas[tab.id] }))

/** The tab that the address names, or the first. */
export const tabDe = (id: string | undefined): TabDePlan => tabs.find(t => t.id === id) ?? tabs[0]!
