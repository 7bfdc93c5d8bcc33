import { type Luz, palabraDeLuz } from '../planes/estado.ts'

/** isCompletado of a syllabus: 1 incomplete, 2 partial, 3 complete (§4). */
export const luzDeSilabo = (isCompletado: number | null): Luz =>
  isCompletado === 3 ? 'success' : isCompletado === 2 ? 'warning' : 'danger'

/** The same in words, the ones that every light has. */
export const palabraDeSilabo = (isCompletado: number | null): string =>
  palabraDeLuz[luzDeSilabo(isCompletado)]
