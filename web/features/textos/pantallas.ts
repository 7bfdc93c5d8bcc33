import type { ClaveDePlan } from '@malla/domain/planes/claves.ts'
import type { ClaseDeSeccion } from '@malla/domain/planes/secciones.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** What a section with a screen of its own is given. */
export interface PantallaProps {
  planId: number
  /** Why nothing can be written here, or null. */
  whyNotEditar: string | null
}

type Pantalla = LazyExoticComponent<ComponentType<PantallaProps>>

/** Screens of the sections that are no free text, one line each. */
export const pantallas: Partial<Record<ClaseDeSeccion, Pantalla>> = {
  perfilEgreso: lazy(() =>
    import('../perfiles/PerfilEgresoSeccion.tsx').then(m => ({ default: m.PerfilEgresoSeccion })),
  ),
  malla: lazy(() => import('../malla/MallaSeccion.tsx').then(m => ({ default: m.MallaSeccion }))),
  modulos: lazy(() => import('../entradas/ModulosSeccion.tsx').then(m => ({ default: m.ModulosSeccion }))),
  unidades: lazy(() => import('../entradas/UnidadesSeccion.tsx').then(m => ({ default: m.UnidadesSeccion }))),
  laboratorios: lazy(() =>
    import('../laboratorios/LaboratoriosSeccion.tsx').then(m => ({ default: m.LaboratoriosSeccion })),
  ),
}

/** What stands under a text: the table of equivalences under that of convalidation. */
export const bajoElTexto: Partial<Record<ClaveDePlan, Pantalla>> = {
  cursosConvalidacion: lazy(() =>
    import('../equivalencias/EquivalenciasSeccion.tsx').then(m => ({ default: m.EquivalenciasSeccion })),
  ),
}
