import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { ClaveDePlan } from '@malla/domain/planes/claves.ts'
import { type Luz, luzDeLista, luzDeTextoConTabla } from '@malla/domain/planes/estado.ts'
import {
  type ClaveDeTexto,
  type SeccionDelPlanMenu,
  seccionesDelPlan,
} from '@malla/domain/planes/secciones.ts'

/** An entry of the outline. */
export interface EntradaDeIndice {
  ruta: string
  titulo: string
  luz: Luz
}

/** Json keys of the sections that are lists of entries. */
const claveDeLista: Partial<Record<SeccionDelPlanMenu['clase'], ClaveDePlan>> = {
  lineas: 'lineasInvestigaciones',
  modulos: 'modulosCompetencia',
  unidades: 'unidadesAprendizaje',
}

export interface Cuentas {
  cursos: number
  perfil_egreso: number
  laboratorios: number
  equivalencias: number
}

const cuentaDe: Partial<Record<SeccionDelPlanMenu['clase'], keyof Cuentas>> = {
  malla: 'cursos',
  perfilEgreso: 'perfil_egreso',
  laboratorios: 'laboratorios',
}

/** The key under which a section is written as text or as a list of entries; null where it has a screen of its own. */
export const claveEscrita = (s: SeccionDelPlanMenu): ClaveDePlan | null =>
  s.clase === 'lineas' ? 'lineasInvestigaciones' : s.key

/** The light of a section of a plan (§4). */
export function luzDeSeccion(
  s: SeccionDelPlanMenu,
  textos: readonly SeccionDeTexto[],
  cuentas: Cuentas,
): Luz {
  const items = (key: string) => textos.find(t => t.key === key)?.items ?? []
  if (s.key !== null)
    return luzDeTextoConTabla(items(s.key), s.key === 'cursosConvalidacion' ? cuentas.equivalencias : 0)
  const lista = claveDeLista[s.clase]
  if (lista) return luzDeLista(items(lista).length)
  const cuenta = cuentaDe[s.clase]
  return luzDeLista(cuenta ? cuentas[cuenta] : 0)
}

/** The section that an address names, by its route or, in older addresses, by its json key. */
export const seccionDeAddress = (
  secciones: readonly SeccionDelPlanMenu[],
  nombre: string | undefined,
): SeccionDelPlanMenu | null =>
  secciones.find(s => s.ruta === nombre || s.key === nombre || claveDeLista[s.clase] === nombre) ?? null

/** What of a programme is told in words (§3): those of the free texts that do not belong to one plan. */
const clavesDePrograma: readonly ClaveDeTexto[] = [
  'presentacion',
  'historias',
  'basesLegales',
  'misiones',
  'visiones',
  'valores',
  'objetivosEducacionales',
  'identificacionGruposInteres',
  'justificacion',
  'perfilProfesional',
  'actividadesExtraCurriculares',
]

/** The sections of a programme: those that programmes have, and any other that was written. */
export const seccionesDePrograma = (textos: readonly SeccionDeTexto[]): SeccionDelPlanMenu[] =>
  seccionesDelPlan.filter(
    s =>
      s.key !== null &&
      (clavesDePrograma.includes(s.key) || textos.some(t => t.key === s.key && t.revision > 0)),
  )

/** A section that nobody has written yet. */
export const vacia = (key: string): SeccionDeTexto => ({ key, items: [], revision: 0, adjuntos: [] })
