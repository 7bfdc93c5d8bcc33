import type { Presente } from '@malla/contracts/presencias.ts'

/** Who else looks at what, as the live channel tells it. */

export interface Noticia {
  /** A syllabus by its course, or a plan. */
  cosa: 'silabo' | 'plan'
  id: number
  /** Of a syllabus its period; null without one. */
  periodo_id: number | null
  data: Presente[]
}

const oyentes = new Set<(noticia: Noticia) => void>()

/** Hears who is there; answers how to stop. */
export const onPresentes = (oyente: (noticia: Noticia) => void): (() => void) => {
  oyentes.add(oyente)
  return () => void oyentes.delete(oyente)
}

/** Tells it to whoever listens. */
export const oirPresentes = (noticia: Noticia): void => {
  for (const oyente of oyentes) oyente(noticia)
}

const alVolver = new Set<() => void>()

/** Hears that notices come from now on, and that some may have been missed; answers how to stop. */
export const onVolver = (oyente: () => void): (() => void) => {
  alVolver.add(oyente)
  return () => void alVolver.delete(oyente)
}

/** Tells it to whoever listens. */
export const volverAOir = (): void => {
  for (const oyente of alVolver) oyente()
}
