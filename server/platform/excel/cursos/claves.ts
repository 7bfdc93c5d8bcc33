import {
  type CampoHallado,
  campoDeTitulo,
  camposDeTitulos,
  claveDeTitulo,
  DE_HORAS,
  suplentesDe,
} from '@malla/domain/asignaturas/titulos.ts'
import { type Campo, type Columna, columnas } from './columnas.ts'

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
  'HORAS TH',
  'T HORAS',
])

const deCampo = new Map(columnas.map(c => [c.campo, c]))

/** The column that a header means and how well (0 is the template's own word). */
export interface Significado {
  columna: Columna
  rank: number
  /** Hours of a whole period, not of a week. */
  isDePeriodo: boolean
}

const significado = (hallado: CampoHallado | null): Significado | null =>
  hallado && { columna: deCampo.get(hallado.campo)!, rank: hallado.rango, isDePeriodo: false }

/** Names of courses. */
export const DE_NOMBRES: Significado = { columna: deCampo.get('nombre')!, rank: 0, isDePeriodo: false }

/** What a header means, or null. */
export const columnaOf = (header: string): Significado | null => significado(campoDeTitulo(header))

/** «por periodo», «semestrales», as claveDeTitulo writes them. */
const PERIODO = /(^| )(POR )?(PERIODO|SEMESTRE|SEMESTRAL(ES)?|POR CICLO)( ACADEMICO)?(?= |$)/
/** Worse than any hours of a week. */
const RANGO_DE_PERIODO = 50

/** A header that says hours of a whole period, without saying so; null for any other. */
const sinPeriodo = (key: string): string | null =>
  PERIODO.test(key) && /(^| )(HORAS|HT|HP|HV)( |$)/.test(key) ? key.replace(PERIODO, '').trim() : null

function deHorasDePeriodo(header: string): Significado | null {
  const semanal = sinPeriodo(claveDeTitulo(header))
  const hallado = semanal === null ? null : campoDeTitulo(semanal)
  if (!hallado || !DE_HORAS.has(hallado.campo)) return null
  return { columna: deCampo.get(hallado.campo)!, rank: RANGO_DE_PERIODO + hallado.rango, isDePeriodo: true }
}

function conSuplentes(headers: readonly string[], hallados: readonly (CampoHallado | null)[]) {
  const suplentes = suplentesDe(headers, hallados)
  return hallados.map((h, i) => h ?? suplentes[i]!)
}

/** What each header of a table means beside the others, or null. */
export const columnasOf = (headers: readonly string[], enColegio: boolean): (Significado | null)[] =>
  conSuplentes(headers, camposDeTitulos(headers, enColegio)).map(
    (h, i) => significado(h) ?? deHorasDePeriodo(headers[i]!),
  )

const PARTE_DE_CREDITOS =
  /^CREDITOS( ACADEMICOS)?( (TEORIA|PRACTICA|LABORATORIO|PRESENCIAL|VIRTUAL|TOTAL|T|P|L|V))+$/

/** Whether a header that means nothing needs no notice: it says nothing on its own, or only sums or parts what other columns say (`leidos`). */
export function isIgnored(header: string, leidos: ReadonlySet<Campo>): boolean {
  const key = claveDeTitulo(header)
  if (ignored.has(key)) return true
  const suma = /^HORAS( TEORIA| PRACTICA)? TOTAL$/.exec(sinPeriodo(key) ?? key)
  if (suma) return leidos.has(suma[1] === ' PRACTICA' ? 'horaspractica' : 'horasteoria')
  return leidos.has('credits') && PARTE_DE_CREDITOS.test(key)
}
