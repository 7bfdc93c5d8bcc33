import { isRaya } from '@malla/domain/asignaturas/escritos.ts'
import type { Cell, Row } from '../book.ts'
import type { Fila } from './anios.ts'
import type { Encabezado } from './encabezado.ts'
import { limpiar } from './valores.ts'

/** Rows that are no courses by where they stand: what sums cycles up below a table, who signs it, and numbers of its columns. */

const isCifra = (c: Cell): boolean =>
  /\d/.test(c.text) && (c.kind === 'number' || (c.kind === 'text' && !/\p{L}/u.test(c.text)))

/** A row whose name is a figure, and that has no code: «I», 6 courses, 22 credits. */
function isSuma({ cells }: Row, { columnas }: Encabezado): boolean {
  const nombre = cells.find(c => c.column === columnas.nombre)
  const codigo = cells.find(c => c.column === columnas.codigo && c !== nombre)
  return nombre !== undefined && isCifra(nombre) && (!codigo || isRaya(limpiar(codigo.text)))
}

/** «(1)», «(2)», «(3)» … right below a header. */
function isNumeracion({ number, cells }: Row, { siguiente }: Encabezado): boolean {
  const numeros = cells.map(c => (isCifra(c) ? Number(c.text.replace(/[()\s]/g, '')) : Number.NaN))
  return number === siguiente && cells.length > 3 && numeros.every((n, i) => n === numeros[0]! + i)
}

const isLinea = ({ row }: Fila): boolean => row.cells.every(c => /^\s*[_.…]{5,}\s*$/.test(c.text))
const isFirma = ({ row }: Fila): boolean => row.cells.every(c => c.kind === 'text' && !/\d/.test(c.text))

const hasNombre = ({ cells }: Row, { columnas }: Encabezado): boolean =>
  cells.some(c => c.column === columnas.nombre && /\p{L}/u.test(c.text))

/** From where on who signs stands: the first line to sign on, if nothing but names is below it. */
function desdeFirmas(filas: readonly Fila[]): number {
  const linea = filas.findIndex(isLinea)
  return linea >= 0 && filas.slice(linea).every(f => f.skipped || isFirma(f)) ? linea : filas.length
}

/** Rows with those that are no courses marked: sums only behind courses with names and a gap. */
export function sinSobrantes(filas: readonly Fila[], encabezado: Encabezado): readonly Fila[] {
  const firmas = desdeFirmas(filas)
  let ultimo: number | null = null
  let hayNombres = false
  return filas.map((fila, i): Fila => {
    const { row, skipped } = fila
    if (skipped) return fila
    if (i > firmas) return { row, skipped: { que: 'nota' } }
    const isAparte = hayNombres && row.number > ultimo! + 1
    if ((isAparte && isSuma(row, encabezado)) || isNumeracion(row, encabezado))
      return { row, skipped: { que: 'cifras' } }
    hayNombres ||= hasNombre(row, encabezado)
    ultimo = row.number
    return fila
  })
}
