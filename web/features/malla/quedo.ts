import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Cambio } from '@malla/domain/malla/deshacer.ts'
import { CAMPOS_DE_LUGAR } from '@malla/domain/permisos/cursos.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { sameValue } from '../../ui/form/merge.ts'
import type { CursoDeMalla, EdicionDeCurso } from './curso.ts'
import { camposTocados } from './fallos.ts'
import type { Aviso } from './puertos.ts'

type Cursos = ReadonlyMap<Id, CursoDeMalla>

const LUGAR = Object.fromEntries(CAMPOS_DE_LUGAR.map(campo => [campo, undefined]))

/** An edit of a part of a course's place is one of the place: brought back to its cycle alone it would stand anywhere in it. */
const conLugar = (edicion: EdicionDeCurso): EdicionDeCurso =>
  CAMPOS_DE_LUGAR.some(campo => campo in edicion) ? ({ ...LUGAR, ...edicion } as EdicionDeCurso) : edicion

/** Names of the courses where edits would write over what somebody changed since they stood as in `antes`. */
export const pisados = (
  ediciones: readonly EdicionDeCurso[],
  antes: Cursos | undefined,
  ahora: Cursos,
): string[] => (antes ? camposTocados(ediciones.map(conLugar), antes, ahora) : [])

/**
 * The courses as whoever writes over one of them had seen it: `visto` says what those fields were when they began. What they changed there since by themselves
 * (`suyos`; as it stood after each: `quedo`) they have seen too.
 */
export function comoSeVio(
  ahora: Cursos,
  visto: EdicionDeCurso | undefined,
  suyos: readonly Cambio[],
  quedo: { get: (cambio: Cambio) => Cursos | undefined },
): Cursos {
  const curso = visto && ahora.get(visto.id)
  if (!curso) return ahora
  const isSuyo = (campo: string): boolean =>
    suyos.some(cambio => {
      const despues = cambio.ediciones.some(e => e.id === curso.id && campo in e) && quedo.get(cambio)
      const k = campo as keyof CursoDeMalla
      return despues && sameValue(despues.get(curso.id)?.[k], curso[k])
    })
  const vistos = Object.fromEntries(Object.entries(visto).filter(([campo]) => !isSuyo(campo)))
  return new Map(ahora).set(curso.id, { ...curso, ...vistos })
}

const NOMBRES = 3

/** What is asked before undo or redo writes over something newer: to do it all the same, or to let the change be. */
export function siSePisara(
  tipo: 'deshacer' | 'rehacer',
  cambio: Cambio,
  cursos: readonly string[],
  { igual, dejar }: Record<'igual' | 'dejar', () => void>,
): Aviso {
  const cambiaron = segun(cursos.length, 'Desde entonces ha cambiado', 'Desde entonces han cambiado')
  const cuales = cursos.length > NOMBRES ? `${cursos.length} cursos` : enLista(cursos)
  const hace = tipo === 'deshacer' ? 'deshace' : 'rehace'
  const perdido = segun(cursos.length, 'se perderá ese cambio', 'se perderán esos cambios')
  return {
    texto: `${cambiaron} ${cuales}: si ${hace} «${cambio.texto}», ${perdido}.`,
    accion: { nombre: `${tipo === 'deshacer' ? 'Deshacer' : 'Rehacer'} de todos modos`, hacer: igual },
    mas: { nombre: 'Dejarlo así', hacer: dejar },
  }
}
