import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import type { Cell, Row } from '../book.ts'
import type { Campo } from './columnas.ts'
import type { Cuadricula } from './cuadricula.ts'
import type { Lectura } from './lecturas.ts'
import { leerNumero } from './valores.ts'

/** Columns that together say one thing of a course, in order: hours of a laboratory are hours of practice too, credits may be parted. */
export type Sumandos = Partial<Record<Campo, readonly number[]>>

/** A column of a laboratory whose hours those of practice hold already, and the column of the total that tells it. */
export interface Incluida {
  columna: number
  total: number
}

/** Hours of a laboratory by their title, or of practice by where they are given. */
const DE_LABORATORIO =
  /^(HL|HORAS (LABORATORIO|LAB|TALLER|AYUDANTIA|L|HL|LABORATORIO TOTAL|PRACTICA (AULA|CAMPO|TALLER|LABORATORIO)))$/
/** A title that does not say hours: it has them behind others that do not say so either («T», «P», «L»). */
const SUELTA = /^(L|LAB|LABORATORIO|TALLER|AYUDANTIA)$/
const LETRA = /^(L|LAB)$/
const PALABRA_DE_HORAS = /^(TEORIA|PRACTICA|CATEDRA|T|P)$/
/** It may hold those of practice already. */
const DE_AMBAS = 'HORAS PRACTICA Y LABORATORIO'
/** More are no hours of a week. */
const MAX_HORAS = 40
const DE_TOTALES = /^\s*((sub|gran)[ -]?)?(total(es)?|suma)\b/i
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

/** Whether a row is one of totals. */
export const isDeTotales = (row: Row): boolean =>
  row.cells.some(c => c.kind === 'text' && DE_TOTALES.test(c.text))

/** The rows by which columns are judged, without those of totals. */
const miradasDe = (grid: Cuadricula, siguiente: number): Row[] =>
  grid.rows.filter(r => r.number >= siguiente && r.number < siguiente + MIRADAS && !isDeTotales(r))

/** No title of a column is longer. */
const MAX_TITULO = 120

/** Whether a cell says the title of its column again. */
export const isTituloOtraVez = (cell: Cell, titulo: string): boolean =>
  cell.kind === 'text' && cell.text.length <= MAX_TITULO && claveDeTitulo(cell.text) === claveDeTitulo(titulo)

/** The numbers of a column, but for a title that stands in it again; none where any cell says something else. */
function cifrasDe(rows: readonly Row[], grid: Cuadricula, { columna, texto }: Lectura): number[] {
  const cells = rows.flatMap(r => grid.at(r.number, columna) ?? []).filter(c => !isTituloOtraVez(c, texto))
  return cells.every(c => 'valor' in leerNumero(c)) ? cells.flatMap(c => valorDe(c) ?? []) : []
}

/** Whether a column has numbers and nothing else. */
export const isDeCifras = (grid: Cuadricula, siguiente: number, lectura: Lectura): boolean =>
  cifrasDe(miradasDe(grid, siguiente), grid, lectura).length > 0

/** Whether numbers may be hours: not whether a course needs a laboratory (1, 0), nor its room (101). */
const isDeHoras = (cifras: readonly number[]): boolean =>
  cifras.some(n => n !== 0 && n !== 1) && cifras.every(n => n <= MAX_HORAS)

/** Columns of hours that count as practice beside those of practice itself, by their titles and where they stand. */
function laboratoriosDe(lecturas: readonly Lectura[], practica: number | undefined): Lectura[] {
  const claves = lecturas.map(l => claveDeTitulo(l.texto))
  const campoDe = (l: Lectura | undefined): Campo | undefined => l?.meant?.columna.campo
  const isSuelta = (i: number): boolean => !lecturas[i]!.meant && SUELTA.test(claves[i]!)
  const isDetras = (i: number): boolean => {
    let j = i - 1
    while (j >= 0 && isSuelta(j)) j--
    const campo = campoDe(lecturas[j])
    const deHoras = campo === 'horasteoria' || campo === 'horaspractica'
    return deHoras && (LETRA.test(claves[i]!) || PALABRA_DE_HORAS.test(claves[j]!))
  }
  return lecturas.filter((l, i) => {
    if (l.columna === practica || (l.meant && campoDe(l) !== 'horaspractica')) return false
    return DE_LABORATORIO.test(claves[i]!) || claves[i] === DE_AMBAS || (isSuelta(i) && isDetras(i))
  })
}

/** The column of the total by which the hours of practice of a file hold those of the laboratory already: in most rows it is without them. */
function totalSinLaboratorio(
  rows: readonly Row[],
  en: (row: Row, columna: number | undefined) => number,
  { horasteoria, horaspractica }: Partial<Record<Campo, number>>,
  lecturas: readonly Lectura[],
  laboratorio: readonly Lectura[],
): number | null {
  const total = lecturas.find(l => TOTAL_DE_HORAS.test(claveDeTitulo(l.texto)))
  if (!total || horaspractica === undefined) return null
  const suyas = rows.filter(r => laboratorio.some(l => en(r, l.columna) > 0))
  const sin = suyas.filter(r => en(r, total.columna) === en(r, horasteoria) + en(r, horaspractica))
  return sin.length * 2 > suyas.length ? total.columna : null
}

/** What of a header adds up, beside the columns that are read. */
export function sumandosDe(
  grid: Cuadricula,
  siguiente: number,
  columnas: Partial<Record<Campo, number>>,
  lecturas: readonly Lectura[],
): { sumandos: Sumandos; incluidas: Incluida[] } {
  const libres = lecturas.filter(l => !l.meant)
  const con = (titulo: RegExp): Lectura[] => libres.filter(l => titulo.test(claveDeTitulo(l.texto)))
  const posibles = laboratoriosDe(lecturas, columnas.horaspractica).slice(0, MAX_DE_LABORATORIO)
  const rows = posibles.length > 0 ? miradasDe(grid, siguiente) : []
  const en = (row: Row, columna: number | undefined): number =>
    columna === undefined ? 0 : (valorDe(grid.at(row.number, columna)) ?? 0)
  const practica = columnas.horaspractica === undefined ? [] : [columnas.horaspractica]
  // What is less than practice in some row does not hold it.
  const isSinPractica = (l: Lectura): boolean =>
    claveDeTitulo(l.texto) !== DE_AMBAS || rows.some(r => en(r, l.columna) < en(r, practica[0]))
  const laboratorio = posibles.filter(l => isDeHoras(cifrasDe(rows, grid, l)) && isSinPractica(l))
  const total = totalSinLaboratorio(rows, en, columnas, lecturas, laboratorio)
  const isAparte = laboratorio.length > 0 && total === null
  const partes =
    columnas.credits === undefined ? PARTES_DE_CREDITOS.map(con).find(suyas => suyas.length > 1) : undefined
  return {
    sumandos: {
      ...(isAparte ? { horaspractica: [...practica, ...laboratorio.map(l => l.columna)] } : {}),
      ...(partes ? { credits: partes.map(l => l.columna) } : {}),
    },
    incluidas: total === null ? [] : laboratorio.map(l => ({ columna: l.columna, total })),
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
