import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type Lugar, mover, whyNotMover } from '@malla/domain/malla/mover.ts'
import type { Deseo } from './conLoQueSigue.ts'
import type { Editor } from './editor.ts'
import { mallaAhora, type Partes } from './partes.ts'

/**
 * Puts a course into a place of the malla. Done again it is reckoned anew upon all that was done until then, drawn or not: its neighbours may
 * have moved meanwhile, and what it requires too.
 */
export function moverA(
  editor: Pick<Editor, 'editar' | 'cursos'>,
  partes: () => Partes,
  { id, lugar }: { id: Id; lugar: Lugar },
  avisar: (texto: string, deseo: Deseo) => void,
): void {
  const isCiclo = lugar.tipo === 'ciclo'
  const [ciclo_id, seccion_id] = isCiclo ? [lugar.id, null] : [null, lugar.id]
  // Not its order: that changes too when another card of its column does.
  const quiere = [{ id, ciclo_id, seccion_id }]
  const hacer = (): string | null => {
    const malla = mallaAhora(partes(), editor)
    const curso = malla.cursos.get(id)
    if (!curso) return null
    const motivo = whyNotMover(curso, ciclo_id, malla)
    if (motivo) return motivo
    if (!isCiclo && !malla.columnas.some(c => c.tipo === 'seccion' && c.id === lugar.id))
      return 'La sección ya no está en el plan.'
    const ediciones = mover(malla, id, lugar)
    if (ediciones.length > 0)
      editor.editar(`mover ${curso.nombre}`, ediciones, { otraVez: { quiere, hacer } })
    return null
  }
  const motivo = hacer()
  if (motivo) avisar(motivo, { id, lugar })
}
