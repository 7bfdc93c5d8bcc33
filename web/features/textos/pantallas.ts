import type { ClaveDePlan } from '@malla/domain/planes/claves.ts'
import type { ClaseDeSeccion } from '@malla/domain/planes/secciones.ts'
import type { ComponentType } from 'react'
import { parte } from '../../ui/parte.tsx'

/** What a section with a screen of its own is given. */
export interface PantallaProps {
  planId: number
  /** Why nothing can be written here, or null. */
  whyNotEditar: string | null
}

type Pantalla = ComponentType<PantallaProps>

/** Screens of the sections that are no free text, one line each. */
export const pantallas: Partial<Record<ClaseDeSeccion, Pantalla>> = {
  perfilEgreso: parte(async () => (await import('../perfiles/PerfilEgresoSeccion.tsx')).PerfilEgresoSeccion),
  malla: parte(async () => (await import('../malla/MallaSeccion.tsx')).MallaSeccion),
  modulos: parte(async () => (await import('../entradas/ModulosSeccion.tsx')).ModulosSeccion),
  unidades: parte(async () => (await import('../entradas/UnidadesSeccion.tsx')).UnidadesSeccion),
  laboratorios: parte(
    async () => (await import('../laboratorios/LaboratoriosSeccion.tsx')).LaboratoriosSeccion,
  ),
}

/** What stands under a text: the table of equivalences under that of convalidation. */
export const bajoElTexto: Partial<Record<ClaveDePlan, Pantalla>> = {
  cursosConvalidacion: parte(
    async () => (await import('../equivalencias/EquivalenciasSeccion.tsx')).EquivalenciasSeccion,
  ),
}
