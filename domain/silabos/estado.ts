import type { Luz } from '../planes/estado.ts'

/** isCompletado of a syllabus: 1 incomplete, 2 partial, 3 complete (§4). */
export const luzDeSilabo = (isCompletado: number | null): Luz =>
  isCompletado === 3 ? 'success' : isCompletado === 2 ? 'warning' : 'danger'
