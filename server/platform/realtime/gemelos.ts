import type { Cambio } from '../changes/visible.ts'
import type { SesionActiva } from '../session/active.ts'
import { canalUsuario } from './canales.ts'
import type { Gemelo } from './delivery.ts'

/** Changes that lecturers hear besides on their own channel, under a name of its own (§4). */
const CON_GEMELO: ReadonlySet<string> = new Set(['asignatura.save.key.silabo', 'asignatura.save.silabo'])

/**
 * The `.docente` twin of a saved syllabus, for the lecturers of its course. It is the same change record, told twice: no second record is
 * kept, and whoever was away finds it once among the changes of the institution.
 */
export function gemeloDeDocente({ evento, ambito }: Cambio): Gemelo<SesionActiva> | null {
  const { asignatura_id } = ambito
  if (!CON_GEMELO.has(evento) || !asignatura_id) return null
  return {
    event: `${evento}.docente`,
    canalDe: ({ usuario_id, quien }) =>
      quien.cursos_ids.includes(asignatura_id) ? canalUsuario(usuario_id) : null,
  }
}
