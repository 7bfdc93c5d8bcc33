import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Cambio } from '@malla/domain/malla/deshacer.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import type { CursoDeMalla, EdicionDeCurso } from './curso.ts'
import { camposTocados } from './fallos.ts'
import type { Aviso } from './puertos.ts'

type Cursos = ReadonlyMap<Id, CursoDeMalla>

/** How the courses stood when a change was last saved, done or taken back. What differs from that later was changed by somebody, or elsewhere. */
export function crearComoQuedo() {
  const quedo = new WeakMap<Cambio, Cursos>()
  return {
    anotar: (cambio: Cambio, cursos: Cursos): void => void quedo.set(cambio, cursos),
    /** Names of the courses where edits of a change would write over what is newer than that change. */
    tocados: (cambio: Cambio, ediciones: readonly EdicionDeCurso[], ahora: Cursos): string[] => {
      const antes = quedo.get(cambio)
      return antes ? camposTocados(ediciones, antes, ahora) : []
    },
  }
}

const NOMBRES = 3

/** What is asked before undo or redo writes over something newer: to do it all the same, or to let the change be. */
export function siSePisara(
  tipo: 'deshacer' | 'rehacer',
  cambio: Cambio,
  cursos: readonly string[],
  { igual, dejar }: Record<'igual' | 'dejar', () => void>,
): Aviso {
  const cambiaron = segun(cursos.length, 'Ha cambiado', 'Han cambiado')
  const cuales = cursos.length > NOMBRES ? `${cursos.length} cursos` : enLista(cursos)
  return {
    texto: `${cambiaron} desde entonces ${cuales}: ${tipo} «${cambio.texto}» escribiría encima.`,
    accion: { nombre: tipo === 'deshacer' ? 'Deshacer igual' : 'Rehacer igual', hacer: igual },
    mas: { nombre: 'Dejarlo así', hacer: dejar },
  }
}
