import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { type HojaRequisito, isGrupo, simplificar } from '@malla/domain/asignaturas/requisitos.ts'

/** One thing that a course asks for, or several of which one is enough. */
export interface Parte {
  alternativas: readonly HojaRequisito[]
}

/**
 * A requisite as rows that can be chosen one by one: all of the rows are asked for. Null where groups lie deeper: such a one is written.
 */
export function partesDe(r: Requisito | null): Parte[] | null {
  const simple = simplificar(r)
  if (simple === null) return []
  const filas = simple.tipo === 'y' ? simple.de : [simple]
  const partes: Parte[] = []
  for (const fila of filas) {
    if (!isGrupo(fila)) partes.push({ alternativas: [fila] })
    else if (fila.tipo === 'o' && fila.de.every(h => !isGrupo(h)))
      partes.push({ alternativas: fila.de as HojaRequisito[] })
    else return null
  }
  return partes
}

/** The requisite that the rows make. */
export const requisitoDe = (partes: readonly Parte[]): Requisito | null =>
  simplificar({
    tipo: 'y',
    de: partes.map(({ alternativas }) => ({ tipo: 'o', de: [...alternativas] })),
  })

const sin = <T>(lista: readonly T[], i: number): T[] => lista.toSpliced(i, 1)

/** The rows with one leaf written anew, or without it; a row that loses its last leaf goes. */
export function conHoja(partes: readonly Parte[], i: number, j: number, hoja: HojaRequisito | null): Parte[] {
  const { alternativas } = partes[i]!
  if (hoja) return partes.with(i, { alternativas: alternativas.with(j, hoja) })
  return alternativas.length === 1 ? sin(partes, i) : partes.with(i, { alternativas: sin(alternativas, j) })
}

/** The rows with a course more: as a row of its own, or as an alternative in row `i`. */
export function conCursoMas(partes: readonly Parte[], asignatura_id: Id, i?: number): Parte[] {
  const hoja: HojaRequisito = { tipo: 'curso', asignatura_id, modo: 'previo' }
  if (i === undefined) return [...partes, { alternativas: [hoja] }]
  return partes.with(i, { alternativas: [...partes[i]!.alternativas, hoja] })
}
