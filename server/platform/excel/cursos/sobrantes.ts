import { isRaya } from '@malla/domain/asignaturas/escritos.ts'
import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Cell, Row } from '../book.ts'
import type { Fila } from './anios.ts'
import { type Campo, isDeNumeros } from './columnas.ts'
import type { Encabezado } from './encabezado.ts'
import { valorBreve } from './hallazgos.ts'
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

const LEYENDA = /^(leyenda|abreviaturas?|siglas?)\b/
const isLeyenda = ({ cells }: Row): boolean =>
  cells[0]?.kind === 'text' && LEYENDA.test(clave(valorBreve(cells[0].text)))

/** Below «LEYENDA», in a file with numbers of courses, a row without any, and without a cycle, says what an abbreviation means. */
function isSigla({ cells }: Row, { columnas }: Encabezado): boolean {
  const deNumeros = Object.keys(columnas).some(campo => isDeNumeros(campo as Campo))
  const ciclo = cells.find(c => c.column === columnas.ciclo)
  return (
    deNumeros &&
    cells.every(c => c.kind === 'text' && !/\d/.test(c.text)) &&
    !(ciclo && leerCiclo(ciclo.text))
  )
}

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
  let enLeyenda = false
  return filas.map((fila, i): Fila => {
    const { row, skipped } = fila
    enLeyenda = isLeyenda(row) || (enLeyenda && (skipped !== null || isSigla(row, encabezado)))
    if (skipped) return fila
    if (i > firmas || (enLeyenda && isSigla(row, encabezado))) return { row, skipped: { que: 'nota' } }
    const isAparte = hayNombres && row.number > ultimo! + 1
    if ((isAparte && isSuma(row, encabezado)) || isNumeracion(row, encabezado))
      return { row, skipped: { que: 'cifras' } }
    hayNombres ||= hasNombre(row, encabezado)
    ultimo = row.number
    return fila
  })
}
