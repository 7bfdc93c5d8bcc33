import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type Columna, ciclosDe, type Malla } from '@malla/domain/malla/malla.ts'
import type { Lugar } from '@malla/domain/malla/mover.ts'
import type { Direccion } from '@malla/domain/malla/teclado.ts'
import { lugarCon, vecino } from '@malla/domain/malla/teclado.ts'

/** Cycles stand side by side, sections of electives in bands of `porFila` cards below them: arrows follow what is seen. */

interface Puesto {
  columna: Columna
  indice: number
  i: number
}

function puestoDe(malla: Malla, id: Id): Puesto | null {
  const indice = malla.columnaDe.get(id)
  if (indice === undefined) return null
  const columna = malla.columnas[indice]!
  return { columna, indice, i: columna.cursos.findIndex(c => c.id === id) }
}

const secciones = (malla: Malla): Columna[] => malla.columnas.filter(c => c.tipo === 'seccion')

/** The nearest column with courses to position `x`, its last course. */
function fondoDeCiclos(malla: Malla, x: number): Id | null {
  const llenos = ciclosDe(malla)
    .map((c, i) => ({ lejos: Math.abs(i - x), ultimo: c.cursos.at(-1) }))
    .filter(c => c.ultimo)
    .sort((a, b) => a.lejos - b.lejos)
  return llenos[0]?.ultimo?.id ?? null
}

/** The first row of the next band with courses, at `x` or as near as it reaches. */
function primeraFila(bandas: readonly Columna[], x: number, porFila: number): Id | null {
  const banda = bandas.find(b => b.cursos.length > 0)
  return banda ? banda.cursos[Math.min(x, porFila - 1, banda.cursos.length - 1)]!.id : null
}

function ultimaFila(banda: Columna, x: number, porFila: number): Id {
  const inicio = Math.floor((banda.cursos.length - 1) / porFila) * porFila
  return banda.cursos[Math.min(inicio + x, banda.cursos.length - 1)]!.id
}

function enBanda(malla: Malla, { columna, i }: Puesto, direccion: Direccion, porFila: number): Id | null {
  const { cursos } = columna
  const x = i % porFila
  const bandas = secciones(malla)
  const k = bandas.indexOf(columna)
  if (direccion === 'izquierda') return x > 0 ? cursos[i - 1]!.id : null
  if (direccion === 'derecha') return x < porFila - 1 ? (cursos[i + 1]?.id ?? null) : null
  if (direccion === 'abajo') {
    const abajo = cursos[i + porFila]
    if (abajo) return abajo.id
    const hayFila = Math.floor(i / porFila) < Math.floor((cursos.length - 1) / porFila)
    return hayFila ? cursos.at(-1)!.id : primeraFila(bandas.slice(k + 1), x, porFila)
  }
  if (i >= porFila) return cursos[i - porFila]!.id
  const antes = bandas.slice(0, k).findLast(b => b.cursos.length > 0)
  return antes ? ultimaFila(antes, x, porFila) : fondoDeCiclos(malla, x)
}

/** The course that an arrow leads to from another, or null at the edge. */
export function siguiente(malla: Malla, id: Id, direccion: Direccion, porFila: number): Id | null {
  const puesto = puestoDe(malla, id)
  if (!puesto) return null
  if (puesto.columna.tipo === 'seccion') return enBanda(malla, puesto, direccion, porFila)
  const otro = vecino(malla, id, direccion)
  if (otro === null)
    return direccion === 'abajo' ? primeraFila(secciones(malla), puesto.indice, porFila) : null
  return puestoDe(malla, otro)!.columna.tipo === 'ciclo' ? otro : null
}

/** The same where everything stands in one list: up and down go through all. */
export function siguienteEnLista(malla: Malla, id: Id, direccion: Direccion): Id | null {
  if (direccion === 'izquierda' || direccion === 'derecha') return null
  const todos = malla.columnas.flatMap(c => c.cursos)
  const i = todos.findIndex(c => c.id === id)
  return i < 0 ? null : (todos[i + (direccion === 'abajo' ? 1 : -1)]?.id ?? null)
}

const lugar = ({ tipo, id }: Columna, orden: number): Lugar => ({ tipo, id, orden })

/** Where Alt and an arrow put a course of a section: along its band, then on to what lies before or after it. */
function lugarEnBanda(
  malla: Malla,
  { columna, indice, i }: Puesto,
  direccion: Direccion,
  porFila: number,
): Lugar | null {
  const paso = { izquierda: -1, derecha: 1, arriba: -porFila, abajo: porFila }[direccion]
  if (columna.cursos[i + paso]) return lugar(columna, i + paso)
  const otra = malla.columnas[indice + Math.sign(paso)]
  return otra ? lugar(otra, paso < 0 ? otra.cursos.length : 0) : null
}

/**
 * Where Alt and an arrow put a course: the neighbouring cycle in the same row, one place up or down; past the last cycle into the first
 * section. Null at the edge. Whether it may go there says `whyNotMover`.
 */
export function lugarConFlecha(malla: Malla, id: Id, direccion: Direccion, porFila: number): Lugar | null {
  const puesto = puestoDe(malla, id)
  if (!puesto) return null
  return puesto.columna.tipo === 'seccion'
    ? lugarEnBanda(malla, puesto, direccion, porFila)
    : lugarCon(malla, id, direccion)
}
