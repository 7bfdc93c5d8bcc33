import type { Presente } from '@malla/contracts/presencias.ts'

/** Who else looks at which syllabus, as the live channel tells it. */

interface Noticia {
  id: number
  periodo_id: number | null
  data: Presente[]
}

const oyentes = new Set<(noticia: Noticia) => void>()

export const onPresentes = (oyente: (noticia: Noticia) => void): (() => void) => {
  oyentes.add(oyente)
  return () => void oyentes.delete(oyente)
}

export const oirPresentes = (noticia: Noticia): void => {
  for (const oyente of oyentes) oyente(noticia)
}
