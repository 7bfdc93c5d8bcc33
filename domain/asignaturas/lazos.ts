import type { Id } from './asignatura.ts'
import type { NombreDe } from './descripcion.ts'
import type { CursoConRequisitos, Grafo } from './grafo.ts'
import { caminoDe, grafoDe } from './grafo.ts'

/** State of Tarjan's search for the groups of courses that all need each other. */
interface Busqueda {
  indice: Map<Id, number>
  bajo: Map<Id, number>
  pila: Id[]
  enPila: Set<Id>
  grupos: Id[][]
}

function cerrarGrupo(b: Busqueda, id: Id): void {
  const grupo: Id[] = []
  let otro: Id
  do {
    otro = b.pila.pop()!
    b.enPila.delete(otro)
    grupo.unshift(otro)
  } while (otro !== id)
  b.grupos.push(grupo)
}

const bajar = (b: Busqueda, id: Id, a: number): void => void b.bajo.set(id, Math.min(b.bajo.get(id)!, a))

/** Visits everything that a course needs. A stack of its own: a chain of thousands must not overflow the call stack. */
function visitar(b: Busqueda, grafo: Grafo, raiz: Id): void {
  const marcos: { id: Id; faltan: Iterator<Id> }[] = []
  const entrar = (id: Id): void => {
    b.bajo.set(id, b.indice.size)
    b.indice.set(id, b.indice.size)
    b.pila.push(id)
    b.enPila.add(id)
    marcos.push({ id, faltan: (grafo.requiere.get(id) ?? new Map()).keys() })
  }
  entrar(raiz)
  for (let marco = marcos.at(-1); marco; marco = marcos.at(-1)) {
    const { value: otro, done } = marco.faltan.next()
    if (!done) {
      if (!b.indice.has(otro)) entrar(otro)
      else if (b.enPila.has(otro)) bajar(b, marco.id, b.indice.get(otro)!)
      continue
    }
    marcos.pop()
    const arriba = marcos.at(-1)
    if (arriba) bajar(b, arriba.id, b.bajo.get(marco.id)!)
    if (b.bajo.get(marco.id) === b.indice.get(marco.id)) cerrarGrupo(b, marco.id)
  }
}

/** Groups of courses that all need each other (strongly connected components, Tarjan); single courses are left out. */
export function gruposCiclicos(grafo: Grafo): Id[][] {
  const b: Busqueda = { indice: new Map(), bajo: new Map(), pila: [], enPila: new Set(), grupos: [] }
  for (const id of grafo.requiere.keys()) if (!b.indice.has(id)) visitar(b, grafo, id)
  return b.grupos.filter(grupo => grupo.length > 1)
}

/** The shortest loop that begins with a requisite of `id`, or null. Corequisites among themselves are no loop. */
function lazoDesde(grafo: Grafo, id: Id, dentro: ReadonlySet<Id>): Id[] | null {
  let corto: Id[] | null = null
  for (const [otro, modo] of grafo.requiere.get(id) ?? []) {
    if (modo !== 'previo' || otro === id || !dentro.has(otro)) continue
    const vuelta = caminoDe(grafo, otro, id)
    if (vuelta && (!corto || vuelta.length < corto.length)) corto = [id, ...vuelta.slice(0, -1)]
  }
  return corto
}

/**
 * Loops of requisites, one of each group of courses that need each other: a list of ids in which each requires the next
 * and the last the first. Two corequisites of each other are taken together and make no loop; a course that requires
 * itself is no loop either but a problem of its own (problemas.ts).
 */
export function findLoops(cursos: readonly CursoConRequisitos[]): Id[][] {
  const grafo = grafoDe(cursos)
  return gruposCiclicos(grafo).flatMap(grupo => {
    const dentro = new Set(grupo)
    const lazos = grupo.map(id => lazoDesde(grafo, id, dentro)).filter(lazo => lazo !== null)
    const corto = lazos.toSorted((a, b) => a.length - b.length)[0]
    return corto ? [corto] : []
  })
}

/**
 * Loops that an edit would make: each goes through a requisite that was not there before, so that a loop which came in
 * with a file does not stop other edits. A new requisite of a course on itself is one: `[id]`.
 */
export function findNewLoops(
  antes: readonly CursoConRequisitos[],
  despues: readonly CursoConRequisitos[],
): Id[][] {
  const previo = grafoDe(antes)
  const grafo = grafoDe(despues)
  const lazos: Id[][] = []
  for (const [id, modos] of grafo.requiere) {
    const nuevos = [...modos].filter(([otro, modo]) => previo.requiere.get(id)?.get(otro) !== modo)
    for (const [otro] of nuevos) {
      const lazo = otro === id ? [id] : lazoPor(grafo, id, otro)
      if (lazo && !lazos.some(l => isMismoLazo(l, lazo))) lazos.push(lazo)
    }
  }
  return lazos
}

/** The loop that begins with the requisite `otro` of `id`, if one of its requisites has to be passed before. */
function lazoPor(grafo: Grafo, id: Id, otro: Id): Id[] | null {
  const vuelta = caminoDe(grafo, otro, id)
  if (!vuelta) return null
  const lazo = [id, ...vuelta.slice(0, -1)]
  const modo = (i: number) => grafo.requiere.get(lazo[i]!)?.get(lazo[(i + 1) % lazo.length]!)
  return lazo.some((_, i) => modo(i) === 'previo') ? lazo : null
}

const isMismoLazo = (a: readonly Id[], b: readonly Id[]): boolean =>
  a.length === b.length && a.every(id => b.includes(id))

/** The loop in words: «Cálculo II requiere Física I, que requiere Cálculo II». */
export function whyLoop(lazo: readonly Id[], nameOf: NombreDe): string {
  const nombre = (id: Id): string => nameOf(id) ?? 'un curso que ya no existe'
  if (lazo.length === 1) return `${nombre(lazo[0]!)} se requiere a sí mismo.`
  const resto = [...lazo.slice(1), lazo[0]!].map(nombre).join(', que requiere ')
  return `Los requisitos forman un círculo: ${nombre(lazo[0]!)} requiere ${resto}.`
}
