import { clave as llave } from '../texto/normalizar.ts'
import type { NodoArbol } from './nodo.ts'

/** What keys need of a line of any tree. */
export interface NodoDeTecla {
  /** Place in the tree, unique. */
  clave: string
  titulo: string
  hijos: readonly NodoDeTecla[]
  /** What hangs on it is asked for when it is opened. */
  perezoso: boolean
}

/** A line that is seen, with what a screen reader says of its place. */
export interface FilaDeArbol<N = NodoArbol> {
  nodo: N
  /** From 1. */
  nivel: number
  posicion: number
  hermanos: number
  padre: string | null
}

/** Lines of the tree that are seen, from top to bottom. */
export function filasVisibles<N extends NodoDeTecla & { hijos: readonly N[] }>(
  nodos: readonly N[],
  abiertos: ReadonlySet<string>,
): FilaDeArbol<N>[] {
  const filas: FilaDeArbol<N>[] = []
  const bajar = (lista: readonly N[], nivel: number, padre: string | null): void => {
    lista.forEach((nodo, i) => {
      filas.push({ nodo, nivel, posicion: i + 1, hermanos: lista.length, padre })
      if (abiertos.has(nodo.clave)) bajar(nodo.hijos, nivel + 1, nodo.clave)
    })
  }
  bajar(nodos, 1, null)
  return filas
}

/** Whether a line can be opened: something hangs on it, or may. */
export const isAbrible = (n: NodoDeTecla): boolean => n.hijos.length > 0 || n.perezoso

export type TeclaDeArbol = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | '*'

export interface EstadoDeArbol {
  foco: string | null
  abiertos: ReadonlySet<string>
}

const conAbiertos = (e: EstadoDeArbol, claves: readonly string[]): EstadoDeArbol => ({
  ...e,
  abiertos: new Set([...e.abiertos, ...claves]),
})
const cerrado = (e: EstadoDeArbol, clave: string): EstadoDeArbol => ({
  ...e,
  abiertos: new Set([...e.abiertos].filter(c => c !== clave)),
})

function aLaDerecha(e: EstadoDeArbol, fila: FilaDeArbol<NodoDeTecla>): EstadoDeArbol {
  const { nodo } = fila
  if (!isAbrible(nodo)) return e
  if (!e.abiertos.has(nodo.clave)) return conAbiertos(e, [nodo.clave])
  return { ...e, foco: nodo.hijos[0]?.clave ?? e.foco }
}

function aLaIzquierda(e: EstadoDeArbol, fila: FilaDeArbol<NodoDeTecla>): EstadoDeArbol {
  if (isAbrible(fila.nodo) && e.abiertos.has(fila.nodo.clave)) return cerrado(e, fila.nodo.clave)
  return { ...e, foco: fila.padre ?? e.foco }
}

/**
 * The tree after a key, as the pattern of accessible trees says: up and down walk the lines that are seen, right opens and
 * then enters, left closes and then leaves, Home and End go to the ends, * opens all beside the line. A line that is not
 * seen (any more) counts as the first.
 */
export function teclaEnArbol(
  nodos: readonly NodoDeTecla[],
  e: EstadoDeArbol,
  tecla: TeclaDeArbol,
): EstadoDeArbol {
  const filas = filasVisibles(nodos, e.abiertos)
  const i = filas.findIndex(f => f.nodo.clave === e.foco)
  const fila = filas[i]
  const a = (destino: FilaDeArbol<NodoDeTecla> | undefined): EstadoDeArbol => ({
    ...e,
    foco: destino?.nodo.clave ?? e.foco,
  })
  if (!fila) return a(tecla === 'End' ? filas.at(-1) : filas[0])
  switch (tecla) {
    case 'ArrowDown':
      return a(filas[i + 1])
    case 'ArrowUp':
      return a(filas[i - 1])
    case 'Home':
      return a(filas[0])
    case 'End':
      return a(filas.at(-1))
    case 'ArrowRight':
      return aLaDerecha(e, fila)
    case 'ArrowLeft':
      return aLaIzquierda(e, fila)
    case '*':
      return conAbiertos(
        e,
        filas.filter(f => f.padre === fila.padre && isAbrible(f.nodo)).map(f => f.nodo.clave),
      )
  }
}

/** The next line that begins with what was typed, from the focus on and round; the focus itself while more is typed. */
export function porLetras(
  filas: readonly FilaDeArbol<NodoDeTecla>[],
  foco: string | null,
  letras: string,
): string | null {
  const buscado = llave(letras)
  if (buscado === '') return null
  const i = filas.findIndex(f => f.nodo.clave === foco)
  const desde = buscado.length > 1 ? Math.max(i, 0) : i + 1
  const enOrden = [...filas.slice(desde), ...filas.slice(0, desde)]
  return enOrden.find(f => llave(f.nodo.titulo).startsWith(buscado))?.nodo.clave ?? null
}
