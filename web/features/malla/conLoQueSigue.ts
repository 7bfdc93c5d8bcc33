import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { empujar } from '@malla/domain/impacto/mover.ts'
import type { EdicionDeLugar } from '@malla/domain/malla/ediciones.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { type Lugar, whyNotMover } from '@malla/domain/malla/mover.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import type { Editor } from './editor.ts'
import { mallaAhora, type Partes } from './partes.ts'
import type { Aviso } from './puertos.ts'

/** A place that a requisite does not let a course go to. */
export interface Deseo {
  id: Id
  lugar: Lugar
}

const cuantos = (n: number): string =>
  segun(n, 'Con él se movería 1 curso más.', 'Con él se moverían # cursos más.')

interface Sigue {
  ediciones: readonly EdicionDeLugar[]
  nombre: string
  /** Why the course cannot go there alone. */
  motivo: string | null
}

/** What goes along as all stands in this malla; else why that cannot be, null where there is no such course any more. */
function siguenA({ id, lugar }: Deseo, malla: Malla, planId: Id): Sigue | { impide: string | null } {
  const curso = malla.cursos.get(id)
  if (!curso) return { impide: null }
  const motivo = whyNotMover(curso, lugar.id, malla)
  const { ediciones, efectos } = empujar(malla, curso, lugar.id, planId)
  const impide = efectos.find(e => e.suerte === 'impide')
  return impide ? { impide: motivo ?? impide.detalle } : { ediciones, nombre: curso.nombre, motivo }
}

/**
 * A refusal with the offer to move along whatever would come too late, as one edit that is undone in one step; without it where that cannot be. What moves
 * along is reckoned anew when it is taken: others may have moved since. Where it is more than was told, that is told first.
 */
export function conLoQueSigue(
  editor: Pick<Editor, 'editar' | 'avisar' | 'cursos'>,
  partes: () => Partes,
  planId: Id,
  texto: string,
  deseo: Deseo | undefined,
): Aviso {
  if (deseo?.lugar.tipo !== 'ciclo') return { texto }
  const ahora = () => siguenA(deseo, mallaAhora(partes(), editor), planId)
  const quiere = [{ id: deseo.id, ciclo_id: deseo.lugar.id, seccion_id: null }]
  const mover = (sigue = ahora()): string | null => {
    if ('impide' in sigue) return sigue.impide
    const otraVez = { quiere, hacer: () => mover() }
    editor.editar(`mover ${sigue.nombre} con lo que sigue`, sigue.ediciones, { otraVez })
    return null
  }
  const ofrecer = (sigue: ReturnType<typeof ahora>, porque: string): Aviso => {
    if ('impide' in sigue || sigue.ediciones.length === 0) return { texto: porque }
    const dichos = sigue.ediciones.length
    const hacer = () => {
      const otros = ahora()
      if ('ediciones' in otros && otros.ediciones.length > dichos)
        return editor.avisar(ofrecer(otros, otros.motivo ?? porque))
      const impide = mover(otros)
      editor.avisar(impide === null ? null : { texto: impide })
    }
    return {
      texto: `${porque} ${cuantos(dichos - 1)}`,
      accion: { nombre: 'Mover con lo que sigue', hacer },
    }
  }
  return ofrecer(ahora(), texto)
}
