import type { PlanPlantado } from '../academico.ts'

/** What a write of the live cache's test finds: two plans, two courses of the first, and ids of what was made before. */
export interface Casa {
  escribe(verbo: 'POST' | 'PUT' | 'DELETE', camino: string, datos?: Record<string, unknown>): Promise<any>
  p: PlanPlantado
  otro: PlanPlantado
  cursos: readonly number[]
  ids: Record<string, number>
}

/** An event, perhaps with what is particular about this one behind a comma, and the write that tells it. */
export type Paso = readonly [caso: string, escribir: (casa: Casa) => Promise<unknown>]

export const facultad = '/v1/facultades'
export const estudios = '/v1/plan/estudios'
