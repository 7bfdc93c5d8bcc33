import type { Registro } from './json.ts'

/** The tree that the isChildOf associations of a package tell. */

/** Where an item hangs: null is the document. `asociacion` says so; null when none does. */
export interface Rama {
  padre: string | null
  asociacion: Registro | null
}

export interface Arbol {
  ramas: Map<string, Rama>
  /** Associations that would close a loop: their items are roots. */
  ciclos: Registro[]
  /** Further parents of an item that has one. */
  otrosPadres: Registro[]
}

const idDe = (nodo: unknown): string => String((nodo as Registro).identifier)
/** Identifier of what an association begins with: of isChildOf, the part. */
export const origenDe = (a: Registro): string => idDe(a.originNodeURI)
/** Identifier of what it leads to: of isChildOf, the whole. */
export const destinoDe = (a: Registro): string => idDe(a.destinationNodeURI)
/** Whether an association belongs to the tree. */
export const isDeArbol = (a: Registro): boolean => a.associationType === 'isChildOf'

/** Cuts each loop at the last of its associations, and answers these. Every item is walked once. */
function cortarCiclos(ramas: Map<string, Rama>, lugar: ReadonlyMap<Registro, number>): Registro[] {
  const vistos = new Map<string, number>()
  const cortadas: Registro[] = []
  let vuelta = 0
  for (const id of ramas.keys()) {
    vuelta++
    let de: string | null = id
    while (de !== null && !vistos.has(de)) {
      vistos.set(de, vuelta)
      de = ramas.get(de)?.padre ?? null
    }
    if (de === null || vistos.get(de) !== vuelta) continue
    const anillo: string[] = []
    for (let en = de; anillo.length === 0 || en !== de; en = ramas.get(en)!.padre!) anillo.push(en)
    const lugarDe = (x: string): number => lugar.get(ramas.get(x)!.asociacion!) ?? 0
    const ultimo = anillo.reduce((a, b) => (lugarDe(b) > lugarDe(a) ? b : a))
    cortadas.push(ramas.get(ultimo)!.asociacion!)
    ramas.set(ultimo, { padre: null, asociacion: null })
  }
  return cortadas
}

/** The tree of these items. The first isChildOf of an item to another, or to the document, counts. */
export function arbolDe(
  ids: readonly string[],
  documento: string | null,
  asociaciones: readonly Registro[],
): Arbol {
  const ramas = new Map<string, Rama>(ids.map(id => [id, { padre: null, asociacion: null }]))
  const otrosPadres: Registro[] = []
  const lugar = new Map<Registro, number>()
  for (const [i, a] of asociaciones.entries()) {
    const rama = isDeArbol(a) ? ramas.get(origenDe(a)) : undefined
    const destino = destinoDe(a)
    if (!rama || (destino !== documento && !ramas.has(destino))) continue
    if (rama.asociacion) otrosPadres.push(a)
    else {
      ramas.set(origenDe(a), { padre: destino === documento ? null : destino, asociacion: a })
      lugar.set(a, i)
    }
  }
  return { ramas, ciclos: cortarCiclos(ramas, lugar), otrosPadres }
}

const natural = new Intl.Collator('es', { numeric: true })

/** The order of siblings: sequenceNumber, then humanCodingScheme, then as they appear; who has none comes after who has one. */
export function enOrden<T>(
  lista: readonly T[],
  de: (x: T) => { secuencia: unknown; codigo: unknown; lugar: number },
): T[] {
  const claves = new Map(lista.map(x => [x, de(x)]))
  return lista.toSorted((x, y) => {
    const a = claves.get(x)!
    const b = claves.get(y)!
    return compareNumeros(a.secuencia, b.secuencia) || compareCodigos(a.codigo, b.codigo) || a.lugar - b.lugar
  })
}

function compareNumeros(a: unknown, b: unknown): number {
  if (typeof a !== 'number' || typeof b !== 'number')
    return Number(typeof b === 'number') - Number(typeof a === 'number')
  return a - b
}
function compareCodigos(a: unknown, b: unknown): number {
  if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a))
  return natural.compare(String(a), String(b))
}
