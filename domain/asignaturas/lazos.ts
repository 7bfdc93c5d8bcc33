import type { Id, ModoRequisito } from './asignatura.ts'
import { CURSO_PERDIDO, type NombreDe } from './descripcion.ts'
import type { CursoConRequisitos, Grafo } from './grafo.ts'
import { grafoDe } from './grafo.ts'
import { gruposCiclicos } from './gruposCiclicos.ts'

/** A way of requisites back to a course: from which one, on which way from there, and whether one of them has to be passed before. */
interface Camino {
  id: Id
  sigue: Camino | null
  pasos: number
  conPrevio: boolean
}

/** From each course the shortest way back to one, and the shortest on which something has to be passed before: that one may be longer. */
interface Vuelta {
  corta: Map<Id, Camino>
  conPrevio: Map<Id, Camino>
}

/** A course that comes twice would be a loop of its own beside the way, and not one that is closed by it. */
function pasaPor(camino: Camino, id: Id): boolean {
  for (let c: Camino | null = camino; c; c = c.sigue) if (c.id === id) return true
  return false
}

/** Ways inside a group from each of its courses back to `id`, all in one search: a course is looked at twice at most. */
function vueltaA(grafo: Grafo, id: Id, dentro: ReadonlySet<Id>): Vuelta {
  const vuelta: Vuelta = { corta: new Map(), conPrevio: new Map() }
  const porVer: Camino[] = [{ id, sigue: null, pasos: 0, conPrevio: false }]
  for (const sigue of porVer)
    for (const quien of grafo.abre.get(sigue.id) ?? []) {
      if (quien === id || quien === sigue.id || !dentro.has(quien)) continue
      const conPrevio = sigue.conPrevio || grafo.requiere.get(quien)?.get(sigue.id) === 'previo'
      const isVisto = vuelta.corta.has(quien)
      if (isVisto && (!conPrevio || vuelta.conPrevio.has(quien) || pasaPor(sigue, quien))) continue
      const camino = { id: quien, sigue, pasos: sigue.pasos + 1, conPrevio }
      if (!isVisto) vuelta.corta.set(quien, camino)
      if (conPrevio) vuelta.conPrevio.set(quien, camino)
      porVer.push(camino)
    }
  return vuelta
}

/** The loop that a way back to a course closes with it. */
function lazoPor(vuelta: Camino): Id[] {
  const lazo: Id[] = []
  let camino = vuelta
  for (; camino.sigue; camino = camino.sigue) lazo.push(camino.id)
  return [camino.id, ...lazo]
}

/** Requisites of a course that have to be passed before it and need it in turn. */
const previosDentro = (grafo: Grafo, id: Id, dentro: ReadonlySet<Id>): Id[] =>
  [...(grafo.requiere.get(id) ?? [])].flatMap(([otro, modo]) =>
    modo === 'previo' && otro !== id && dentro.has(otro) ? [otro] : [],
  )

/** Only this many courses of a group, or of an edit, are asked for a loop of theirs: thousands that all need each other must not take seconds. */
const MAS_MIRADOS = 50

/** The shortest loop that begins with a requisite of `id` to be passed before it. */
function lazoDesde(grafo: Grafo, id: Id, dentro: ReadonlySet<Id>): Id[] {
  const { corta } = vueltaA(grafo, id, dentro)
  const vueltas = previosDentro(grafo, id, dentro).map(otro => corta.get(otro)!)
  return lazoPor(vueltas.reduce((a, b) => (b.pasos < a.pasos ? b : a)))
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

/** Asks for more than was asked: what becomes a corequisite asks for less, and a loop from a file is mended by that, course by course. */
const isNuevo = (era: ModoRequisito | undefined, modo: ModoRequisito): boolean =>
  era === undefined || (era === 'simultaneo' && modo === 'previo')

/**
 * The first loop that an edit would make, or null: it goes through a requisite that is new, so that a loop which came in with a
 * file does not stop other edits. A new requisite of a course on itself is one: `[id]`. Whatever could be passed before and no longer can is found;
 * among courses that could not be taken anyhow a further loop of corequisites may be missed, for to find each would take as long as to try all ways.
 */
export function findNewLoop(
  antes: readonly CursoConRequisitos[],
  despues: readonly CursoConRequisitos[],
): Id[] | null {
  const previo = grafoDe(antes)
  const grafo = grafoDe(despues)
  const dentroDe = gruposConPrevios(grafo)
  let mirados = 0
  for (const [id, modos] of grafo.requiere) {
    const nuevos = [...modos].filter(([otro, modo]) => isNuevo(previo.requiere.get(id)?.get(otro), modo))
    if (nuevos.some(([otro]) => otro === id)) return [id]
    const dentro = dentroDe.get(id)
    const otros = nuevos.filter(([otro]) => dentro?.has(otro))
    if (!dentro || otros.length === 0 || ++mirados > MAS_MIRADOS) continue
    const lazo = lazoNuevo(grafo, id, otros, dentro)
    if (lazo) return lazo
  }
  return lazoDePrevio(previo, grafo, dentroDe)
}

/**
 * Courses of which a new requisite leads into a loop, of however many at once: without what an edit asks for anew of these it makes none. One that
 * becomes the corequisite of a course with which it stands in a loop already counts too.
 */
export function cierranLazo(
  antes: readonly CursoConRequisitos[],
  despues: readonly CursoConRequisitos[],
): Set<Id> {
  const previo = grafoDe(antes)
  const grafo = grafoDe(despues)
  const dentroDe = gruposConPrevios(grafo)
  const isDeLazo = (id: Id, otro: Id, modo: ModoRequisito): boolean =>
    isNuevo(previo.requiere.get(id)?.get(otro), modo) && (otro === id || !!dentroDe.get(id)?.has(otro))
  return new Set(
    [...grafo.requiere].flatMap(([id, modos]) =>
      [...modos].some(([otro, modo]) => isDeLazo(id, otro, modo)) ? [id] : [],
    ),
  )
}

/** The loop of a requisite that could be passed before its course until now, and by the edit comes into a group that needs it in turn. */
function lazoDePrevio(antes: Grafo, grafo: Grafo, dentroDe: ReadonlyMap<Id, ReadonlySet<Id>>): Id[] | null {
  const estaban = gruposConPrevios(antes)
  for (const [id, dentro] of dentroDe) {
    const nuevo = previosDentro(grafo, id, dentro).find(
      otro => !(antes.requiere.get(id)?.get(otro) === 'previo' && estaban.get(id)?.has(otro)),
    )
    if (nuevo !== undefined) return lazoPor(vueltaA(grafo, id, dentro).corta.get(nuevo)!)
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
  nuevos: readonly [Id, ModoRequisito][],
  dentro: ReadonlySet<Id>,
): Id[] | null {
  const { corta, conPrevio } = vueltaA(grafo, id, dentro)
  const vueltas = nuevos.map(([otro, modo]) => (modo === 'previo' ? corta : conPrevio).get(otro))
  const primera = vueltas.find(v => v !== undefined)
  return primera ? lazoPor(primera) : null
}

/** Of a loop longer than this only the beginning is named. */
const MAS_NOMBRADOS = 8

/** The loop in words: «Cálculo II requiere Física I, que requiere Cálculo II». */
export function whyLoop(lazo: readonly Id[], nameOf: NombreDe): string {
  const nombre = (id: Id): string => nameOf(id) ?? CURSO_PERDIDO
  const [primero, ...otros] = lazo.map(nombre)
  if (otros.length === 0) return `${primero} se requiere a sí mismo.`
  const requiere = (nombres: string[]): string => `${primero} requiere ${nombres.join(', que requiere ')}`
  if (lazo.length <= MAS_NOMBRADOS)
    return `Los requisitos forman un círculo: ${requiere([...otros, primero!])}.`
  const comienzo = requiere(otros.slice(0, MAS_NOMBRADOS - 1))
  return `Los requisitos forman un círculo de ${lazo.length} cursos: ${comienzo}, y así hasta volver a ${primero}.`
}
