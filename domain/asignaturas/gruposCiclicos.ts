import type { Id } from './asignatura.ts'
import type { Grafo } from './grafo.ts'

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
