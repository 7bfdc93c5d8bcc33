import type { Sheet } from '../book.ts'
import { diceCiclos, suyaDe } from './cicloDeHoja.ts'
import { columnas } from './columnas.ts'
import { conCursos, isDeCursos } from './cursosDeHoja.ts'
import type { NombresDeColumna } from './hallazgos.ts'
import { abrirHojas, avisoDeMasHojas, enOrdenDeCerteza, type Hoja } from './hoja.ts'
import { hojasDeCiclos } from './hojasDeCiclos.ts'
import { leerHojasDeCiclos } from './leerHojasDeCiclos.ts'
import { leerUnaHoja } from './leerUnaHoja.ts'
import type { CursosLeidos, OpcionesDeLectura } from './leidos.ts'
import { isMasCompleta } from './masCompleta.ts'
import { errorSinEncabezado } from './sinEncabezado.ts'

/** Columns of a file without a header, by the titles of the template. */
const sinNombres = (): NombresDeColumna =>
  Object.fromEntries(columnas.map(c => [c.campo, c.header])) as NombresDeColumna

/** A book has seldom more sheets that say the whole plan. */
const MAX_ENTERAS = 4

/** Sheets that say of their courses in which cycle they are, and not that all are of one. */
const isDelPlan = (hoja: Hoja): boolean => suyaDe(hoja) === null && isDeCursos(hoja) && diceCiclos(hoja)

/**
 * How a book may be read, the surest first: the sheets of each cycle, or one sheet. Where one says no more than is told of a plan, another one may say all of it.
 */
function* lecturasDe(
  libro: readonly Sheet[],
  abiertas: readonly Hoja[],
  opciones: OpcionesDeLectura,
): Generator<CursosLeidos> {
  const hojas = conCursos(abiertas)
  const [primera, ...otras] = enOrdenDeCerteza(hojas, opciones.electivos)
  if (!primera) return
  const deUna = (una: Hoja): CursosLeidos =>
    leerUnaHoja(libro, abiertas, [una, ...[primera, ...otras].filter(h => h !== una)], opciones)
  const deCiclos = opciones.electivos ? null : hojasDeCiclos(abiertas)
  yield deCiclos ? leerHojasDeCiclos(libro, abiertas, deCiclos, opciones) : deUna(primera)
  if (opciones.electivos) return
  const enteras = hojas.filter(hoja => isDelPlan(hoja) && (deCiclos || hoja !== primera))
  for (const hoja of enteras.slice(0, MAX_ENTERAS)) yield deUna(hoja)
  const aparte = deCiclos ? null : hojasDeCiclos(hojas.filter(h => suyaDe(h) !== null))
  if (aparte) yield leerHojasDeCiclos(libro, abiertas, aparte, opciones)
}

/**
 * Courses of an opened workbook, for cycles or for electives, in the template's columns: of one sheet, or of all where each cycle has its own. Order, case, accents
 * and usual synonyms of headers do not matter, nor titles above them, blank rows, totals and notes. Every bad cell is named.
 */
export function leerCursos(libro: Sheet[], opciones: OpcionesDeLectura): CursosLeidos {
  let leidos: CursosLeidos | null = null
  for (const lectura of lecturasDe(libro, abrirHojas(libro, opciones), opciones))
    if (leidos === null || isMasCompleta(lectura, leidos)) leidos = lectura
  if (!leidos) return { filas: [], errores: [errorSinEncabezado(libro)], avisos: [], columnas: sinNombres() }
  return { ...leidos, avisos: [...leidos.avisos, ...avisoDeMasHojas(libro)] }
}
