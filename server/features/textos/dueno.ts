import { schema } from '../../platform/db/db.ts'
import type { AmbitoDeCambio } from '../../platform/db/schema/cambios.ts'

const { adjuntos, plan_secciones, programa_secciones } = schema

/** Whose texts: a plan's or a programme's. Both keep them in rows of the same form, each with its own revision. Permission is the caller's. */
export interface DuenoDeTextos {
  id: number
  tipo: 'plan' | 'programa'
  /** Event of a save (§4). */
  evento: 'plan_estudio.save.json' | 'programa.save.json'
  ambito: AmbitoDeCambio & { facultad_id: number; programa_id: number }
}

export const duenoPlan = (plan: { id: number; facultad_id: number; programa_id: number }): DuenoDeTextos => ({
  id: plan.id,
  tipo: 'plan',
  evento: 'plan_estudio.save.json',
  ambito: { facultad_id: plan.facultad_id, programa_id: plan.programa_id, plan_id: plan.id },
})

export const duenoPrograma = (programa: { id: number; facultad_id: number }): DuenoDeTextos => ({
  id: programa.id,
  tipo: 'programa',
  evento: 'programa.save.json',
  ambito: { facultad_id: programa.facultad_id, programa_id: programa.id },
})

/** Where the texts of an owner lie: the table, and its column that names the owner. */
export const tablaDe = {
  plan: { nombre: 'plan_secciones', columna: 'planestudio_id', tabla: plan_secciones },
  programa: { nombre: 'programa_secciones', columna: 'programa_id', tabla: programa_secciones },
} as const

/** The column of `adjuntos` that names the owner. */
export const columnaDeAdjuntos = { plan: adjuntos.planestudio_id, programa: adjuntos.programa_id } as const
