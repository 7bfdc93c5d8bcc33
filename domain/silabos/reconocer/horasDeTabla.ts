import { sumHoras } from '../../asignaturas/horas.ts'
import { HORAS_MAXIMAS } from '../horas.ts'
import { distintas, type FilasDeTabla, llano } from './bloques.ts'
import { leerUnidad } from './encabezados.ts'
import { parteDe } from './programacion.ts'
import { leerSemanas } from './semanasEscritas.ts'

/** Hours in a table of weeks: a cell that covers several rows says them for all weeks that begin there. */

/** How a row stands to its cell of hours. */
export interface RepartoDeFila {
  /** The cell, one for all rows that it covers, and how many weeks begin in them. */
  celda: { semanas: number }
  /** Weeks that begin in rows above this one, and in this one. */
  antes: number
  suyas: number
  /** Whether the cell began in a row above. */
  isCubierta: boolean
}

/** How each row of a table of weeks stands to its cell in one column of hours. `enSemana`: the column of weeks. */
export function repartosDe(
  { filas, cubiertas }: FilasDeTabla,
  enSemana: number,
  enHoras: number,
): RepartoDeFila[] {
  let celda = { semanas: 0 }
  let previas = ''
  return filas.map((fila, i) => {
    const isCubierta = cubiertas?.[i]?.[enHoras] === true
    if (!isCubierta) celda = { semanas: 0 }
    const antes = celda.semanas
    const dichas = leerSemanas(llano(fila[enSemana] ?? ''))?.numeros ?? []
    const suyas = dichas.join() === previas ? 0 : dichas.length
    if (dichas.length > 0) previas = dichas.join()
    else if (isDeUnidad(fila)) previas = ''
    celda.semanas += suyas
    return { celda, antes, suyas, isCubierta }
  })
}

/** Whether a row names a unit across the table: its weeks may be counted from 1 again. */
function isDeUnidad(fila: readonly string[]): boolean {
  const [unica, ...mas] = distintas(fila)
  return unica !== undefined && mas.length === 0 && leerUnidad(llano(unica)) !== null
}

/** A cell of a row, in HTML; `reparto`: how the row stands to it where it says hours, else null. */
interface CeldaDeHoras {
  html: string
  reparto: RepartoDeFila | null
}

/**
 * Hours of a row, those of all its columns together, null where it says none; with the cells that were read, and those that are no number or more
 * than the weeks can have. `suyas`: weeks that begin in the row.
 */
export function horasDeCeldas<C extends CeldaDeHoras>(
  celdas: readonly C[],
  suyas: number,
): { horas: number | null; leidas: C[]; sobran: C[] } {
  const hecho: { horas: number | null; leidas: C[]; sobran: C[] } = { horas: null, leidas: [], sobran: [] }
  for (const celda of celdas) {
    if (!celda.reparto) continue
    const reparto = { ...celda.reparto, suyas }
    const dichas = leerHoras(llano(celda.html), Math.max(1, suyas, reparto.celda.semanas))
    const horas = dichas === null ? null : horasDeFila(dichas, reparto)
    const suma = sumHoras([hecho.horas ?? 0, horas ?? 0])
    if (dichas === null || suma > HORAS_MAXIMAS * Math.max(1, suyas)) hecho.sobran.push(celda)
    else {
      hecho.leidas.push(celda)
      if (horas !== null) hecho.horas = suma
    }
  }
  return hecho
}

/** Hours that a text says, of no more than so many weeks; null for anything else. */
function leerHoras(texto: string, semanas: number): number | null {
  const n = /^(\d{1,3}(?:[.,]\d)?)\s*(?:h(?:oras?|rs?)?\.?)?$/i.exec(texto)?.[1]
  const horas = n === undefined ? null : Number(n.replace(',', '.'))
  return horas !== null && horas <= HORAS_MAXIMAS * semanas ? horas : null
}

/** What of the hours of its cell is of one row; null where they are of others. */
function horasDeFila(horas: number, { celda, antes, suyas, isCubierta }: RepartoDeFila): number | null {
  if (celda.semanas <= suyas) return isCubierta ? null : horas
  if (suyas === 0) return null
  const partes = Array.from({ length: suyas }, (_, i) => parteDe(horas, celda.semanas, antes + i))
  return partes.reduce((suma, h) => suma + Math.round(h * 10), 0) / 10
}
