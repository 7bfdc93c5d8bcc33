import type { PlanPlantado } from '../academico.ts'
import type { TestApp } from '../app.ts'

/** What a write of the live cache's test finds: two plans, two courses of the first, and ids of what was made before. */
export interface Casa {
  /** For what the server does without being asked. */
  t: Pick<TestApp, 'owner' | 'databaseUrl'>
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
