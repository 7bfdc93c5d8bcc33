import { type CampoHallado, campoDeTitulo, camposDeTitulos } from '@malla/domain/asignaturas/titulos.ts'
import { type Columna, columnas } from './columnas.ts'

/** Recognising headers however they are written. */

/** Headers that say nothing about a course on its own; no notice is given for them. */
const ignored = new Set([
  '',
  'ITEM',
  'ORDEN',
  'HORAS',
  'TOTAL',
  'TOTAL HORAS',
  'HORAS TOTAL',
  'TH',
  'HORAS SEMANA',
])
export const isIgnored = (key: string): boolean => ignored.has(key)

const deCampo = new Map(columnas.map(c => [c.campo, c]))

/** The column that a header means and how well (0 is the template's own word). */
export interface Significado {
  columna: Columna
  rank: number
}

const significado = (hallado: CampoHallado | null): Significado | null =>
  hallado && { columna: deCampo.get(hallado.campo)!, rank: hallado.rango }

/** What a header means, or null. */
export const columnaOf = (header: string): Significado | null => significado(campoDeTitulo(header))

/** What each header of a table means beside the others, or null. */
export const columnasOf = (headers: readonly string[], enColegio: boolean): (Significado | null)[] =>
  camposDeTitulos(headers, enColegio).map(significado)
