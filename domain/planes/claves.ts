import { type ClaveDeTexto, clavesDeTexto } from './secciones.ts'

/** Json keys of a plan whose items are not free texts but entries of a screen of their own (§3). */
export const clavesDeEntradas = [
  'lineasInvestigaciones',
  'modulosCompetencia',
  'unidadesAprendizaje',
] as const

export type ClaveDePlan = ClaveDeTexto | (typeof clavesDeEntradas)[number]

const claves: readonly string[] = [...clavesDeTexto, ...clavesDeEntradas]

/** Whether a plan keeps items under this key. */
export const isClaveDePlan = (key: string): key is ClaveDePlan => claves.includes(key)
