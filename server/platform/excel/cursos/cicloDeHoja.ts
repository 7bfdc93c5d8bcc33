import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Row } from '../book.ts'
import { nombreDeColumna } from './encabezado.ts'
import { type CeldaMala, valorBreve } from './hallazgos.ts'
import type { Hoja } from './hoja.ts'
import { type Omitida, omitida } from './omitidas.ts'
import { cicloDeAnio, type TituloLeido, tituloPorPartes } from './tituloPorPartes.ts'

/** The cycle that a sheet says once for all of its courses. */

export type Titulo = Extract<Omitida, { que: 'titulo' }>

/** What a sheet says of its courses, of a book in which each cycle has its own. */
export interface Suya {
  /** The cycle of the rows that say none; null where only titles between them say it. */
  ciclo: Titulo | null
  /** The year of a sheet («Segundo año») whose rows may say semesters. */
  anio: Titulo | null
  /** What its name says. */
  deNombre: Titulo | null
}

/** A title stands right above its header. */
const MAX_FILAS = 3

const isTitulo = (o: Omitida | null): o is Titulo => o?.que === 'titulo'

const filasDeArriba = ({ grid, encabezado }: Hoja): Row[] =>
  grid.rows.filter(r => r.number < encabezado.fila && r.number >= encabezado.fila - MAX_FILAS)

const tituloDeArriba = (hoja: Hoja): Titulo | null =>
  filasDeArriba(hoja)
    .map(r => omitida(r, hoja.grid, hoja.encabezado))
    .findLast(isTitulo) ?? null

/** Whether a name says no more numbers than those of one cycle, or of a year and its semester: «Ciclo I - IV» are several. */
function isDeUno(nombre: string): boolean {
  const palabras = clave(nombre).split(/[^a-z0-9]+/)
  const numeros = palabras.filter(p => leerCiclo(p)).length
  return numeros === 1 || (numeros === 2 && palabras.includes('ano'))
}

/** The cycle that the name of a sheet says with its word: «III Ciclo», «Ciclo III - 2024». */
export function cicloDeNombre(nombre: string): Titulo | null {
  const ciclo = leerCiclo(nombre)
  if (ciclo?.isNamed) return { que: 'titulo', ciclo, texto: nombre }
  const partes = !ciclo && isDeUno(nombre) ? tituloPorPartes(nombre) : null
  return partes?.que === 'titulo' && /ciclo|semestre|ano/.test(clave(partes.texto)) ? partes : null
}

/** The cycle of the courses below a header that has no column of cycles: a title above it («PRIMER CICLO»), or the name of the sheet. */
export function cicloDeHoja(hoja: Hoja): Titulo | null {
  if (hoja.suya) return hoja.suya.ciclo
  if (hoja.encabezado.columnas.ciclo !== undefined) return null
  return tituloDeArriba(hoja) ?? cicloDeNombre(hoja.nombre)
}

const isDeVarios = (o: TituloLeido | Omitida | null): boolean =>
  o?.que === 'ilegible' && o.isDeVarios === true

const FALTA =
  'y falta la columna CICLO: añádala, o escriba sobre los cursos de cada ciclo un título como «Ciclo III».'

/** Where one cycle is looked for and several are named («CICLO I - IV»): in a title above the header, or by the name of the sheet. */
export function nombraVarios(hoja: Hoja): CeldaMala | null {
  const { grid, encabezado, nombre } = hoja
  const fila = filasDeArriba(hoja).findLast(r => isDeVarios(omitida(r, grid, encabezado)))
  if (fila) {
    const { column, text } = fila.cells[0]!
    const motivo = `Este título nombra varios ciclos, ${FALTA}`
    return { fila: fila.number, columna: nombreDeColumna(column, ''), valor: valorBreve(text.trim()), motivo }
  }
  const motivo = `El nombre de la hoja es de varios ciclos, ${FALTA}`
  return isDeVarios(tituloPorPartes(nombre))
    ? { fila: encabezado.fila, columna: '', valor: nombre, motivo }
    : null
}

const hayTitulosDebajo = ({ grid, encabezado }: Hoja): boolean =>
  grid.rows.some(r => r.number >= encabezado.siguiente && isTitulo(omitida(r, grid, encabezado)))

/** Whether a sheet says of its courses in which cycle they are: in a column, in titles, or once for all. */
export const diceCiclos = (hoja: Hoja): boolean =>
  hoja.encabezado.columnas.ciclo !== undefined || cicloDeHoja(hoja) !== null || hayTitulosDebajo(hoja)

const isDeAnio = (titulo: Titulo): boolean => !titulo.ciclo.isEdad && /\bano\b/.test(clave(titulo.texto))

/** What a sheet with this title above its header says, of a year by its name. */
function deUnAnio(anio: Titulo, arriba: Titulo | null, hoja: Hoja): Suya {
  const ciclo = arriba && cicloDeAnio(anio.ciclo.numero, arriba)
  if (ciclo) return { ciclo: { que: 'titulo', ...ciclo }, anio, deNombre: anio }
  return { ciclo: hayTitulosDebajo(hoja) ? null : (arriba ?? anio), anio, deNombre: anio }
}

/** What a sheet says of one cycle, or one year, as all of its courses are of it; null where it does not, or says several and its name none. */
export function suyaDe(hoja: Hoja): Suya | null {
  const deNombre = cicloDeNombre(hoja.nombre)
  const arriba = hoja.encabezado.columnas.ciclo === undefined ? tituloDeArriba(hoja) : null
  if (deNombre && isDeAnio(deNombre) && !(arriba && isDeAnio(arriba))) return deUnAnio(deNombre, arriba, hoja)
  if (!deNombre && (!arriba || hayTitulosDebajo(hoja))) return null
  return { ciclo: arriba ?? deNombre, anio: null, deNombre }
}

/** What a sheet says whose name is only a number («III»), where nothing else says a cycle. */
export function suyaPorNumero(hoja: Hoja): Suya | null {
  const ciclo = leerCiclo(hoja.nombre)
  if (!ciclo || ciclo.isNamed || diceCiclos(hoja)) return null
  const titulo: Titulo = { que: 'titulo', ciclo, texto: hoja.nombre }
  return { ciclo: titulo, anio: null, deNombre: titulo }
}
