import type { TipoEstudio } from '@malla/domain/asignaturas/asignatura.ts'
import {
  isNada,
  isRaya,
  type Modalidad,
  modalidadDe,
  sinUnidades,
  tipoDeEstudioDe,
} from '@malla/domain/asignaturas/escritos.ts'
import { sinBlancosDeMas } from '@malla/domain/texto/normalizar.ts'
import type { Cell } from '../book.ts'

/** From a cell to a value. `motivo` is why it cannot be read, in Spanish; blank cells are null. */
export type Leido<T> = { valor: T } | { motivo: string }

const sinFormula =
  'La fórmula no tiene un valor guardado: abra el archivo en Excel o LibreOffice, guárdelo y vuelva a subirlo.'

/** Why a cell of any column cannot be used: an Excel error, or a text that Excel took for a date. */
export function motivoDeCelda(cell: Cell): string | null {
  if (cell.kind === 'error')
    return cell.text === '#FÓRMULA'
      ? sinFormula
      : 'La celda tiene un error de Excel: corrija la fórmula o escriba el valor.'
  if (cell.kind !== 'date') return null
  const [, y, m, d] = /^(\d+)-(\d+)-(\d+)/.exec(cell.text) ?? []
  const seen = y ? `la fecha ${d}/${m}/${y}` : `la hora ${cell.text}`
  return `Excel lo convirtió en ${seen}: dé a la celda el formato Texto y escríbalo de nuevo.`
}

/** One line of text: composed accents, single blanks, no invisible signs, nothing that cannot be stored. */
export const limpiar = (text: string): string =>
  sinBlancosDeMas(text.toWellFormed().replace(/\p{Cc}+/gu, ' '))

/** A cell of several things as one line of them: what stands on a line of its own is one. */
export const enUnaLinea = (cell: Cell | undefined): Cell | undefined =>
  cell && { ...cell, text: cell.text.trim().replace(/;?[\r\n]+\s*/g, '; ') }

/** A text of up to `max` characters, or null when blank. */
export function leerTexto(cell: Cell | undefined, max: number): Leido<string | null> {
  if (!cell) return { valor: null }
  const motivo = motivoDeCelda(cell)
  if (motivo) return { motivo }
  const text = limpiar(cell.text)
  if (text === '' || isRaya(text)) return { valor: null }
  return text.length > max
    ? { motivo: `Tiene ${text.length} caracteres; el máximo es ${max}.` }
    : { valor: text }
}

/** Days before 1903 are no dates that anybody meant: a small number under a date format. */
const isNumberAsDate = (cell: Cell): boolean =>
  cell.kind === 'date' && cell.number !== null && cell.number < 1000

/** «1.5» typed where the comma is decimal becomes 1 May; what it was is guessed for the message. */
function motivoDeFecha(iso: string): string {
  const [, , m, d] = /^(\d+)-(\d+)-(\d+)/.exec(iso) ?? []
  const guess = m && d ? ` (¿era ${Number(d)},${Number(m)}?)` : ''
  return `Excel lo convirtió en una fecha${guess}: dé a la celda el formato General y escriba el número.`
}

/** A number with comma or point, of a number or text cell, with or without «créditos» or «h»; null when blank or a dash. */
export function leerNumero(cell: Cell | undefined): Leido<number | null> {
  if (!cell) return { valor: null }
  if (isNumberAsDate(cell)) return { valor: cell.number }
  if (cell.kind === 'date') return { motivo: motivoDeFecha(cell.text) }
  if (cell.kind === 'number')
    return cell.text.endsWith('%')
      ? { motivo: 'Es un porcentaje: escriba el número.' }
      : { valor: cell.number }
  const motivo = motivoDeCelda(cell)
  if (motivo) return { motivo }
  const text = limpiar(cell.text)
  if (isNada(text)) return { valor: null }
  const bare = sinUnidades(text).replace('−', '-')
  return bare.length < 40 && /^[+-]?\d{1,9}(?:[.,]\d{1,9})?$/.test(bare)
    ? { valor: Number(bare.replace(',', '.')) }
    : { motivo: 'No es un número.' }
}

/** General, específico or especialidad (SUNEDU C1). */
export function leerTipoEstudio(text: string): Leido<TipoEstudio> {
  const valor = tipoDeEstudioDe(text)
  return valor ? { valor } : { motivo: 'Debe ser General, Específico o Especialidad.' }
}

export function leerModalidad(text: string): Leido<Modalidad> {
  const valor = modalidadDe(text)
  return valor ? { valor } : { motivo: 'Debe ser Presencial, Virtual o Semipresencial.' }
}
