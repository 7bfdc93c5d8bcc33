import type { Competencia } from '@malla/contracts/competencias.ts'
import type { FilaDeArbol, NodoDeTecla } from '@malla/domain/arbol/teclado.ts'
import { hijasPorPadre, porOrden } from '@malla/domain/competencias/arbol.ts'
import { FUNCIONAL, TRANSVERSAL } from '@malla/domain/competencias/catalogos.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'

/** A line of the tree: a kind (its head), or a competency with its parts. */
export interface Nodo extends NodoDeTecla {
  tipopadre: number
  /** Null of a kind. */
  competencia: Competencia | null
  /** How many competencies stand under it. */
  cuantas: number
  hijos: readonly Nodo[]
}
export type Fila = FilaDeArbol<Nodo>

/** The key of a competency in the tree. */
export const claveDe = (id: number): string => `c${id}`

/** The key of a kind of competencies in the tree. */
export const claveDeTipo = (tipopadre: number): string => `t${tipopadre}`

const cuantasEn = (hijos: readonly Nodo[]): number => hijos.reduce((suma, h) => suma + 1 + h.cuantas, 0)

/** The tree of one group (0: without one): its two kinds, and under each its competencies in their order. */
export function nodosDeGrupo(todas: readonly Competencia[], grupo: number, terminos: Terminos): Nodo[] {
  const hijas = hijasPorPadre(todas)
  const nodoDe = (c: Competencia): Nodo => {
    const hijos = (hijas.get(c.id) ?? []).map(nodoDe)
    return {
      clave: claveDe(c.id),
      titulo: c.nombre,
      tipopadre: c.tipopadre,
      competencia: c,
      cuantas: cuantasEn(hijos),
      hijos,
      perezoso: false,
    }
  }
  const raices = (hijas.get(0) ?? []).filter(c => c.tabcompetencia_id === grupo).sort(porOrden)
  return tiposCon(terminos).map(({ tipopadre, titulo }) => {
    const hijos = raices.filter(c => c.tipopadre === tipopadre).map(nodoDe)
    return {
      clave: claveDeTipo(tipopadre),
      titulo,
      tipopadre,
      competencia: null,
      cuantas: cuantasEn(hijos),
      hijos,
      perezoso: false,
    }
  })
}

/** How the plan calls its two kinds: functional are its specific ones, transversal its general ones. */
export const tiposCon = (t: Terminos): readonly { tipopadre: number; titulo: string; nota: string }[] => [
  { tipopadre: FUNCIONAL, titulo: t.nombreEspecificas, nota: 'funcionales' },
  { tipopadre: TRANSVERSAL, titulo: t.nombreGenerales, nota: 'transversales' },
]

/** What something new at a level is called: the plan's words for the levels that have letters. */
export const palabraDeNivel = (nivel: number, t: Terminos): string =>
  nivel === 3 ? t.nombreElemento : t.nombreCompetencia

/** Every key of a tree, so that all of it can be open. */
export const clavesDe = (nodos: readonly Nodo[]): string[] =>
  nodos.flatMap(n => [n.clave, ...clavesDe(n.hijos)])

/** Where a line for something new is drawn: behind all that is seen of the branch of `clave`. */
export function finDeRama(filas: readonly Fila[], clave: string): number {
  const de = filas.findIndex(f => f.nodo.clave === clave)
  if (de < 0) return filas.length
  const sigue = filas.findIndex((f, i) => i > de && f.nivel <= filas[de]!.nivel)
  return sigue < 0 ? filas.length : sigue
}
