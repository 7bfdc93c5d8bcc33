import type { CeldaDeCompetencia } from '@malla/contracts/matriz.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'

/** Name of a cell: «competency-course». */
export type Clave = `${number}-${number}`

/** Cells as they are asked to be; null is empty. */
export type Cambios = ReadonlyMap<Clave, Nivel | null>

/** The key of a cell. */
export const claveDe = (competencia: number, curso: number): Clave => `${competencia}-${curso}`

/** The competency and the course of a cell. */
export function partesDe(clave: Clave): { competencia_id: number; asignatura_id: number } {
  const [competencia, curso] = clave.split('-')
  return { competencia_id: Number(competencia), asignatura_id: Number(curso) }
}

/** The names of the cells in an answer of the server; none where it is of something else. */
export const clavesDe = (celdas: unknown): Clave[] =>
  (Array.isArray(celdas) ? celdas : []).map((c: CeldaDeCompetencia) =>
    claveDe(c.competencia_id, c.asignatura_id),
  )

/** What a matrix holds: cells as they were read, and over them what is on its way. */
export function conCambios(
  celdas: readonly CeldaDeCompetencia[],
  cambios: Cambios,
): ReadonlyMap<Clave, Nivel> {
  const mapa = new Map<Clave, Nivel>(celdas.map(c => [claveDe(c.competencia_id, c.asignatura_id), c.nivel]))
  for (const [clave, nivel] of cambios) {
    if (nivel === null) mapa.delete(clave)
    else mapa.set(clave, nivel)
  }
  return mapa
}

/** Cells as they will be once those asked for are written. */
export function conPedidas(
  celdas: readonly CeldaDeCompetencia[],
  pedidas: readonly { competencia_id: number; asignatura_id: number; nivel: Nivel | null }[],
): CeldaDeCompetencia[] {
  const nombres = new Set(pedidas.map(c => claveDe(c.competencia_id, c.asignatura_id)))
  return [
    ...celdas.filter(c => !nombres.has(claveDe(c.competencia_id, c.asignatura_id))),
    ...pedidas.flatMap(({ competencia_id, asignatura_id, nivel }) =>
      nivel === null ? [] : [{ competencia_id, asignatura_id, nivel }],
    ),
  ]
}

/** The cells of one competency in place of those that were there, and which of them differ. */
export function conFila(
  celdas: readonly CeldaDeCompetencia[],
  competencia_id: number,
  cursos: readonly { asignatura_id: number; nivel: Nivel }[],
): { celdas: CeldaDeCompetencia[]; distintas: Clave[] } {
  const antes = new Map(
    celdas.filter(c => c.competencia_id === competencia_id).map(c => [c.asignatura_id, c.nivel]),
  )
  const ahora = new Map(cursos.map(c => [c.asignatura_id, c.nivel]))
  const distintas = [...new Set([...antes.keys(), ...ahora.keys()])].filter(
    id => antes.get(id) !== ahora.get(id),
  )
  return {
    celdas: [
      ...celdas.filter(c => c.competencia_id !== competencia_id),
      ...cursos.map(c => ({ ...c, competencia_id })),
    ],
    distintas: distintas.map(id => claveDe(competencia_id, id)),
  }
}
