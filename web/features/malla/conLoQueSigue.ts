import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { empujar } from '@malla/domain/impacto/mover.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import type { Lugar } from '@malla/domain/malla/mover.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import type { Editor } from './editor.ts'
import type { Aviso } from './puertos.ts'

/** A place that a requisite does not let a course go to. */
export interface Deseo {
  id: Id
  lugar: Lugar
}

const cuantos = (n: number): string =>
  segun(n, 'Con él se movería 1 curso más.', 'Con él se moverían # cursos más.')

/** A refusal with the offer to move along whatever would come too late, as one edit that is undone in one step; without it where that cannot be. */
export function conLoQueSigue(
  editor: Pick<Editor, 'editar' | 'avisar'>,
  malla: Malla,
  planId: Id,
  texto: string,
  deseo: Deseo | undefined,
): Aviso {
  const curso = deseo && malla.cursos.get(deseo.id)
  if (!curso || deseo.lugar.tipo !== 'ciclo') return { texto }
  const { ediciones, efectos } = empujar(malla, curso, deseo.lugar.id, planId)
  if (ediciones.length === 0 || efectos.some(e => e.suerte === 'impide')) return { texto }
  const hacer = () => {
    editor.editar(`mover ${curso.nombre} con lo que sigue`, ediciones)
    editor.avisar(null)
  }
  return {
    texto: `${texto} ${cuantos(ediciones.length - 1)}`,
    accion: { nombre: 'Mover con lo que sigue', hacer },
  }
}
