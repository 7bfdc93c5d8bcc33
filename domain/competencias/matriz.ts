import type { Id } from '../asignaturas/asignatura.ts'
import { haciaArriba, hijasPorPadre, type NodoDeCompetencia } from './arbol.ts'
import { type Celda, type Huecos, huecosDe } from './cobertura.ts'

/** A course as far as the matrix narrows by it; 0 or null is none. */
export interface CursoDeMatriz {
  id: Id
  ciclo_id: Id | null
  seccion_id: Id | null
  areacurso_id: Id | null
  tipocurso_id: Id | null
}

/** What a matrix is narrowed to; what is left out narrows nothing. `huecos`: only where something is missing. */
export interface FiltroDeMatriz {
  ciclo_id?: Id
  seccion_id?: Id
  areacurso_id?: Id
  tipocurso_id?: Id
  tabcompetencia_id?: Id
  tipopadre?: number
  huecos?: boolean
}

/** Competencies by what they count as for gaps: those that have courses of their own, and leaves on whose line none has. */
function medidasDe(todas: readonly NodoDeCompetencia[], celdas: readonly Celda[]): Id[] {
  const porId = new Map(todas.map(c => [c.id, c]))
  const hijas = hijasPorPadre(todas)
  const servidas = new Set(celdas.map(c => c.competencia_id))
  const hojas = todas.filter(c => !hijas.has(c.id))
  return [...new Set(hojas.map(hoja => (haciaArriba(porId, hoja).find(c => servidas.has(c.id)) ?? hoja).id))]
}

/**
 * Gaps of the matrix of a plan whose competencies are a tree: what serves a competency serves its parts, and a part that is served serves what
 * it hangs on. So only the last level is looked at, or the level at which the plan says its courses. Competencies in the order of `todas`.
 */
export function huecosDeMatriz(
  todas: readonly NodoDeCompetencia[],
  cursos: readonly Id[],
  celdas: readonly Celda[],
): Huecos {
  const porId = new Map(todas.map(c => [c.id, c]))
  const medidas = new Set(medidasDe(todas, celdas))
  const propias = Map.groupBy(celdas, c => c.competencia_id)
  // To each that counts: its own cells, those above it, and those of its parts that count too.
  const repartidas = [...medidas].flatMap(id => {
    const linea = haciaArriba(porId, porId.get(id)!)
    return linea.flatMap(c => (propias.get(c.id) ?? []).map(celda => ({ celda, a: id, de: c.id })))
  })
  const enLasDeArriba = repartidas.flatMap(({ celda, a, de }) =>
    de === a
      ? haciaArriba(porId, porId.get(a)!)
          .filter(c => c.id !== a && medidas.has(c.id))
          .map(c => ({ ...celda, competencia_id: c.id }))
      : [],
  )
  const todasLasCeldas = [
    ...repartidas.map(({ celda, a }) => ({ ...celda, competencia_id: a })),
    ...enLasDeArriba,
  ]
  return huecosDe(
    todas.flatMap(c => (medidas.has(c.id) ? [c.id] : [])),
    cursos,
    todasLasCeldas,
  )
}

const cumple = (valor: Id | null, pedido: Id | undefined): boolean => pedido === undefined || valor === pedido

/** Rows and columns that a filter leaves, in their order. Only gaps: competencies with one and what they hang on; without any, the courses that serve none. */
export function recortar<T extends NodoDeCompetencia, C extends CursoDeMatriz>(
  todas: readonly T[],
  cursos: readonly C[],
  huecos: Huecos,
  filtro: FiltroDeMatriz,
): { competencias: T[]; cursos: C[] } {
  const columnas = cursos.filter(
    c =>
      cumple(c.ciclo_id, filtro.ciclo_id) &&
      cumple(c.seccion_id, filtro.seccion_id) &&
      cumple(c.areacurso_id, filtro.areacurso_id) &&
      cumple(c.tipocurso_id, filtro.tipocurso_id),
  )
  const filas = todas.filter(
    c =>
      cumple(c.tabcompetencia_id, filtro.tabcompetencia_id) &&
      (filtro.tipopadre === undefined || c.tipopadre === filtro.tipopadre),
  )
  if (!filtro.huecos) return { competencias: filas, cursos: columnas }
  const conHueco = new Set([...huecos.sinCursos, ...huecos.sinNivel.map(s => s.competencia_id)])
  const porId = new Map(todas.map(c => [c.id, c]))
  const vistas = new Set(
    filas.filter(c => conHueco.has(c.id)).flatMap(c => haciaArriba(porId, c).map(l => l.id)),
  )
  if (vistas.size > 0) return { competencias: filas.filter(c => vistas.has(c.id)), cursos: columnas }
  const sinCompetencias = new Set(huecos.sinCompetencias)
  const sueltos = columnas.filter(c => sinCompetencias.has(c.id))
  return { competencias: sueltos.length > 0 ? filas : [], cursos: sueltos }
}
