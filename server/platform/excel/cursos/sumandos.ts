import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import type { Cell } from '../book.ts'
import type { Campo } from './columnas.ts'
import type { Cuadricula } from './cuadricula.ts'
import type { Lectura } from './lecturas.ts'
import { leerNumero } from './valores.ts'

/** Columns that together say one thing of a course, in order: hours of a laboratory are hours of practice too, credits may be parted. */
export type Sumandos = Partial<Record<Campo, readonly number[]>>

const DE_LABORATORIO = /^((HORAS )?(LABORATORIO|LAB|TALLER|AYUDANTIA|L|HL)|HORAS LABORATORIO TOTAL)$/
const TOTAL_DE_HORAS = /^((HORAS )?(TH|TOTAL)|TOTAL HORAS)$/
/** No file has more columns of them. */
const MAX_DE_LABORATORIO = 4
/** Rows by which a column is judged. */
const MIRADAS = 400
/** Into what credits are parted, the finest first. */
const PARTES_DE_CREDITOS = [
  /^CREDITOS( ACADEMICOS)? ((TEORIA|PRACTICA) (PRESENCIAL|VIRTUAL)|(PRESENCIAL|VIRTUAL) (TEORIA|PRACTICA))$/,
  /^CREDITOS( ACADEMICOS)? (TEORIA|PRACTICA|LABORATORIO|T|P|L)$/,
  /^CREDITOS( ACADEMICOS)? (PRESENCIAL|VIRTUAL)$/,
]

const valorDe = (cell: Cell | undefined): number | null => {
  const leido = leerNumero(cell)
  return 'valor' in leido ? leido.valor : null
}

/** Whether a column has numbers, but for a title that stands in it again: «Laboratorio» may also be where a course is held. */
function isDeCifras(grid: Cuadricula, siguiente: number, { columna, texto }: Lectura): boolean {
  const cells = grid.rows
    .filter(r => r.number >= siguiente && r.number < siguiente + MIRADAS)
    .flatMap(r => grid.at(r.number, columna) ?? [])
    .filter(c => claveDeTitulo(c.text) !== claveDeTitulo(texto))
  return cells.some(c => valorDe(c) !== null) && cells.every(c => 'valor' in leerNumero(c))
}

/** Whether the hours of practice of a file hold those of the laboratory already: its total is without them. */
function isIncluido(
  grid: Cuadricula,
  columnas: Partial<Record<Campo, number>>,
  lecturas: readonly Lectura[],
  laboratorio: readonly Lectura[],
): boolean {
  const total = lecturas.find(l => TOTAL_DE_HORAS.test(claveDeTitulo(l.texto)))
  const { horasteoria, horaspractica } = columnas
  if (!total || horaspractica === undefined) return false
  return grid.rows.slice(0, MIRADAS).some(r => {
    const en = (columna: number | undefined): number =>
      columna === undefined ? 0 : (valorDe(grid.at(r.number, columna)) ?? 0)
    const suyas = laboratorio.reduce((suma, l) => suma + en(l.columna), 0)
    return suyas > 0 && en(total.columna) === en(horasteoria) + en(horaspractica)
  })
}

/** What of a header adds up, beside the columns that are read. */
export function sumandosDe(
  grid: Cuadricula,
  siguiente: number,
  columnas: Partial<Record<Campo, number>>,
  lecturas: readonly Lectura[],
): Sumandos {
  const libres = lecturas.filter(l => !l.meant)
  const con = (titulo: RegExp): Lectura[] => libres.filter(l => titulo.test(claveDeTitulo(l.texto)))
  const laboratorio = con(DE_LABORATORIO)
    .slice(0, MAX_DE_LABORATORIO)
    .filter(l => isDeCifras(grid, siguiente, l))
  const practica = columnas.horaspractica === undefined ? [] : [columnas.horaspractica]
  const isAparte = laboratorio.length > 0 && !isIncluido(grid, columnas, lecturas, laboratorio)
  const partes =
    columnas.credits === undefined ? PARTES_DE_CREDITOS.map(con).find(suyas => suyas.length > 1) : undefined
  return {
    ...(isAparte ? { horaspractica: [...practica, ...laboratorio.map(l => l.columna)] } : {}),
    ...(partes ? { credits: partes.map(l => l.columna) } : {}),
  }
}

/** Cells as one with their sum. One that is no number, or below zero, stands for all: of it the error is. Undefined where all are blank. */
export function sumaDe(cells: readonly (Cell | undefined)[]): Cell | undefined {
  const mala = cells.find(c => !('valor' in leerNumero(c)) || (valorDe(c) ?? 0) < 0)
  const [primera] = cells.filter(c => valorDe(c) !== null)
  if (mala || !primera) return mala
  // What binary fractions leave over is no decimal.
  const number = Number(cells.reduce((suma, c) => suma + (valorDe(c) ?? 0), 0).toFixed(6))
  return { column: primera.column, kind: 'number', text: String(number), number }
}
