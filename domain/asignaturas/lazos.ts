import type { Id } from './asignatura.ts'
import type { NombreDe } from './descripcion.ts'
import type { CursoConRequisitos, Grafo } from './grafo.ts'
import { grafoDe } from './grafo.ts'
import { gruposCiclicos } from './gruposCiclicos.ts'

/** The next course on a shortest way of requisites to one course, and how many steps are left. */
type Vuelta = ReadonlyMap<Id, { paso: Id; pasos: number }>

/** Shortest ways inside a group from each of its courses back to `id`, all in one search. */
function vueltaA(grafo: Grafo, id: Id, dentro: ReadonlySet<Id>): Vuelta {
  const vuelta = new Map<Id, { paso: Id; pasos: number }>()
  const porVer = [id]
  for (const otro of porVer) {
    const pasos = (vuelta.get(otro)?.pasos ?? 0) + 1
    for (const quien of grafo.abre.get(otro) ?? []) {
      if (quien === id || vuelta.has(quien) || !dentro.has(quien)) continue
      vuelta.set(quien, { paso: otro, pasos })
      porVer.push(quien)
    }
  }
  return vuelta
}

/** The loop that begins with the requisite `otro` of `id`. */
function lazoPor(vuelta: Vuelta, id: Id, otro: Id): Id[] {
  const lazo = [id]
  for (let x = otro; x !== id; x = vuelta.get(x)!.paso) lazo.push(x)
  return lazo
}

/** Requisites of a course that have to be passed before it and need it in turn. */
const previosDentro = (grafo: Grafo, id: Id, dentro: ReadonlySet<Id>): Id[] =>
  [...(grafo.requiere.get(id) ?? [])].flatMap(([otro, modo]) =>
    modo === 'previo' && otro !== id && dentro.has(otro) ? [otro] : [],
  )

/** Of a group only this many courses are asked for their shortest loop: thousands that all need each other must not take minutes. */
const MAS_MIRADOS = 50

/** The shortest loop that begins with a requisite of `id` to be passed before it. */
function lazoDesde(grafo: Grafo, id: Id, dentro: ReadonlySet<Id>): Id[] {
  const vuelta = vueltaA(grafo, id, dentro)
  const otros = previosDentro(grafo, id, dentro)
  const cerca = otros.reduce((a, b) => (vuelta.get(b)!.pasos < vuelta.get(a)!.pasos ? b : a))
  return lazoPor(vuelta, id, cerca)
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
    const lazos = grupo
      .filter(id => previosDentro(grafo, id, dentro).length > 0)
      .slice(0, MAS_MIRADOS)
      .map(id => lazoDesde(grafo, id, dentro))
    const corto = lazos.toSorted((a, b) => a.length - b.length)[0]
    return corto ? [corto] : []
  })
}

/**
 * The first loop that an edit would make, or null: it goes through a requisite that was not there before, so that a loop which
 * came in with a file does not stop other edits. A new requisite of a course on itself is one: `[id]`.
 */
export function findNewLoop(
  antes: readonly CursoConRequisitos[],
  despues: readonly CursoConRequisitos[],
): Id[] | null {
  const previo = grafoDe(antes)
  const grafo = grafoDe(despues)
  const dentroDe = gruposConPrevios(grafo)
  for (const [id, modos] of grafo.requiere) {
    const nuevos = [...modos].filter(([otro, modo]) => previo.requiere.get(id)?.get(otro) !== modo)
    if (nuevos.some(([otro]) => otro === id)) return [id]
    const lazo = lazoNuevo(
      grafo,
      id,
      nuevos.map(([otro]) => otro),
      dentroDe.get(id),
    )
    if (lazo) return lazo
  }
  return null
}

/** The group of each course that is in one where something has to be passed before: outside of those there are no loops. */
function gruposConPrevios(grafo: Grafo): Map<Id, ReadonlySet<Id>> {
  const grupos = gruposCiclicos(grafo).map(grupo => new Set(grupo))
  const conPrevios = grupos.filter(g => [...g].some(id => previosDentro(grafo, id, g).length > 0))
  return new Map(conPrevios.flatMap(g => [...g].map((id): [Id, ReadonlySet<Id>] => [id, g])))
}

/** The loop that begins with one of the new requisites of `id`, if one of its requisites has to be passed before. */
function lazoNuevo(
  grafo: Grafo,
  id: Id,
  nuevos: readonly Id[],
  dentro: ReadonlySet<Id> | undefined,
): Id[] | null {
  const otros = nuevos.filter(otro => dentro?.has(otro))
  if (!dentro || otros.length === 0) return null
  const vuelta = vueltaA(grafo, id, dentro)
  const hasPrevio = (lazo: Id[]): boolean =>
    lazo.some((x, i) => grafo.requiere.get(x)?.get(lazo[(i + 1) % lazo.length]!) === 'previo')
  return otros.map(otro => lazoPor(vuelta, id, otro)).find(hasPrevio) ?? null
}

/** Of a loop longer than this only the beginning is named. */
const MAS_NOMBRADOS = 8

/** The loop in words: «Cálculo II requiere Física I, que requiere Cálculo II». */
export function whyLoop(lazo: readonly Id[], nameOf: NombreDe): string {
  const nombre = (id: Id): string => nameOf(id) ?? 'un curso que ya no existe'
  const [primero, ...otros] = lazo.map(nombre)
  if (otros.length === 0) return `${primero} se requiere a sí mismo.`
  const requiere = (nombres: string[]): string => `${primero} requiere ${nombres.join(', que requiere ')}`
  if (lazo.length <= MAS_NOMBRADOS)
    return `Los requisitos forman un círculo: ${requiere([...otros, primero!])}.`
  const comienzo = requiere(otros.slice(0, MAS_NOMBRADOS - 1))
  return `Los requisitos forman un círculo de ${lazo.length} cursos: ${comienzo}, y así hasta volver a ${primero}.`
}
