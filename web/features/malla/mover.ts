import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type Lugar, mover, whyNotMover } from '@malla/domain/malla/mover.ts'
import type { Deseo } from './conLoQueSigue.ts'
import type { Editor } from './editor.ts'
import { mallaDePartes, type Partes } from './partes.ts'

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
  const hacer = (): void => {
    const malla = mallaDePartes({ ...partes(), cursos: [...editor.cursos().values()] })
    const curso = malla.cursos.get(id)
    if (!curso) return
    const motivo = whyNotMover(curso, lugar.tipo === 'ciclo' ? lugar.id : null, malla)
    const ediciones = mover(malla, id, lugar)
    if (motivo) avisar(motivo, { id, lugar })
    else if (ediciones.length > 0) editor.editar(`mover ${curso.nombre}`, ediciones, hacer)
  }
  hacer()
}
