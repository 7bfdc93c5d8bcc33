import type { Id } from '../asignaturas/asignatura.ts'
import type { Malla } from './malla.ts'
import type { Lugar } from './mover.ts'

export type Direccion = 'izquierda' | 'derecha' | 'arriba' | 'abajo'

const paso: Readonly<Record<Direccion, { columna: -1 | 0 | 1; fila: -1 | 0 | 1 }>> = {
  izquierda: { columna: -1, fila: 0 },
  derecha: { columna: 1, fila: 0 },
  arriba: { columna: 0, fila: -1 },
  abajo: { columna: 0, fila: 1 },
}

/** Column and row of a course, or null when it stands in none. */
function posicion(malla: Malla, id: Id): { columna: number; fila: number } | null {
  const columna = malla.columnaDe.get(id)
  if (columna === undefined) return null
  return { columna, fila: malla.columnas[columna]!.cursos.findIndex(c => c.id === id) }
}

/**
 * The course that an arrow key leads to: in the same row of the next column that has any course (its last one where it is
 * shorter), or the next in the same column. Null at the edge.
 */
export function vecino(malla: Malla, id: Id, direccion: Direccion): Id | null {
  const donde = posicion(malla, id)
  if (!donde) return null
  const { columna, fila } = paso[direccion]
  if (columna === 0) return malla.columnas[donde.columna]!.cursos[donde.fila + fila]?.id ?? null
  for (let i = donde.columna + columna; malla.columnas[i]; i += columna) {
    const { cursos } = malla.columnas[i]!
    if (cursos.length > 0) return cursos[Math.min(donde.fila, cursos.length - 1)]!.id
  }
  return null
}

/** Where Home and End lead: the first and the last course of the malla. */
export function extremo(malla: Malla, cual: 'inicio' | 'fin'): Id | null {
  const todos = malla.columnas.flatMap(c => c.cursos)
  return todos.at(cual === 'inicio' ? 0 : -1)?.id ?? null
}

/**
 * Where Alt and an arrow put a course: the next column, empty or not, in the same row; or one row up or down. Null at the
 * edge. Whether it may go there says `whyNotMover`.
 */
export function lugarCon(malla: Malla, id: Id, direccion: Direccion): Lugar | null {
  const donde = posicion(malla, id)
  if (!donde) return null
  const { columna, fila } = paso[direccion]
  const destino = malla.columnas[donde.columna + columna]
  if (!destino) return null
  const orden = donde.fila + fila
  const ultima = columna === 0 ? destino.cursos.length - 1 : destino.cursos.length
  if (columna === 0 && (orden < 0 || orden > ultima)) return null
  return { tipo: destino.tipo, id: destino.id, orden: Math.min(orden, ultima) }
}
