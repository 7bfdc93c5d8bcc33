import type { Sheet } from '../book.ts'
import { avisarColumnas } from './avisosDeColumnas.ts'
import { columnas } from './columnas.ts'
import { nombresDe } from './encabezado.ts'
import { Hallazgos, type NombresDeColumna } from './hallazgos.ts'
import {
  abrirHojas,
  avisoDeMasHojas,
  avisoDeOtraHoja,
  conSemanasDelPlan,
  enOrdenDeCerteza,
  type Hoja,
  unirFaltaDeGrupo,
} from './hoja.ts'
import { hojasDeCiclos } from './hojasDeCiclos.ts'
import { ciclosSinEncabezado } from './hojasNoLeidas.ts'
import { leerFilas } from './leerFilas.ts'
import { leerHojasDeCiclos } from './leerHojasDeCiclos.ts'
import type { CursosLeidos, OpcionesDeLectura } from './leidos.ts'
import { numeradorDe } from './numerador.ts'
import { repetidos } from './repetidos.ts'
import { conRequisitosPorNumero } from './requisitosPorNumero.ts'
import { errorSinEncabezado } from './sinEncabezado.ts'

/** Columns of a file without a header, by the titles of the template. */
const sinNombres = (): NombresDeColumna =>
  Object.fromEntries(columnas.map(c => [c.campo, c.header])) as NombresDeColumna

function leerUnaHoja(
  libro: readonly Sheet[],
  hojas: readonly Hoja[],
  opciones: OpcionesDeLectura,
): CursosLeidos | null {
  const { electivos, semanas, existentes } = opciones
  const [primera, ...otras] = enOrdenDeCerteza(hojas, electivos)
  if (!primera) return null
  const hoja = conSemanasDelPlan(primera, semanas)
  const hallazgos = new Hallazgos(nombresDe(hoja.encabezado))
  avisarColumnas(hoja, hallazgos, electivos)
  hallazgos.avisos.push(...otras.map(otra => avisoDeOtraHoja(otra, hoja)))
  if (!electivos) hallazgos.errores.push(...ciclosSinEncabezado(libro, hojas, hoja))
  const delLibro = { numerar: numeradorDe(existentes?.ciclos ?? []), niveles: new Set<string>() }
  const leida = { hoja, hallazgos, filas: leerFilas(hoja, hallazgos, electivos, delLibro) }
  const filas = [...conRequisitosPorNumero([leida])]
  unirFaltaDeGrupo(hoja, hallazgos, electivos)
  for (const { fila, campo, valor, motivo } of repetidos(filas))
    hallazgos.avisos.push({ fila, columna: hallazgos.nombres[campo], valor, motivo })
  if (filas.length === 0 && hallazgos.errores.length === 0)
    hallazgos.error(hoja.encabezado.siguiente, 'nombre', undefined, 'El archivo no tiene cursos.')
  return { filas, errores: hallazgos.errores, avisos: hallazgos.avisos, columnas: hallazgos.nombres }
}

/**
 * Courses of an opened workbook, for cycles or for electives, in the template's columns: of one sheet, or of all where each cycle has its own. Order, case, accents
 * and usual synonyms of headers do not matter, nor titles above them, blank rows, totals and notes. Every bad cell is named.
 */
export function leerCursos(libro: Sheet[], opciones: OpcionesDeLectura): CursosLeidos {
  const hojas = abrirHojas(libro, opciones)
  const deCiclos = opciones.electivos ? null : hojasDeCiclos(hojas)
  const leidos = deCiclos
    ? leerHojasDeCiclos(libro, hojas, deCiclos, opciones)
    : leerUnaHoja(libro, hojas, opciones)
  if (!leidos) return { filas: [], errores: [errorSinEncabezado(libro)], avisos: [], columnas: sinNombres() }
  return { ...leidos, avisos: [...leidos.avisos, ...avisoDeMasHojas(libro)] }
}
