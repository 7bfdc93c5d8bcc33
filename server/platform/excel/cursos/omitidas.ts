import { isRaya } from '@malla/domain/asignaturas/escritos.ts'
import { type CicloLeido, leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Cell, Row } from '../book.ts'
import { isRotuloDeAnuales } from './anuales.ts'
import { columnaOf } from './claves.ts'
import type { Cuadricula } from './cuadricula.ts'
import { isRotuloDeElectivos } from './electivos.ts'
import type { Encabezado } from './encabezado.ts'
import { conLetrasJuntas, escritoDeTitulo } from './escritoDeTitulo.ts'
import { isParteDeGrupo } from './lecturas.ts'
import { isRequisitoDeCiclo, tituloPorPartes } from './tituloPorPartes.ts'
import { limpiar } from './valores.ts'

/** Rows of a sheet that are no courses. */
export type Omitida =
  | { que: 'total' | 'nota' | 'encabezado' | 'cifras' }
  /** «PRIMER CICLO» alone in a row: the cycle of the courses below it. */
  | { que: 'titulo'; ciclo: CicloLeido; texto: string; isParte?: boolean }
  /** «CURSOS ELECTIVOS»: what stands below it is of no cycle. */
  | { que: 'electivos'; texto: string }
  /** «CURSOS ANUALES»: what stands below it is of a year, and not of a cycle. */
  | { que: 'anuales'; texto: string }
  /** A title of a cycle that cannot be read, or of several (`isDeVarios`); `numero`: of which it speaks among other words. */
  | { que: 'ilegible'; texto: string; numero?: number; isDeVarios?: true }

const palabras =
  '(h|de|del|la|el|los|las|en|por|y|horas?|hrs?|creditos?|cr|ciclos?|semestres?|grados?|ano|general(es)?|cursos?|asignaturas?|plan|carrera|profesional|pregrado|academic[oa]s?|lectiv[oa]s?|requerid[oa]s?|exigid[oa]s?|obligatori[oa]s?|electiv[oa]s?|semanal(es)?|acumulad[oa]s?|[ivx]+|\\d+|primero?|segundo|tercero?|cuarto|quinto|sexto|septimo|octavo|noveno|decimo)'
const cosas = '(creditos?|horas|cursos|asignaturas)'
const total = new RegExp(
  `^((${cosas} )?(sub ?total|total|totales|gran total|suma|sumatoria)|(nro|numero|cantidad) de ${cosas}|promedio|carga (lectiva|horaria))( ${palabras})*$`,
)
const unidad = new RegExp(`^${palabras}( ${palabras})*$`)
const nota =
  /^(nota|fuente|leyenda|observacion|elaborad[oa] por|elaboracion|aprobad[oa])(s|es)?( [a-z ]{0,30})?:|^\(?\*/
/** A text of so many words alone in a row, and no name, is no code. */
const PALABRAS_DE_NOTA = 4
/** No header, title or word of totals is longer. */
const MAX_LINE = 120
/** With what a title says in brackets. */
const MAX_ROTULO = 500

const words = (text: string): string =>
  clave(conLetrasJuntas(text))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')

/** Text cells of a row that say something: no numbers, no dashes. */
const textsOf = (row: Row): string[] =>
  row.cells.filter(c => c.kind === 'text' && /\p{L}/u.test(c.text)).map(c => c.text)

/** «TOTAL», «Total de créditos», with nothing beside it but numbers, units and perhaps a cycle. */
function isTotal(row: Row): boolean {
  const texts = textsOf(row).map(t => (t.length <= MAX_LINE ? words(t) : ''))
  return texts.some(t => total.test(t)) && texts.every(t => total.test(t) || unidad.test(t))
}

/** «Créditos obligatorios» with a number beside it and no name: what totals are made of. */
function isCuenta(row: Row, { columnas }: Encabezado): boolean {
  const texts = textsOf(row).map(t => (t.length <= MAX_LINE ? words(t) : ''))
  return (
    row.cells.some(c => c.kind === 'number') &&
    row.cells.every(c => c.column !== columnas.nombre) &&
    texts.some(t => /^(total )?(creditos?|horas|cursos|asignaturas) /.test(t)) &&
    texts.every(t => unidad.test(t))
  )
}

/** A line to sign on, or one that only parts. */
const isRayada = (row: Row): boolean =>
  row.cells.length > 0 && row.cells.every(c => c.kind === 'text' && isRaya(limpiar(c.text)))

/** Whether the first row below a header only parts titles of it: those that stand over several columns, or hours («T», «P») that are not merged over them. */
const isParteDeTitulos = (row: Row, grid: Cuadricula, { siguiente, columnas }: Encabezado): boolean =>
  row.number === siguiente &&
  row.cells.every(c => {
    const titulo = grid.merged(siguiente - 1, c.column)
    const isDeVarias = titulo !== undefined && titulo.toColumn > titulo.fromColumn
    return c.kind === 'text' && (isDeVarias || (c.column !== columnas.nombre && isParteDeGrupo(c.text)))
  })

/** Whether a row repeats the header, or is a further one of a header that is repeated above it. */
function isHeaderAgain(row: Row, grid: Cuadricula, { columnas }: Encabezado): boolean {
  const isRepeated = (c: Cell): boolean => {
    const campo =
      c.kind === 'text' && c.text.length <= MAX_LINE ? columnaOf(c.text)?.columna.campo : undefined
    return campo !== undefined && columnas[campo] === c.column
  }
  const nombre = row.cells.find(c => c.column === columnas.nombre)
  const deArriba = nombre ? undefined : grid.down(row.number, columnas.nombre!)
  if (deArriba && isRepeated(deArriba)) return true
  return nombre !== undefined && isRepeated(nombre) && row.cells.filter(isRepeated).length >= 2
}

const isCifra = (c: Cell, nombre: number | undefined): boolean =>
  c.kind === 'number' ||
  (c.kind === 'text' &&
    c.text.length <= MAX_LINE &&
    (!/\p{L}/u.test(c.text) || (c.column !== nombre && unidad.test(words(c.text)))))

/** What a row says with nothing beside it but numbers and units; null where it may be a course that lacks the rest. */
function rotuloDe(row: Row, grid: Cuadricula, { columnas }: Encabezado): Cell | null {
  const [cell, ...others] = row.cells
  if (!cell || cell.text.length > MAX_LINE || !others.every(c => isCifra(c, columnas.nombre))) return null
  const isGrupo = cell.column === columnas.ciclo || cell.column === columnas.seccion
  return others.length > 0 && isGrupo && !grid.isWide(row.number, cell.column) ? null : cell
}

const PALABRA_DE_CICLO = /^(ciclo|semestre|cuatrimestre|trimestre|periodo|nivel|grado|ano)( academico)?:?$/

/** «SEMESTRE» and «III» in two cells, and a cycle alone in its column. */
function tituloSuelto(row: Row, { columnas }: Encabezado): Omitida | null {
  const [cell, segunda, ...otras] = row.cells
  if (!cell || otras.length > 0) return null
  const isEnDos = segunda !== undefined && PALABRA_DE_CICLO.test(clave(cell.text))
  const isSolo = segunda === undefined && cell.column === columnas.ciclo
  if (!isEnDos && !isSolo) return null
  const texto = limpiar(row.cells.map(c => c.text).join(' '))
  const ciclo = texto.length <= MAX_LINE ? leerCiclo(texto) : null
  return ciclo && { que: 'titulo', ciclo, texto }
}

function titulo(row: Row, grid: Cuadricula, encabezado: Encabezado): Omitida | null {
  const suelto = tituloSuelto(row, encabezado)
  if (suelto) return suelto
  const cell = rotuloDe(row, grid, encabezado)
  if (!cell) return null
  const isNombre = cell.column === encabezado.columnas.nombre && !grid.isWide(row.number, cell.column)
  const escrito = limpiar(cell.text)
  if (isRotuloDeElectivos(escrito, isNombre)) return { que: 'electivos', texto: escrito }
  if (isRotuloDeAnuales(escrito, isNombre)) return { que: 'anuales', texto: escrito }
  const texto = escritoDeTitulo(cell.text)
  const ciclo = leerCiclo(texto)
  // With numbers beside it a name is a course, unless it can only be a cycle.
  const isCurso = isNombre && row.cells.length > 1 && !/ciclo|semestre/i.test(texto)
  return ciclo?.isNamed && !isCurso ? { que: 'titulo', ciclo, texto } : null
}

/** What a row says that is a single text, if it is no course. */
function sola(cell: Cell, row: Row, grid: Cuadricula, { columnas }: Encabezado): Omitida | null {
  if (nota.test(clave(cell.text)) || isRequisitoDeCiclo(cell.text)) return { que: 'nota' }
  const isLarga = cell.column === columnas.ciclo || cell.text.trim().split(/\s+/).length >= PALABRAS_DE_NOTA
  const isHeading = cell.column !== columnas.nombre && (grid.isWide(row.number, cell.column) || isLarga)
  const isCorta = cell.column !== columnas.requisitos && cell.text.length <= MAX_ROTULO
  const leido = isCorta ? tituloPorPartes(escritoDeTitulo(cell.text)) : null
  if (isHeading) return leido ?? { que: 'nota' }
  const isFrase = leido?.que === 'electivos' || (leido?.que === 'ilegible' && leido.numero !== undefined)
  return leido && !isFrase && /ciclo|semestre/i.test(leido.texto) ? leido : null
}

/** Why a row below the header is no course, or null when it is to be read as one. */
export function omitida(row: Row, grid: Cuadricula, encabezado: Encabezado): Omitida | null {
  if (isHeaderAgain(row, grid, encabezado) || isParteDeTitulos(row, grid, encabezado))
    return { que: 'encabezado' }
  if (isTotal(row)) return { que: 'total' }
  if (isRayada(row)) return { que: 'nota' }
  const isTitle = titulo(row, grid, encabezado)
  if (isTitle) return isTitle
  if (isCuenta(row, encabezado)) return { que: 'total' }
  const [only, ...others] = row.cells
  return only?.kind === 'text' && others.length === 0 ? sola(only, row, grid, encabezado) : null
}
