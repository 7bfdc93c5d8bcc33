import { onLive, refreshSoon } from '../../app/live/registry.ts'

/** Whoever writes units of a syllabus changes the weeks of the thread. */
const conUnidades = (event: { data: { silabo?: Record<string, unknown> } | null }): void => {
  if (event.data?.silabo && 'unidadesaprendizaje' in event.data.silabo) refreshSoon('hilo')
}

onLive<{ silabo?: Record<string, unknown> }>('asignatura', {
  'save.key.silabo': conUnidades,
  'save.silabo': conUnidades,
})
